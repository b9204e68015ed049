// The block that is never freed: where it was allocated, whichever way it came from there.
// RUN: %clang -c %utils/runtime/explain.c -o %t.rt.o
// RUN: printf 'int __transver_choose(void) { static int n; return n++ == 1; }\n' > %t.choose.c && %clang -c %t.choose.c -o %t.choose.o
// RUN: cd %S && %clang %plugin %arg memory-cleanup %arg emit=object %arg explain=yes memory.c %t.rt.o %t.choose.o -o %t
// RUN: env TRANSVER_OPTIONS=halt=0 %t 2>&1 | %FileCheck %s --implicit-check-not=note:
#include <stdlib.h>
static void *allocate(unsigned n) {
  return malloc(n);
}
int main(void) {
  char *first = allocate(3), *second = realloc(0, 7);
  free(first);
  second[0] = 0;
  return 0;
}
// CHECK: memory.c:14:3: !tracked does not hold: tracked = [[#]] [memory-cleanup]
// CHECK: memory.c:11:40: note: 'tracked' was assigned here
