/* A disk that is slow and loses at a power cut whatever was not synced: to be loaded before a program.

   SYNC_MS    how long each sync takes, in milliseconds: 300, or 0-300 for a time by chance
   SYNC_ROOT  the folder that lies on this disk
   SYNC_KEPT  where it is told what a power cut leaves: `view` is the folder as it would be found. Its files are links
              to `files`, which has the contents of each file, by its number, as they were when it was last synced. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define LENGTH (4 * PATH_MAX)

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static void be_slow(void)
{
    long least = 0, most = 0;
    const char *text = getenv("SYNC_MS");
    if (text && sscanf(text, "%ld-%ld", &least, &most) < 2)
        most = least;
    long time = least + (most > least ? random() % (most - least + 1) : 0);
    struct timespec pause = {time / 1000, time % 1000 * 1000000};
    nanosleep(&pause, NULL);
}

static void keep_file(int file, const char *kept, ino_t number)
{
    char name[LENGTH], draft[LENGTH + 8], text[65536], source[64];
    snprintf(source, sizeof source, "/proc/self/fd/%d", file);
    snprintf(name, sizeof name, "%s/files/%lu", kept, (unsigned long)number);
    snprintf(draft, sizeof draft, "%s.draft", name);
    int from = open(source, O_RDONLY), to = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (ssize_t length; (length = read(from, text, sizeof text)) > 0;)
        if (write(to, text, length) != length)
            abort();
    close(from);
    close(to);
    rename(draft, name);
}

static void make_folders(char *path, char *from)
{
    for (char *slash = strchr(from, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0700);
        *slash = '/';
    }
    mkdir(path, 0700);
}

static void forget_names(const char *folder, const char *view)
{
    char path[LENGTH];
    DIR *names = opendir(view);
    for (struct dirent *one; names && (one = readdir(names));) {
        snprintf(path, sizeof path, "%s/%s", folder, one->d_name);
        if (one->d_type == DT_LNK && access(path, F_OK)) {
            snprintf(path, sizeof path, "%s/%s", view, one->d_name);
            unlink(path);
        }
    }
    if (names)
        closedir(names);
}

static void keep_names(const char *folder, const char *kept, const char *view)
{
    char path[LENGTH], target[LENGTH], draft[LENGTH];
    struct stat about;
    DIR *names = opendir(folder);
    snprintf(draft, sizeof draft, "%s/link", kept);
    for (struct dirent *one; names && (one = readdir(names));) {
        snprintf(path, sizeof path, "%s/%s", folder, one->d_name);
        if (lstat(path, &about) || !S_ISREG(about.st_mode))
            continue;
        snprintf(target, sizeof target, "%s/files/%lu", kept, (unsigned long)about.st_ino);
        if (access(target, F_OK))
            continue;
        snprintf(path, sizeof path, "%s/%s", view, one->d_name);
        unlink(draft);
        if (symlink(target, draft) || rename(draft, path))
            abort();
    }
    if (names)
        closedir(names);
}

static void keep(int file)
{
    const char *root = getenv("SYNC_ROOT"), *kept = getenv("SYNC_KEPT");
    char source[64], path[PATH_MAX], view[LENGTH];
    struct stat about;
    if (!root || !kept || fstat(file, &about))
        return;
    snprintf(source, sizeof source, "/proc/self/fd/%d", file);
    ssize_t length = readlink(source, path, sizeof path - 1);
    path[length > 0 ? length : 0] = 0;
    size_t beginning = strlen(root);
    if (strncmp(path, root, beginning))
        return;
    if (S_ISREG(about.st_mode)) {
        keep_file(file, kept, about.st_ino);
    } else {
        int start = snprintf(view, sizeof view, "%s/view", kept);
        snprintf(view + start, sizeof view - start, "%s", path + beginning);
        make_folders(view, view + start + (view[start] == '/'));
        keep_names(path, kept, view);
        forget_names(path, view);
    }
}

static int synced(const char *name, int file)
{
    int (*really)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    be_slow();
    int result = really(file);
    pthread_mutex_lock(&one_at_a_time);
    keep(file);
    pthread_mutex_unlock(&one_at_a_time);
    return result;
}

int fsync(int file) { return synced("fsync", file); }

int fdatasync(int file) { return synced("fdatasync", file); }
