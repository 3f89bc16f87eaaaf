/* The program python.exe: it hands its arguments to the library of Python. */
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

int wmain(int count, wchar_t **arguments)
{
    HMODULE python = LoadLibraryW(LIBRARY);
    return python ? ((Main)(void *)GetProcAddress(python, "Py_Main"))(count, arguments) : 1;
}
