// A layer under a program that drops what was not synced: whatever is written to a database (*.db, *-wal, *-journal) stays
// in memory until it is synced. To kill the program is then to cut the power. With POWER_CUT_SYNC=off, syncing does nothing,
// as on a disk that lies; a test of durability must notice.
//
//   cc -shared -fPIC -O1 -o power-cut.so power-cut.c -ldl && LD_PRELOAD=$PWD/power-cut.so program
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 65536
#define MOST_DIRTY 4096

typedef struct shadow {
    dev_t device;
    ino_t inode;
    char *data;
    size_t size, room;
    struct { size_t from, to; } dirty[MOST_DIRTY];
    int count;
    int cut;
    struct shadow *next;
} shadow;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static shadow *all;
static shadow *by_file[MOST_FILES];

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t real_pread(int fd, void *to, size_t n, off_t at) {
    REAL(ssize_t, "pread64", int, void *, size_t, off_t);
    return real(fd, to, n, at);
}
static ssize_t real_pwrite(int fd, const void *from, size_t n, off_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
    return real(fd, from, n, at);
}
static int real_ftruncate(int fd, off_t size) {
    REAL(int, "ftruncate64", int, off_t);
    return real(fd, size);
}
static int real_fstat(int fd, struct stat *to) {
    REAL(int, "fstat", int, struct stat *);
    return real(fd, to);
}
static int real_stat(const char *path, struct stat *to) {
    REAL(int, "stat", const char *, struct stat *);
    return real(path, to);
}

static int ends(const char *text, const char *with) {
    size_t n = strlen(text), m = strlen(with);
    return n >= m && strcmp(text + n - m, with) == 0;
}

static int is_database(const char *path) {
    return ends(path, ".db") || ends(path, "-wal") || ends(path, "-journal");
}

static void grow(shadow *file, size_t size) {
    if (size > file->room) {
        file->room = size * 2;
        file->data = realloc(file->data, file->room);
    }
    if (size > file->size) {
        memset(file->data + file->size, 0, size - file->size);
        file->size = size;
    }
}

static shadow *known(dev_t device, ino_t inode) {
    shadow *file = all;
    while (file && (file->device != device || file->inode != inode)) file = file->next;
    return file;
}

static void opened(int fd, const char *path) {
    struct stat about;
    if (fd < 0 || fd >= MOST_FILES || !is_database(path) || real_fstat(fd, &about) != 0) return;
    pthread_mutex_lock(&lock);
    shadow *file = known(about.st_dev, about.st_ino);
    if (!file) {
        file = calloc(1, sizeof(shadow));
        file->device = about.st_dev;
        file->inode = about.st_ino;
        grow(file, about.st_size);
        size_t have = 0;
        ssize_t got;
        while (have < file->size && (got = real_pread(fd, file->data + have, file->size - have, have)) > 0) have += got;
        file->next = all;
        all = file;
    }
    by_file[fd] = file;
    pthread_mutex_unlock(&lock);
}

static shadow *of(int fd) { return fd >= 0 && fd < MOST_FILES ? by_file[fd] : NULL; }

static int flush(int fd, shadow *file) {
    const char *off = getenv("POWER_CUT_SYNC");
    if (off && strcmp(off, "off") == 0) return 0;
    if (file->cut && real_ftruncate(fd, file->size) != 0) return -1;
    for (int i = 0; i < file->count; i++) {
        size_t from = file->dirty[i].from, to = file->dirty[i].to < file->size ? file->dirty[i].to : file->size;
        while (from < to) {
            ssize_t done = real_pwrite(fd, file->data + from, to - from, from);
            if (done < 0) return -1;
            from += done;
        }
    }
    file->count = 0;
    file->cut = 0;
    return 0;
}

static ssize_t keep(shadow *file, const void *from, size_t n, off_t at) {
    grow(file, at + n);
    memcpy(file->data + at, from, n);
    if (file->count == MOST_DIRTY) { // Too many to list: everything, then.
        file->dirty[0].from = 0;
        file->dirty[0].to = (size_t)-1;
        file->count = 1;
    } else {
        file->dirty[file->count].from = at;
        file->dirty[file->count++].to = at + n;
    }
    return n;
}

static ssize_t fetch(shadow *file, void *to, size_t n, off_t at) {
    if ((size_t)at >= file->size) return 0;
    size_t have = file->size - at < n ? file->size - at : n;
    memcpy(to, file->data + at, have);
    return have;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more); \
        REAL(int, #name, const char *, int, ...); \
        int fd = real(path, flags, mode); \
        opened(fd, path); \
        return fd; \
    }
OPEN(open)
OPEN(open64)
#define OPENAT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more); \
        REAL(int, #name, int, const char *, int, ...); \
        int fd = real(folder, path, flags, mode); \
        opened(fd, path); \
        return fd; \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
    REAL(int, "close", int);
    if (of(fd)) by_file[fd] = NULL;
    return real(fd);
}

#define PREAD(name) \
    ssize_t name(int fd, void *to, size_t n, off_t at) { \
        shadow *file = of(fd); \
        if (!file) return real_pread(fd, to, n, at); \
        pthread_mutex_lock(&lock); ssize_t done = fetch(file, to, n, at); pthread_mutex_unlock(&lock); \
        return done; \
    }
PREAD(pread)
PREAD(pread64)
#define PWRITE(name) \
    ssize_t name(int fd, const void *from, size_t n, off_t at) { \
        shadow *file = of(fd); \
        if (!file) return real_pwrite(fd, from, n, at); \
        pthread_mutex_lock(&lock); ssize_t done = keep(file, from, n, at); pthread_mutex_unlock(&lock); \
        return done; \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t read(int fd, void *to, size_t n) {
    REAL(ssize_t, "read", int, void *, size_t);
    shadow *file = of(fd);
    if (!file) return real(fd, to, n);
    pthread_mutex_lock(&lock);
    ssize_t done = fetch(file, to, n, lseek(fd, 0, SEEK_CUR));
    lseek(fd, done, SEEK_CUR);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int fd, const void *from, size_t n) {
    REAL(ssize_t, "write", int, const void *, size_t);
    shadow *file = of(fd);
    if (!file) return real(fd, from, n);
    pthread_mutex_lock(&lock);
    ssize_t done = keep(file, from, n, lseek(fd, 0, SEEK_CUR));
    lseek(fd, done, SEEK_CUR);
    pthread_mutex_unlock(&lock);
    return done;
}

#define TRUNCATE(name) \
    int name(int fd, off_t size) { \
        shadow *file = of(fd); \
        if (!file) return real_ftruncate(fd, size); \
        pthread_mutex_lock(&lock); \
        grow(file, size); file->size = size; file->cut = 1; \
        pthread_mutex_unlock(&lock); \
        return 0; \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name) \
    int name(int fd) { \
        REAL(int, #name, int); \
        shadow *file = of(fd); \
        if (!file) return real(fd); \
        pthread_mutex_lock(&lock); int done = flush(fd, file); pthread_mutex_unlock(&lock); \
        return done; \
    }
SYNC(fsync)
SYNC(fdatasync)

static void tell_size(struct stat *about) {
    pthread_mutex_lock(&lock);
    shadow *file = known(about->st_dev, about->st_ino);
    if (file) about->st_size = file->size;
    pthread_mutex_unlock(&lock);
}

int fstat(int fd, struct stat *to) { int done = real_fstat(fd, to); if (!done) tell_size(to); return done; }
int stat(const char *path, struct stat *to) { int done = real_stat(path, to); if (!done) tell_size(to); return done; }
int fstat64(int fd, struct stat64 *to) { return fstat(fd, (struct stat *)to); }
int stat64(const char *path, struct stat64 *to) { return stat(path, (struct stat *)to); }
int __fxstat(int version, int fd, struct stat *to) { (void)version; return fstat(fd, to); }
int __xstat(int version, const char *path, struct stat *to) { (void)version; return stat(path, to); }
int __fxstat64(int version, int fd, struct stat64 *to) { (void)version; return fstat64(fd, to); }
int __xstat64(int version, const char *path, struct stat64 *to) { (void)version; return stat64(path, to); }

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    struct stat about;
    if (is_database(path) && real_stat(path, &about) == 0) {
        pthread_mutex_lock(&lock);
        for (shadow **file = &all; *file; file = &(*file)->next) {
            if ((*file)->device == about.st_dev && (*file)->inode == about.st_ino) {
                *file = (*file)->next; // Whoever still has it open keeps it.
                break;
            }
        }
        pthread_mutex_unlock(&lock);
    }
    return real(path);
}
