// TransVer, Figure 7: one block is tracked, chosen where it is allocated; freed, it is not; at the end
// of the program none is left.
// RUN: %transver transform --property memory-cleanup %s -o %t.c
// RUN: %clang -Wall -Wextra -Werror -fsyntax-only %t.c
// RUN: %FileCheck %s --input-file %t.c
// RUN: %explore --expect false %t.c
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
// CHECK: static unsigned long [[T:__transver_MemoryCleanup_tracked]] = 0;
// CHECK: static unsigned long [[R:__transver_MemoryCleanup_resized]] = 0;
// CHECK: static void [[CHOOSE:__transver_MemoryCleanup]](void *a) { if (![[T]] && a && __VERIFIER_nondet_bool()) { [[T]] = (unsigned long)a; } }
// CHECK: static void [[OLD:__transver_MemoryCleanup_2]](void *a) { [[R]] = (unsigned long)a; }
// CHECK: static void [[MOVE:__transver_MemoryCleanup_3]](void *a, unsigned long b) { if ([[T]] && [[T]] == [[R]]) { if (a || !b) { [[T]] = (unsigned long)a; } } else { if (![[T]] && a && __VERIFIER_nondet_bool()) { [[T]] = (unsigned long)a; } } }
int main(void) {
  // CHECK: char *p = (__transver_t1 = malloc(4), [[CHOOSE]](__transver_t1), __transver_t1);
  char *p = malloc(4);
  // CHECK: char *q = (__transver_t2 = calloc(2, 2), [[CHOOSE]](__transver_t2), __transver_t2);
  char *q = calloc(2, 2);
  // CHECK: p = ([[OLD]](p), __transver_t3 = realloc(p, 8), [[MOVE]](__transver_t3, 8), __transver_t3);
  p = realloc(p, 8);
  // CHECK: if ([[T]] && [[T]] == (unsigned long)p) { [[T]] = 0; }
  // CHECK: {{^ *}}free(p);
  free(p);
  // CHECK: if (!(![[T]])) reach_error();
  // CHECK: {{^ *}}return q == p;
  return q == p;
}
