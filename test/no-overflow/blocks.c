// The body of a block is not observed, and that is said.
// RUN: %not %clang -fsyntax-only -fblocks %plugin %arg no-overflow %arg output=- %s 2>&1 | %FileCheck %s
// RUN: %clang -fsyntax-only -fblocks -Rpass %plugin %arg no-overflow %arg skip=remark %arg output=%t.c %s
// CHECK: blocks.c:[[@LINE+2]]:19: error: transver: the body of a block is not observed
int f(int x) {
  int (^b)(int) = ^(int y) { return x + y; };
  return b(1);
}
