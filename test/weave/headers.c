// The system's headers with their macros and inline functions.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu17
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>
#include <ctype.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <inttypes.h>
#include <errno.h>

static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static jmp_buf jb;
static atomic_int ai;
static inline int inl(int x) { return x + 1; }
int main(int argc, char **argv) {
  int a[6] = {2147483647, -2, 5, -2147483647 - 1, 7, argc};
  qsort(a, 6, sizeof *a, cmp);
  assert(a[0] - 1 != 0 || argc + 1);
  if (setjmp(jb) == 0)
    longjmp(jb, argc + 1);
  errno = argc;
  errno++;
  errno += a[5];
  atomic_fetch_add(&ai, argc + 1);
  ai++;
  isalpha(argv[0][0] + 0);
  fputc('a' + argc, stdout);
  putchar(toupper('a' + argc));
  printf("%" PRId64 "\n", (int64_t)argc * INT64_MAX / 1 * argc + 1);
  int64_t m = INT64_MIN;
  m = -m;
  uint8_t u8 = 255;
  u8++;
  int8_t i8 = INT8_MIN;
  i8 = -i8;
  char *s = strdup("abc");
  s[argc]++;
  s += argc;
  *s++ += argc + a[5];
  printf("%s %f\n", s, (double)(argc + 3));
  intmax_t im = INTMAX_MAX;
  im += argc;
  EXIT_SUCCESS;
  printf("%d\n", abs(a[0] + 1) + inl(a[5]));
  NULL;
  return EXIT_SUCCESS + EOF + 1;
}
