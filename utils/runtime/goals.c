/* Which goals runs of a program reach. The program calls __transver_goal_N() at
 * goal N; TRANSVER_GOALS is a file with `GOAL(N)` for each of them. They are
 * noted in the file that TRANSVER_REACHED names, one byte a goal, which is mapped:
 * however a run ends, nothing is lost, and runs add up.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#define GOAL(N) N,
static const unsigned numbers[] = {
#include TRANSVER_GOALS
};
#undef GOAL
enum { GOALS = sizeof numbers / sizeof *numbers };

static unsigned char unmapped[GOALS], *reached = unmapped;

__attribute__((constructor)) static void map_file(void) {
  const char *name = getenv("TRANSVER_REACHED");
  int file = name ? open(name, O_RDWR) : -1;
  void *memory = file < 0 ? MAP_FAILED
                          : mmap(0, GOALS, PROT_READ | PROT_WRITE, MAP_SHARED,
                                 file, 0);
  if (memory == MAP_FAILED) {
    fprintf(stderr, "transver: TRANSVER_REACHED names no file\n");
    _exit(2);
  }
  reached = memory;
  close(file);
}

#define GOAL(N)                                                                \
  void __transver_goal_##N(void) { reached[N - 1] = 1; }
#include TRANSVER_GOALS
