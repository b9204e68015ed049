// Variables of file scope that belong to the state of many loops are copied together where the
// program is to be run, and by the same rules: each change is seen, and nothing else is one.
//
// RUN: %clang %plugin %arg termination %arg profile=native %arg output=%t.native.c -fsyntax-only %s
// RUN: %FileCheck --check-prefix NATIVE --input-file %t.native.c %s
// NATIVE: struct [[SET:__transver_variables]] {
// NATIVE: static __attribute__((noinline, cold)) int [[DIFFER:[a-z_]+]](struct [[SET]] *
// NATIVE: struct [[SET]] [[COPY:[a-z_]+1]];
// NATIVE: if (!(!__transver_saved_1 || (extra != __transver_extra_1 || [[DIFFER]](&[[COPY]]))))
// NATIVE: struct [[SET]] [[OTHER:[a-z_]+2]];
// NATIVE: if (!(!__transver_saved_2 || ([[DIFFER]](&[[OTHER]]))))
//
// What verifiers get names each variable.
// RUN: %clang %plugin %arg termination %arg output=- -fsyntax-only %s | %FileCheck --check-prefix VERIFIER %s
// VERIFIER-NOT: __transver_variables
// VERIFIER: if (!(!__transver_saved_1 || ({{.*}}!__transver_same_double(zero, __transver_zero_1)
//
// The number of a step, and what is said of it.
// RUN: for level in 0 2; do \
// RUN:   %clang -O$level %plugin %arg termination %arg emit=object -c %s -o %t.o && \
// RUN:   %clang -DHARNESS %s %t.o -o %t && \
// RUN:   for step in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do STEP=$step TRANSVER_OPTIONS=halt=0 %t > %t.out 2>&1; \
// RUN:     echo "-O$level $step $(grep -c termination: %t.out)"; done; done > %t.table
// RUN: sed 's/^-O[02] //' %t.table | sort -n | uniq -c | %FileCheck --check-prefix TABLE %s
// TABLE:      2 1 0
// TABLE-NEXT: 2 2 1
// TABLE-NEXT: 2 3 1
// TABLE-NEXT: 2 4 0
// TABLE-NEXT: 2 5 1
// TABLE-NEXT: 2 6 0
// TABLE-NEXT: 2 7 0
// TABLE-NEXT: 2 8 0
// TABLE-NEXT: 2 9 0
// TABLE-NEXT: 2 10 1
// TABLE-NEXT: 2 11 0
// TABLE-NEXT: 2 12 1
// TABLE-NEXT: 2 13 0
// TABLE-NEXT: 2 14 0

#ifdef HARNESS
#include <stdlib.h>
int __transver_choose(void) { return 1; }
int __VERIFIER_nondet_int(void) {
  static int asked;
  return asked++ ? 0 : atoi(getenv("STEP"));
}
#else
extern int __VERIFIER_nondet_int(void);

struct bits {
  unsigned low : 3;
  signed : 2;
  int high : 9;
};
static double zero = 0.0;
static float nan = __builtin_nanf("");
static struct bits bits = {1, -4};
static struct { char tag; long size; union { int i; char c; } u; } tagless = {'a', 1L << 40, {7}};
static int grid[2][3];
static _Bool flags[2];
static int *at = &grid[0][1];
static _Complex double turned;
int tentative;

static void step(int which) {
  switch (which) {
  case 1: zero = -zero; break;
  case 2: zero = zero + 0.0; break;
  case 3: nan = nan * 1; break;
  case 4: bits.low++; break;
  case 5: bits.low ^= 0; break;
  case 6: bits.high = -5; break;
  case 7: tagless.size += 1L << 33; break;
  case 8: tagless.u.i = 8; break;
  case 9: grid[1][2]++; break;
  case 10: grid[1][2] += 0; break;
  case 11: flags[1] = !flags[1]; break;
  case 12: flags[1] = !!flags[1]; break;
  case 13: turned += 1.0i; break;
  case 14: at++, tentative--; break;
  }
}

static int goes_on(void) {
  return 1.0 / zero != 2.0 && nan != 1.0f && bits.low != 7 && bits.high != 17 && tagless.tag == 'a' && tagless.size &&
         tagless.u.i != 99 && grid[1][2] < 9 && grid[0][0] < 9 && !(flags[0] && flags[1]) && at && turned != 5.0 &&
         tentative != 77;
}

static void again(void) {
  int extra = 0;
  while (goes_on() && extra < 3) {
    int which = __VERIFIER_nondet_int();
    if (!which)
      break;
    step(which);
    extra += which == 99;
  }
}

int main(void) {
  while (goes_on()) {
    int which = __VERIFIER_nondet_int();
    if (!which)
      break;
    step(which);
  }
  again();
  return 0;
}
#endif
