/* The harness by which a fuzzer drives an instrumented program: its main is
 * transver_fuzzed_main, and its inputs are made of the fuzzer's bytes.
 *
 * Each run starts from the initial memory image: it is a child process. The
 * run's coverage counters are handed to the parent, where libFuzzer looks for
 * them. exit, abort, a crash and an assumption that does not hold end a run and
 * mean nothing; only reach_error() does. It writes the run's inputs to the file
 * that TRANSVER_FOUND names, one a line: `TYPE VALUE`.
 *
 * A value is one byte that chooses a special one (small, a limit, a constant of
 * the program: TRANSVER_CONSTANTS), or that announces its bytes. A truth value
 * is "yes" for one byte in eight: choices of the instrumentation are to be
 * answered "yes" once, at some time.
 *
 * With TRANSVER_AFL the bytes are the standard input, and AFL++ forks by itself.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern int transver_fuzzed_main(int argc, char **argv, char **envp);
extern char **environ;

/* Each input that is not zero takes a byte, and no fuzzer gives more bytes: those
 * that are not kept are zeros, as all are after the end of a replay. */
enum { MOST_INPUTS = 65536, MILLISECONDS = 40, FOUND_STATUS = 77 };

static const unsigned char *bytes;
static size_t byte_count, at;

static struct given {
  const char *type;
  unsigned long long value;
} given[MOST_INPUTS];
static unsigned given_count;

static const long long special[] = {0, 1, -1, 2, 3, 4, 5, 7, 8, 10, 16, 100,
                                    127, 128, -128, 255, 256, 32767, 32768,
                                    -32768, 65535, 65536, 2147483647,
                                    2147483646, -2147483648, 4294967295,
                                    9223372036854775807,
                                    -9223372036854775807 - 1,
#ifdef TRANSVER_CONSTANTS
                                    TRANSVER_CONSTANTS
#endif
};
enum { SPECIAL_COUNT = sizeof special / sizeof *special };

static unsigned next_byte(void) { return at < byte_count ? bytes[at++] : 0; }

static unsigned long long note(const char *type, unsigned long long value) {
  if (given_count < MOST_INPUTS)
    given[given_count++] = (struct given){type, value};
  return value;
}

static unsigned long long integer(unsigned size) {
  unsigned kind = next_byte();
  if (kind < 192)
    return (unsigned long long)special[kind % SPECIAL_COUNT];
  if (kind < 224)
    return (unsigned long long)(long long)(signed char)next_byte();
  unsigned long long value = 0;
  for (unsigned i = 0; i < size; i++)
    value |= (unsigned long long)next_byte() << 8 * i;
  return value;
}

/*===-- The end of a run ---------------------------------------------------===*/

#ifndef TRANSVER_AFL
extern unsigned char __start___sancov_cntrs[]
    __attribute__((weak, visibility("hidden")));
extern unsigned char __stop___sancov_cntrs[]
    __attribute__((weak, visibility("hidden")));
static unsigned char *shared_counters;
static size_t counter_count(void) {
  return (size_t)(__stop___sancov_cntrs - __start___sancov_cntrs);
}
#endif

static void end_run(int status) {
#ifndef TRANSVER_AFL
  if (shared_counters)
    memcpy(shared_counters, __start___sancov_cntrs, counter_count());
#endif
  _exit(status);
}
static void end_by_signal(int signal) {
  (void)signal;
  end_run(0);
}
static void end_by_exit(void) { end_run(0); }

static void write_found(void) {
  const char *name = getenv("TRANSVER_FOUND");
  FILE *file = name ? fopen(name, "w") : 0;
  if (!file)
    return;
  for (unsigned i = 0; i < given_count; i++) {
    if (strcmp(given[i].type, "double") == 0) {
      double value;
      memcpy(&value, &given[i].value, sizeof value);
      fprintf(file, "double %a\n", value);
    } else {
      int is_unsigned = strncmp(given[i].type, "unsigned", 8) == 0;
      fprintf(file, is_unsigned ? "%s %llu\n" : "%s %lld\n", given[i].type,
              given[i].value);
    }
  }
  fclose(file);
}

void reach_error(void) {
  write_found();
#ifdef TRANSVER_AFL
  signal(SIGTRAP, SIG_DFL);
  raise(SIGTRAP);
#endif
  end_run(FOUND_STATUS);
}
void __VERIFIER_assume(int holds) {
  if (!holds)
    end_run(0);
}

static void run_once(void) {
  static char name[] = "program";
  static char *words[] = {name, 0};
  for (int signal_number = 1; signal_number < 32; signal_number++)
    if (signal_number != SIGKILL && signal_number != SIGSTOP &&
        signal_number != SIGCHLD && signal_number != SIGTRAP)
      signal(signal_number, end_by_signal);
  struct itimerval limit = {{0, 0}, {0, MILLISECONDS * 1000}};
  setitimer(ITIMER_PROF, &limit, 0);
  struct itimerval wait = {{0, 0}, {0, 10 * MILLISECONDS * 1000}};
  setitimer(ITIMER_REAL, &wait, 0);
  atexit(end_by_exit);
  exit(transver_fuzzed_main(1, words, environ));
}

/*===-- The inputs ---------------------------------------------------------===*/

#define INTEGER(name, type)                                                    \
  type __VERIFIER_nondet_##name(void) {                                        \
    return (type)note(#type, (unsigned long long)(type)integer(sizeof(type))); \
  }
_Bool __VERIFIER_nondet_bool(void) {
  return note("_Bool", (next_byte() & 7) == 1) != 0;
}
INTEGER(char, char)
INTEGER(schar, signed char)
INTEGER(uchar, unsigned char)
INTEGER(u8, unsigned char)
INTEGER(short, short)
INTEGER(ushort, unsigned short)
INTEGER(u16, unsigned short)
INTEGER(int, int)
INTEGER(uint, unsigned)
INTEGER(u32, unsigned)
INTEGER(unsigned, unsigned)
INTEGER(long, long)
INTEGER(ulong, unsigned long)
INTEGER(longlong, long long)
INTEGER(ulonglong, unsigned long long)
INTEGER(u64, unsigned long long)
INTEGER(size_t, unsigned long)
INTEGER(loff_t, long long)
INTEGER(sector_t, unsigned long)
#ifdef __SIZEOF_INT128__
/* 64 bits of them, as a replay has. */
__int128 __VERIFIER_nondet_int128(void) {
  return (long long)note("__int128", integer(8));
}
unsigned __int128 __VERIFIER_nondet_uint128(void) {
  return note("unsigned __int128", integer(8));
}
#endif
void __VERIFIER_nondet_memory(void *block, size_t size) {
  for (size_t i = 0; i < size; i++)
    ((unsigned char *)block)[i] = __VERIFIER_nondet_uchar();
}
static double number(void) {
  union {
    double number;
    unsigned long long bits;
  } value;
  unsigned kind = next_byte();
  if (kind < 200)
    value.number = (double)(long long)special[kind % SPECIAL_COUNT];
  else if (kind < 220)
    value.number = (double)(signed char)next_byte() / 4;
  else
    value.bits = integer(8);
  return value.number;
}
static double note_number(double number) {
  unsigned long long bits;
  memcpy(&bits, &number, sizeof bits);
  note("double", bits);
  return number;
}
double __VERIFIER_nondet_double(void) { return note_number(number()); }
float __VERIFIER_nondet_float(void) {
  return (float)note_number((float)number());
}
#define POINTER(name, type)                                                    \
  type __VERIFIER_nondet_##name(void) {                                        \
    return (type)(unsigned long)note("unsigned long", integer(1));             \
  }
POINTER(pointer, void *)
POINTER(charp, char *)
POINTER(pchar, char *)
void __VERIFIER_atomic_begin(void) {}
void __VERIFIER_atomic_end(void) {}

/*===-- The two fuzzers ----------------------------------------------------===*/

#ifdef TRANSVER_AFL
int main(void) {
  static unsigned char input[65536];
  ssize_t size;
#ifdef __AFL_INIT
  __AFL_INIT();
#endif
  while (byte_count < sizeof input &&
         (size = read(0, input + byte_count, sizeof input - byte_count)) > 0)
    byte_count += (size_t)size;
  bytes = input;
  run_once();
}
#else
int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  static int null = -1;
  if (null < 0) {
    null = open("/dev/null", O_RDWR);
    if (counter_count()) {
      void *map = mmap(0, counter_count(), PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS, -1, 0);
      shared_counters = map == MAP_FAILED ? 0 : map;
    }
  }
  if (shared_counters)
    memset(shared_counters, 0, counter_count());
  pid_t child = fork();
  if (child < 0)
    return 0;
  if (child == 0) {
    bytes = data;
    byte_count = size;
    dup2(null, 0);
    dup2(null, 1);
    dup2(null, 2);
    run_once();
  }
  int status;
  while (waitpid(child, &status, 0) < 0)
    ;
  if (WIFEXITED(status) && WEXITSTATUS(status) == FOUND_STATUS) {
    fprintf(stderr, "transver: found\n");
    _exit(FOUND_STATUS);
  }
  if (shared_counters)
    memcpy(__start___sancov_cntrs, shared_counters, counter_count());
  return 0;
}
#endif
