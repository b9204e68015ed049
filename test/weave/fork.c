// A fork (USEALL): a verifier chooses, and a monitor follows all branches as a set of states.
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/fork.ia %arg output=%t.c %s
// RUN: %explore --expect false %t.c
// RUN: %clang -fsyntax-only -DGOOD %plugin %arg automaton=%S/Inputs/fork.ia %arg output=%t.good.c %s
// RUN: %explore --expect true %t.good.c
// RUN: %clang -fsyntax-only -Wall %plugin %arg automaton=%S/Inputs/fork.ia %arg profile=native %arg output=%t.n.c %s
// RUN: %FileCheck %s --check-prefix=TEXT < %t.n.c
// RUN: %clang -w %t.n.c -o %t.n && env TRANSVER_OPTIONS=halt=0 %t.n 2>&1 | %FileCheck %s
// RUN: %clang -w -DGOOD %plugin %arg automaton=%S/Inputs/fork.ia %arg emit=object %s -o %t.o.exe && %t.o.exe
// RUN: %not %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/fork-variable.ia %arg profile=native %arg output=%t.none.c %s 2>&1 | %FileCheck %s --check-prefix=BAD
// BAD: error: transver: automaton 'ForkVariable' forks, and cannot be run: its branches have variables or assumptions of their own
// RUN: %not test -e %t.none.c
// TEXT: static unsigned long __transver_Fork_state = 1ul;
// TEXT: { unsigned long next = __transver_Fork_state & ~1ul; if (__transver_Fork_state & 1ul) { next |= 1ul; next |= 2ul; } __transver_Fork_state = next; }
static void f(int x) { (void)x; }
static void g(int x) { (void)x; }
static void h(int x) { (void)x; }
int main(void) {
  g(0);
  g(0);
  f(1);
#ifdef GOOD
  h(0);
#endif
  g(1);
  f(2);
  g(2); // CHECK: fork.c:[[#@LINE]]:3: Fork: g(2)
#ifdef GOOD
  h(0);
#endif
  h(1);
  g(3);
  // CHECK-NOT: Fork
  return 0;
}
