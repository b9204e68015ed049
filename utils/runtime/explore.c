/* Executes a program for every sequence of answers of __VERIFIER_nondet_*(),
 * within bounds, and says whether a run calls reach_error().
 *
 * Where the program asks, its process forks once for each answer and waits:
 * what was executed so far is shared by all answers, and the tree of processes
 * is the tree of runs, depth first. The program is compiled with
 * -Dmain=explored_main.
 *
 * Environment: EXPLORE_DEPTH answers per run (14), EXPLORE_VALUES the answers
 * ("0,1,-1,2,3,2147483647,-2147483648"; a _Bool is 0 or 1), EXPLORE_RUNS processes in all
 * (200000), EXPLORE_MS CPU milliseconds between two questions (250). A run that
 * needs more is cut. EXPLORE_CRASH=cut: a run that dies of a signal is cut,
 * too.
 *
 * An address that the program guesses (__VERIFIER_nondet_ulong) is also each that
 * some run, up to then, gave to free, realloc or getline: processes that were forked have
 * the same addresses.
 *
 * The last line printed is `VERDICT false` (reach_error() was called; the
 * answers stand before it, as one list and each on a line with its type), `true`
 * (no run did, none was cut), `unknown` (none did, some were cut) or `broken` (a
 * run died of a signal that is not abort's). Behind it stands `exhaustive` if
 * nothing else than truth values was asked for, and all were tried.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern int explored_main(int argc, char **argv, char **envp);

enum { MAX_DEPTH = 200, MAX_VALUES = 64, MAX_GUESSES = 512 };

/* Seen by all processes. */
static struct {
  enum { NONE, VIOLATED, BROKEN } found;
  unsigned runs, cut, length, sampled; /* sampled: not all values were tried */
  long long answers[MAX_DEPTH];
  const char *types[MAX_DEPTH];
  unsigned guess_count;
  long long guesses[MAX_GUESSES]; /* the values, and all that was freed */
} *shared;

static unsigned depth, max_depth, max_runs, milliseconds, value_count,
    crash_is_cut;
static long long values[MAX_VALUES];

static void end_run(int is_cut) {
  shared->cut += is_cut;
  fflush(stdout);
  _exit(0);
}

static void found(int what) {
  shared->found = what;
  shared->length = depth;
}

static void set_clock(unsigned milliseconds) {
  struct itimerval limit = {{0, 0},
                            {milliseconds / 1000, milliseconds % 1000 * 1000}};
  setitimer(ITIMER_PROF, &limit, 0);
}

/* 1 in the process that shall go on, 0 in the one that forked it, when that has
 * ended. */
static int fork_run(void) {
  fflush(stdout);
  pid_t child = fork();
  if (child < 0) {
    perror("explore: fork");
    exit(2);
  }
  if (child == 0) {
    set_clock(milliseconds);
    return 1;
  }
  set_clock(0);
  shared->runs++;
  int status;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) {
    int signal = WTERMSIG(status);
    if (signal == SIGPROF)
      shared->cut++;
    else if (signal != SIGABRT && crash_is_cut)
      shared->cut++;
    else if (signal != SIGABRT && !shared->found)
      found(BROKEN);
  }
  return 0;
}

/* More values may come while the first ones are tried. */
static long long ask_for(const long long *values,
                         const volatile unsigned *value_count, unsigned bits,
                         const char *type) {
  if (depth >= max_depth)
    end_run(1);
  for (unsigned i = 0; i < *value_count; i++) {
    int repeated = 0; /* the same answer, in this many bits */
    for (unsigned j = 0; j < i; j++)
      repeated |=
          (unsigned long long)(values[i] ^ values[j]) << (64 - bits) == 0;
    if (repeated)
      continue;
    if (shared->runs >= max_runs) {
      shared->cut++;
      break;
    }
    shared->types[depth] = type;
    shared->answers[depth++] = values[i];
    if (fork_run())
      return values[i];
    if (shared->found)
      break;
    depth--;
  }
  _exit(0);
}

static long long ask(unsigned bits, const char *type) {
  shared->sampled = 1;
  return ask_for(values, &value_count, bits, type);
}

static void note_guess(void *address) {
  for (unsigned i = 0; i < shared->guess_count; i++)
    if (shared->guesses[i] == (long long)(unsigned long)address)
      return;
  if (shared->guess_count < MAX_GUESSES)
    shared->guesses[shared->guess_count++] = (long long)(unsigned long)address;
}
void __real_free(void *block);
void *__real_realloc(void *block, unsigned long size);
/* What is no block may make free crash instead of abort: such a run ends. */
static void crashed(int signal) {
  (void)signal;
  _exit(0);
}
void __wrap_free(void *block) {
  note_guess(block);
  signal(SIGSEGV, crashed);
  __real_free(block);
  signal(SIGSEGV, SIG_DFL);
}
long __real_getline(char **line, unsigned long *size, FILE *file);
long __real_getdelim(char **line, unsigned long *size, int end, FILE *file);
long __wrap_getline(char **line, unsigned long *size, FILE *file) {
  note_guess(*line);
  return __real_getline(line, size, file);
}
long __wrap_getdelim(char **line, unsigned long *size, int end, FILE *file) {
  note_guess(*line);
  return __real_getdelim(line, size, end, file);
}
void *__wrap_realloc(void *block, unsigned long size) {
  note_guess(block);
  signal(SIGSEGV, crashed);
  block = __real_realloc(block, size);
  signal(SIGSEGV, SIG_DFL);
  return block;
}

void reach_error(void) {
  found(VIOLATED);
  _exit(0);
}
void __VERIFIER_assume(int holds) {
  if (!holds)
    end_run(0);
}
#define NONDET(name, type)                                                     \
  type __VERIFIER_nondet_##name(void) { return (type)ask(8 * sizeof(type), #type);                                   \
  }
_Bool __VERIFIER_nondet_bool(void) {
  static const long long both[] = {0, 1};
  static const unsigned two = 2;
  return ask_for(both, &two, 8, "_Bool");
}
NONDET(char, char)
NONDET(uchar, unsigned char)
NONDET(short, short)
NONDET(ushort, unsigned short)
NONDET(int, int)
NONDET(uint, unsigned)
NONDET(unsigned, unsigned)
NONDET(long, long)
unsigned long __VERIFIER_nondet_ulong(void) {
  shared->sampled = 1;
  return (unsigned long)ask_for(shared->guesses, &shared->guess_count,
                                8 * sizeof(unsigned long), "unsigned long");
}
NONDET(longlong, long long)
NONDET(ulonglong, unsigned long long)
NONDET(size_t, size_t)
NONDET(schar, signed char)
NONDET(u8, unsigned char)
NONDET(u16, unsigned short)
NONDET(u32, unsigned)
NONDET(pchar, char *)
NONDET(charp, char *)
NONDET(pointer, void *)
NONDET(loff_t, long long)
NONDET(sector_t, unsigned long)
float __VERIFIER_nondet_float(void) { return (float)ask(64, "float"); }
double __VERIFIER_nondet_double(void) { return (double)ask(64, "double"); }

static unsigned bound(const char *name, unsigned otherwise) {
  const char *text = getenv(name);
  return text ? (unsigned)strtoul(text, 0, 10) : otherwise;
}

int main(int argc, char **argv, char **envp) {
  max_depth = bound("EXPLORE_DEPTH", 14);
  if (max_depth > MAX_DEPTH)
    max_depth = MAX_DEPTH;
  max_runs = bound("EXPLORE_RUNS", 200000);
  milliseconds = bound("EXPLORE_MS", 250);
  const char *crash = getenv("EXPLORE_CRASH");
  crash_is_cut = crash && strcmp(crash, "cut") == 0;
  char *text = getenv("EXPLORE_VALUES"), *end;
  if (!text)
    text = "0,1,-1,2,3,2147483647,-2147483648";
  for (; *text && value_count < MAX_VALUES; text = *end ? end + 1 : end) {
    values[value_count++] = strtoll(text, &end, 0);
    if (end == text || (*end && *end != ',')) {
      fprintf(stderr, "explore: EXPLORE_VALUES is no list of integers\n");
      return 2;
    }
  }
  shared = mmap(0, sizeof *shared, PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) {
    perror("explore: mmap");
    return 2;
  }
  for (; shared->guess_count < value_count; shared->guess_count++)
    shared->guesses[shared->guess_count] = values[shared->guess_count];
  if (fork_run())
    exit(explored_main(argc, argv, envp));
  if (shared->found) {
    printf("answers:");
    for (unsigned i = 0; i < shared->length; i++)
      printf(" %lld", shared->answers[i]);
    printf("\n");
    for (unsigned i = 0; i < shared->length; i++)
      printf("%s %lld\n", shared->types[i], shared->answers[i]);
  }
  printf("VERDICT %s (%u processes, %u cut)%s\n",
         shared->found == VIOLATED ? "false"
         : shared->found == BROKEN ? "broken"
         : shared->cut             ? "unknown"
                                   : "true",
         shared->runs, shared->cut,
         shared->sampled || shared->cut ? "" : " exhaustive");
  return 0;
}
