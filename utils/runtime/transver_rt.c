/* The runtime of an instrumented program that is run: where its inputs come
 * from, and what a violation does.
 *
 * TRANSVER_OPTIONS is a list of name=value, separated by ':', in the manner of
 * the sanitizers:
 *
 *   replay=FILE  inputs are read from FILE, one a line: `TYPE VALUE`; after its
 *                end they are zero
 *   seed=N       inputs are random; equal N give equal inputs
 *   log=FILE     each input, and each violation, with the addresses of its calls
 *                (from the innermost, as offsets in the program)
 *   explain=FILE what a violation was is written to FILE (explain.c)
 *   steps=FILE   what led to it is written to FILE (steps.h)
 *   halt=0       a violation is counted, and the program goes on (1: it aborts)
 *
 * Without replay or seed every input is zero. What a monitor chooses is no input: that is "no",
 * unless the program is linked with a `__transver_choose` of its own.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#if defined(__GLIBC__)
#include <execinfo.h>
#endif

/* The program's image begins here, so addresses in it are the same in each
 * run. */
extern const char __ehdr_start[] __attribute__((visibility("hidden")));

/* All is weak: a program may have functions of these names of its own. Objects
 * that link by themselves have weak ones, too, so this library has to come first
 * (and whole) in the command line of the linker. */
#define API __attribute__((weak))

enum { MOST_FRAMES = 32, MOST_PLACES = 256 };

static struct {
  int is_read, goes_on;
  int is_random;
  unsigned long long seed;
  FILE *replay, *log;
  unsigned long violations;
  const void *places[MOST_PLACES]; /* at which a violation was told already */
  unsigned place_count;
} runtime;

static void complain(const char *what, const char *name) {
  fprintf(stderr, "transver: TRANSVER_OPTIONS: %s '%s'%s%s\n", what, name,
          errno ? ": " : "", errno ? strerror(errno) : "");
  exit(2);
}

static FILE *open_for(const char *name, const char *mode) {
  FILE *file = fopen(name, mode);
  if (!file)
    complain("cannot open", name);
  return file;
}

/* What an object says before it calls reach_error(): the place and the property;
 * "" if all has been said already. Null in programs for verifiers. */
API const char *__transver_where;

static void tell_violation(void) {
  const char *where = __transver_where;
  if (!where)
    where = "transver: the property is violated";
  if (*where)
    fprintf(stderr, "%s\n", where);
}

static void tell_count(void) {
  fprintf(stderr, "transver: %lu violation%s\n", runtime.violations,
          runtime.violations == 1 ? "" : "s");
}

static void read_options(void) {
  if (runtime.is_read)
    return;
  runtime.is_read = 1;
  const char *given = getenv("TRANSVER_OPTIONS");
  char *options = given ? strdup(given) : 0;
  for (char *word = options ? strtok(options, ":") : 0; word;
       word = strtok(0, ":")) {
    char *value = strchr(word, '=');
    errno = 0;
    if (!value)
      complain("this is no name=value:", word);
    *value++ = 0;
    if (strcmp(word, "replay") == 0) {
      runtime.replay = open_for(value, "r");
    } else if (strcmp(word, "log") == 0) {
      runtime.log = open_for(value, "w");
    } else if (strcmp(word, "seed") == 0) {
      char *end;
      runtime.is_random = 1;
      runtime.seed = strtoull(value, &end, 0);
      if (end == value || *end)
        complain("this is no number:", value);
    } else if (strcmp(word, "halt") == 0) {
      runtime.goes_on = strcmp(value, "0") == 0;
    } else if (strcmp(word, "explain") != 0 &&
               strcmp(word, "steps") != 0) { /* those are explain.c's */
      complain("there is no option", word);
    }
  }
  free(options);
}

static unsigned frames(void **into) {
#if defined(__GLIBC__)
  int count = backtrace(into, MOST_FRAMES);
  return count > 0 ? (unsigned)count : 0;
#else
  into[0] = 0;
  return 0;
#endif
}

/* The calls that led here, those of this file included. */
static void log_calls(void) {
  void *addresses[MOST_FRAMES];
  unsigned count = frames(addresses);
  for (unsigned i = 0; i < count; i++)
    fprintf(runtime.log, " 0x%lx",
            (unsigned long)((const char *)addresses[i] - __ehdr_start));
  fprintf(runtime.log, "\n");
  fflush(runtime.log);
}

/* splitmix64 */
static unsigned long long draw(void) {
  unsigned long long z = runtime.seed += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* Small numbers and limits more often than others. */
static unsigned long long draw_number(void) {
  unsigned long long kind = draw() % 8, value = draw();
  return kind < 3    ? value % 8
         : kind == 3 ? -(value % 8)
         : kind == 4 ? (1ull << value % 64) - 1
         : kind == 5 ? 1ull << value % 64
                     : value;
}

/* The text of the next input's value, which has SIZE characters of room; 0 if
 * there is none. */
static int next_text(char *text, size_t size) {
  char line[256];
  if (!runtime.replay || !fgets(line, sizeof line, runtime.replay))
    return 0;
  line[strcspn(line, "\n")] = 0;
  const char *value = strrchr(line, ' ');
  snprintf(text, size, "%s", value ? value + 1 : line);
  return 1;
}

/* Of explain.c, if it is there. */
API void __transver_input(const char *type, const char *value);
API void __transver_write_steps(void);

static void note(const char *type, const char *format, ...) {
  char text[64];
  va_list values;
  if (!runtime.log && !__transver_input)
    return;
  va_start(values, format);
  vsnprintf(text, sizeof text, format, values);
  va_end(values);
  if (__transver_input)
    __transver_input(type, text);
  if (runtime.log)
    fprintf(runtime.log, "%s %s", type, text);
}

static unsigned long long integer(void) {
  char text[256];
  read_options();
  if (next_text(text, sizeof text))
    return text[0] == '-' ? (unsigned long long)strtoll(text, 0, 0)
                          : strtoull(text, 0, 0);
  return runtime.is_random && !runtime.replay ? draw_number() : 0;
}

static double number(void) {
  char text[256];
  read_options();
  if (next_text(text, sizeof text))
    return strtod(text, 0);
  if (!runtime.is_random || runtime.replay)
    return 0;
  double small = (double)(long long)draw_number();
  return draw() % 2 ? small : small / 3;
}

#define INTEGER(name, type, format, printed)                                   \
  API type __VERIFIER_nondet_##name(void) {                                        \
    type value = (type)integer();                                              \
    note(#type, format, (printed)value);                                       \
    if (runtime.log)                                                           \
      log_calls();                                                            \
    return value;                                                              \
  }
#define SIGNED(name, type) INTEGER(name, type, "%lld", long long)
#define UNSIGNED(name, type) INTEGER(name, type, "%llu", unsigned long long)

API _Bool __VERIFIER_nondet_bool(void) {
  _Bool value = integer() & 1;
  note("_Bool", "%d", value);
  if (runtime.log)
    log_calls();
  return value;
}
SIGNED(char, char)
SIGNED(schar, signed char)
UNSIGNED(uchar, unsigned char)
UNSIGNED(u8, unsigned char)
SIGNED(short, short)
UNSIGNED(ushort, unsigned short)
UNSIGNED(u16, unsigned short)
SIGNED(int, int)
UNSIGNED(uint, unsigned)
UNSIGNED(u32, unsigned)
UNSIGNED(unsigned, unsigned)
SIGNED(long, long)
UNSIGNED(ulong, unsigned long)
SIGNED(longlong, long long)
UNSIGNED(ulonglong, unsigned long long)
UNSIGNED(u64, unsigned long long)
UNSIGNED(size_t, size_t)
SIGNED(loff_t, long long)
UNSIGNED(sector_t, unsigned long)
#ifdef __SIZEOF_INT128__
API __int128 __VERIFIER_nondet_int128(void) {
  long long value = (long long)integer();
  note("__int128", "%lld", value);
  if (runtime.log)
    log_calls();
  return value;
}
API unsigned __int128 __VERIFIER_nondet_uint128(void) {
  unsigned long long value = integer();
  note("unsigned __int128", "%llu", value);
  if (runtime.log)
    log_calls();
  return value;
}
#endif
#define FLOATING(name, type)                                                   \
  API type __VERIFIER_nondet_##name(void) {                                        \
    type value = (type)number();                                               \
    note(#type, "%a", (double)value);                                          \
    if (runtime.log)                                                           \
      log_calls();                                                            \
    return value;                                                              \
  }
FLOATING(float, float)
FLOATING(double, double)
#define POINTER(name, type)                                                    \
  API type __VERIFIER_nondet_##name(void) {                                        \
    type value = (type)(unsigned long)integer();                               \
    note(#type, "0x%lx", (unsigned long)value);                                \
    if (runtime.log)                                                           \
      log_calls();                                                            \
    return value;                                                              \
  }
POINTER(pointer, void *)
POINTER(charp, char *)
POINTER(pchar, char *)

/* SV-COMP's: any bytes. */
API void __VERIFIER_nondet_memory(void *block, size_t size) {
  for (size_t i = 0; i < size; i++)
    ((unsigned char *)block)[i] = __VERIFIER_nondet_uchar();
}

API void __VERIFIER_assume(int holds) {
  if (!holds)
    _exit(0);
}
API void __VERIFIER_atomic_begin(void) {}
API void __VERIFIER_atomic_end(void) {}

API void reach_error(void) {
  read_options();
  if (runtime.log) {
    fprintf(runtime.log, "reach_error");
    log_calls();
  }
  if (!runtime.goes_on) {
    if (__transver_write_steps)
      __transver_write_steps();
    tell_violation();
    fflush(0);
    abort();
  }
  if (runtime.violations++ == 0)
    atexit(tell_count);
  const void *place =
      __transver_where ? __transver_where : __builtin_return_address(0);
  for (unsigned i = 0; i < runtime.place_count; i++)
    if (runtime.places[i] == place)
      return;
  if (runtime.place_count < MOST_PLACES)
    runtime.places[runtime.place_count++] = place;
  tell_violation();
}
