// The paper's Figures 1, 3 and 4: the same three insertions, and the verdict by execution.
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/at-most-136.ia %arg output=%t.c %s
// RUN: %FileCheck %s < %t.c
// RUN: %clang -w %t.c %S/Inputs/reach-error.c -o %t && %t
// RUN: sed 's/x < 127/x < 137/' %s > %t.wrong.c
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/at-most-136.ia %arg output=%t.2.c %t.wrong.c
// RUN: %clang -w %t.2.c %S/Inputs/reach-error.c -o %t.2 && %not %t.2 2>&1 | %FileCheck --check-prefix=ALARM %s
// ALARM: reach_error
extern void assert(int);

// CHECK: static int __transver_AtMost136_looped = 0;
// CHECK: int main(void) {
// CHECK: __transver_AtMost136_looped = 0;
// CHECK: unsigned int x = 0;
// CHECK: while (x < 127) {
// CHECK: __transver_AtMost136_looped = 1;
// CHECK: x = x + y;
// CHECK-NEXT: y = y + 1;
// CHECK-NEXT: }
// CHECK: if (!(x <= 136 || __transver_AtMost136_looped == 0)) reach_error();
// CHECK: }
int main(void) {
  unsigned int x = 0;
  assert(x >= 0);
  int y = 1;
  while (x < 127) {
    x = x + y;
    y = y + 1;
  }
}
