/* Stands in for the ICU of Windows, which Wine lacks. Qt asks it for encodings other than Unicode: there are none. */
#define MISSING(name) __declspec(dllexport) void *name(void) { return 0; }

__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    *error = 4; /* U_FILE_ACCESS_ERROR */
    return 0;
}

__declspec(dllexport) int ucnv_countAvailable(void) { return 0; }

MISSING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
MISSING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
MISSING(ucnv_cbFromUWriteUChars)
MISSING(ucnv_cbToUWriteUChars)
MISSING(ucnv_close)
MISSING(ucnv_fromUCountPending)
MISSING(ucnv_fromUnicode)
MISSING(ucnv_getAvailableName)
MISSING(ucnv_getFromUCallBack)
MISSING(ucnv_getMaxCharSize)
MISSING(ucnv_getName)
MISSING(ucnv_getStandardName)
MISSING(ucnv_getToUCallBack)
MISSING(ucnv_reset)
MISSING(ucnv_setFromUCallBack)
MISSING(ucnv_setToUCallBack)
MISSING(ucnv_toUCountPending)
MISSING(ucnv_toUnicode)
