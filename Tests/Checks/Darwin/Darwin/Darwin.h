// What tabspec uses of macOS's C library, with the types and the nullability of Apple's headers.

typedef __INT8_TYPE__ int8_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __INT32_TYPE__ int32_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __SIZE_TYPE__ size_t;

typedef long ssize_t, time_t, clock_t;
typedef int32_t pid_t, dev_t, blksize_t;
typedef uint32_t uid_t, gid_t, sigset_t, useconds_t;
typedef uint16_t mode_t, nlink_t;
typedef uint64_t ino_t;
typedef int64_t off_t, blkcnt_t;
typedef unsigned int nfds_t;

// <sys/stat.h>
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fchmod(int, mode_t);

// <fcntl.h>, <unistd.h>, <stdio.h>
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define X_OK (1 << 0)
int access(const char *, int);
int close(int);
int fchown(int, uid_t, gid_t);
int fsync(int);
char *getcwd(char *, size_t);
pid_t getpid(void);
int isatty(int);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *__restrict, char *__restrict, size_t);
int rename(const char *, const char *);
int unlink(const char *);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);

// <dirent.h>
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
typedef struct {
  int dd_fd;
  long dd_loc, dd_size;
  char *dd_buf;
} DIR;
struct dirent {
  uint64_t d_ino, d_seekoff;
  uint16_t d_reclen, d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// <poll.h>, <sys/ioctl.h>
#define POLLIN 0x0001
#define POLLHUP 0x0010
struct pollfd {
  int fd;
  short events, revents;
};
int poll(struct pollfd *, nfds_t, int);
struct winsize {
  unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};

// <signal.h>, <spawn.h>, <sys/wait.h>, <errno.h>
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define WNOHANG 0x00000001
#define EPERM 1
#define EINTR 4
#define EEXIST 17
#define EISDIR 21
#define EINVAL 22
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ENOTSUP 45
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int kill(pid_t, int);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
typedef void *posix_spawn_file_actions_t, *posix_spawnattr_t;
int posix_spawn(
    pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *,
    const posix_spawnattr_t *__restrict, char *const __argv[__restrict],
    char *const __envp[__restrict]);
pid_t waitpid(pid_t, int *, int);

// <stdlib.h>, <string.h>, <time.h>
void exit(int) __attribute__((noreturn));
void free(void *);
char *getenv(const char *);
char *realpath(const char *__restrict, char *__restrict);
size_t strlen(const char *);
char *strerror(int);
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
struct tm *localtime_r(const time_t *__restrict, struct tm *__restrict);
time_t time(time_t *);
