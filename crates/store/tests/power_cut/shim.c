/* Stands between a program and the C library, and writes down in one order what the program does
 * to the files of one folder. Loaded with LD_PRELOAD; told what to do by the environment:
 *
 *   SHIM_FOLDER  the folder, as an absolute path that ends with a slash
 *   SHIM_ACKS    one more file to be watched: where the program writes down its promises
 *   SHIM_TRACE   where the trace goes
 *   SHIM_FULL    as long as this file exists, the folder's disk is full
 *
 * One lock is held from before each call until it is in the trace. So the trace has the order in
 * which things really happened, and a sync covers exactly the writes that stand before it.
 *
 * The shared memory of SQLite (-shm) is left out: SQLite builds it anew after a power cut.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum operation { CREATE = 1, WRITE = 2, TRUNCATE = 3, SYNC = 4, UNLINK = 5, RENAME = 6, SYNC_FOLDER = 7 };

#define FILES 4096
static char *names[FILES];
static const char *folder, *acks, *full;
static int trace = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fallocate)(int, int, off_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_unlinkat)(int, const char *, int);
static int (*real_rename)(const char *, const char *);

/* The compiler has no word for a function behind an object pointer, hence the cast of an address. */
#define FIND(name) *(void **)&real_##name = dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void start(void)
{
    FIND(open); FIND(openat); FIND(close); FIND(write); FIND(writev); FIND(pwrite);
    FIND(ftruncate); FIND(fallocate); FIND(fsync); FIND(fdatasync); FIND(unlink);
    FIND(unlinkat); FIND(rename);
    folder = getenv("SHIM_FOLDER");
    acks = getenv("SHIM_ACKS");
    full = getenv("SHIM_FULL");
    const char *path = getenv("SHIM_TRACE");
    if (path != NULL)
        trace = real_open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
}

static int ends_with(const char *text, const char *end)
{
    size_t all = strlen(text), part = strlen(end);
    return all >= part && strcmp(text + all - part, end) == 0;
}

static int is_folder(const char *path)
{
    size_t length = folder == NULL ? 0 : strlen(folder);
    return length > 0 && strncmp(path, folder, length - 1) == 0
        && (path[length - 1] == '\0' || strcmp(path + length - 1, "/") == 0);
}

static int is_watched(const char *path)
{
    if (folder == NULL || trace < 0 || path == NULL)
        return 0;
    if (acks != NULL && strcmp(path, acks) == 0)
        return 1;
    if (is_folder(path))
        return 1;
    return strncmp(path, folder, strlen(folder)) == 0 && !ends_with(path, "-shm")
        && !ends_with(path, ".lock");
}

static const char *name_of(int file)
{
    return file >= 0 && file < FILES ? names[file] : NULL;
}

static int is_full(const char *name)
{
    return full != NULL && access(full, F_OK) == 0 && (acks == NULL || strcmp(name, acks) != 0);
}

/* A record is four numbers of eight bytes, then the name, then the data. */
static void record(enum operation what, const char *name, uint64_t offset, const void *data, size_t length)
{
    uint64_t head[4] = { what, strlen(name), offset, length };
    struct iovec parts[3] = {
        { head, sizeof head }, { (void *)name, strlen(name) }, { (void *)data, data == NULL ? 0 : length }
    };
    size_t all = parts[0].iov_len + parts[1].iov_len + parts[2].iov_len;
    if (real_writev(trace, parts, 3) != (ssize_t)all) {
        static const char complaint[] = "shim: the trace cannot be written\n";
        real_write(2, complaint, sizeof complaint - 1);
        abort();
    }
}

static int note_open(int file, const char *path, int flags, int was_there)
{
    if (file >= 0 && file < FILES) {
        names[file] = strdup(path);
        if (!was_there && !is_folder(path))
            record(CREATE, path, 0, NULL, 0);
        else if ((flags & O_TRUNC) != 0)
            record(TRUNCATE, path, 0, NULL, 0);
    }
    return file;
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (!is_watched(path))
        return real_open(path, flags, mode);
    pthread_mutex_lock(&lock);
    int was_there = access(path, F_OK) == 0;
    int file = note_open(real_open(path, flags, mode), path, flags, was_there);
    pthread_mutex_unlock(&lock);
    return file;
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open(path, flags, mode);
}

int openat(int at, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (!is_watched(path))
        return real_openat(at, path, flags, mode);
    return open(path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return openat(at, path, flags, mode);
}

int close(int file)
{
    if (name_of(file) == NULL)
        return real_close(file);
    pthread_mutex_lock(&lock);
    free(names[file]);
    names[file] = NULL;
    int result = real_close(file);
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset)
{
    const char *name = name_of(file);
    if (name == NULL)
        return real_pwrite(file, data, length, offset);
    if (is_full(name)) {
        errno = ENOSPC;
        return -1;
    }
    pthread_mutex_lock(&lock);
    ssize_t result = real_pwrite(file, data, length, offset);
    if (result > 0)
        record(WRITE, name, (uint64_t)offset, data, (size_t)result);
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset)
{
    return pwrite(file, data, length, offset);
}

ssize_t write(int file, const void *data, size_t length)
{
    const char *name = name_of(file);
    if (name == NULL)
        return real_write(file, data, length);
    if (is_full(name)) {
        errno = ENOSPC;
        return -1;
    }
    pthread_mutex_lock(&lock);
    ssize_t result = real_write(file, data, length);
    off_t end = lseek(file, 0, SEEK_CUR);
    if (result > 0)
        record(WRITE, name, (uint64_t)(end - result), data, (size_t)result);
    pthread_mutex_unlock(&lock);
    return result;
}

/* Split into single writes, which is all a caller may count on anyway. */
ssize_t writev(int file, const struct iovec *parts, int count)
{
    if (name_of(file) == NULL)
        return real_writev(file, parts, count);
    ssize_t all = 0;
    for (int part = 0; part < count; part++) {
        ssize_t result = write(file, parts[part].iov_base, parts[part].iov_len);
        if (result < 0)
            return all > 0 ? all : -1;
        all += result;
        if ((size_t)result < parts[part].iov_len)
            break;
    }
    return all;
}

int ftruncate(int file, off_t length)
{
    const char *name = name_of(file);
    if (name == NULL)
        return real_ftruncate(file, length);
    pthread_mutex_lock(&lock);
    int result = real_ftruncate(file, length);
    if (result == 0)
        record(TRUNCATE, name, (uint64_t)length, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int ftruncate64(int file, off64_t length)
{
    return ftruncate(file, length);
}

/* Room set aside is like a truncation to a greater length, if the file grows by it at all. */
int fallocate(int file, int mode, off_t offset, off_t length)
{
    const char *name = name_of(file);
    if (name == NULL)
        return real_fallocate(file, mode, offset, length);
    pthread_mutex_lock(&lock);
    struct stat before, after;
    fstat(file, &before);
    int result = real_fallocate(file, mode, offset, length);
    fstat(file, &after);
    if (before.st_size != after.st_size)
        record(TRUNCATE, name, (uint64_t)after.st_size, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int fallocate64(int file, int mode, off64_t offset, off64_t length)
{
    return fallocate(file, mode, offset, length);
}

int posix_fallocate(int file, off_t offset, off_t length)
{
    return fallocate(file, 0, offset, length) == 0 ? 0 : errno;
}

int posix_fallocate64(int file, off64_t offset, off64_t length)
{
    return posix_fallocate(file, offset, length);
}

static int note_sync(int file, const char *name, int (*sync)(int))
{
    pthread_mutex_lock(&lock);
    int result = sync(file);
    if (result == 0)
        record(is_folder(name) ? SYNC_FOLDER : SYNC, name, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int fsync(int file)
{
    const char *name = name_of(file);
    return name == NULL ? real_fsync(file) : note_sync(file, name, real_fsync);
}

int fdatasync(int file)
{
    const char *name = name_of(file);
    return name == NULL ? real_fdatasync(file) : note_sync(file, name, real_fdatasync);
}

int unlink(const char *path)
{
    if (!is_watched(path))
        return real_unlink(path);
    pthread_mutex_lock(&lock);
    int result = real_unlink(path);
    if (result == 0)
        record(UNLINK, path, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int unlinkat(int at, const char *path, int flags)
{
    return is_watched(path) && flags == 0 ? unlink(path) : real_unlinkat(at, path, flags);
}

/* The new name stands where other records have their data. */
int rename(const char *from, const char *to)
{
    if (!is_watched(from) && !is_watched(to))
        return real_rename(from, to);
    pthread_mutex_lock(&lock);
    int result = real_rename(from, to);
    if (result == 0)
        record(RENAME, from, 0, to, strlen(to));
    pthread_mutex_unlock(&lock);
    return result;
}
