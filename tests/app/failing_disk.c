/* Lets file operations fail at random, as on a damaged or a remote disk. Load it with LD_PRELOAD.

   FAIL_ROOT   the folder in which they fail
   FAIL_SEED   the seed that decides which ones fail
   FAIL_UNTIL  the number of the last operation that may fail */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int errors[] = {EIO, EDQUOT, EMFILE, ENOSPC, EROFS, EACCES, ESTALE};

static int fails(const char *path)
{
    static unsigned long operation, state;
    const char *root = getenv("FAIL_ROOT");
    if (!root || strncmp(path, root, strlen(root)) || ++operation > strtoul(getenv("FAIL_UNTIL"), NULL, 10))
        return 0;
    if (operation == 1)
        state = strtoul(getenv("FAIL_SEED"), NULL, 10) * 7919;
    state = state * 6364136223846793005UL + 1442695040888963407UL;
    if ((state >> 33) % 8)
        return 0;
    errno = errors[(state >> 40) % (sizeof errors / sizeof *errors)];
    return 1;
}

static int file_fails(int file)
{
    char link[64], path[PATH_MAX + 1] = {0};
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    return readlink(link, path, PATH_MAX) > 0 && fails(path);
}

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *text, size_t length)
{
    return file_fails(file) ? -1 : REAL(write)(file, text, length);
}

int fsync(int file)
{
    return file_fails(file) ? -1 : REAL(fsync)(file);
}

int rename(const char *from, const char *to)
{
    return fails(from) ? -1 : REAL(rename)(from, to);
}

int close(int file)
{
    int failing = file_fails(file), error = errno;
    int result = REAL(close)(file);
    errno = failing ? error : errno;
    return failing ? -1 : result;
}

static int open_with(const char *name, const char *path, int flags, mode_t mode)
{
    return fails(path) ? -1 : ((int (*)(const char *, int, mode_t))dlsym(RTLD_NEXT, name))(path, flags, mode);
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open_with("open", path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open_with("open64", path, flags, mode);
}
