// The program of the paper's Figure 1: a composite expression is one edge per operation.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

extern void fail(void) __attribute__((noreturn));
#define assert(c) ((c) ? (void)0 : fail())
int main(void) {
  unsigned int x = 0;
  assert(x >= 0);
  int y = 1;
  while (x < 127) {
    x = x + y;
    y = y + 1;
  }
}

// CHECK-LABEL: function main:
// CHECK-NEXT:   l0 (entry, line 6):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 7):
// CHECK-NEXT:     --declare unsigned int x--> l2
// CHECK-NEXT:   l2 (line 8):
// CHECK-NEXT:     --x >= 0--> l3
// CHECK-NEXT:   l3 (line 8):
// CHECK-NEXT:     --[x >= 0]--> l6
// CHECK-NEXT:     --[!(x >= 0)]--> l4
// CHECK-NEXT:   l4 (line 8):
// CHECK-NEXT:     --call fail()--> l5
// CHECK-NEXT:   l5 (line 8):
// CHECK-NEXT:   l6 (line 8):
// CHECK-NEXT:     --(x >= 0) ? (void)0 : fail()--> l7
// CHECK-NEXT:   l7 (line 9):
// CHECK-NEXT:     --declare int y--> l8
// CHECK-NEXT:   l8 (loop head, line 10):
// CHECK-NEXT:     --x < 127--> l9
// CHECK-NEXT:   l9 (line 10):
// CHECK-NEXT:     --[x < 127]--> l10
// CHECK-NEXT:     --[!(x < 127)]--> l14
// CHECK-NEXT:   l10 (line 11):
// CHECK-NEXT:     --x + y--> l11
// CHECK-NEXT:   l11 (line 11):
// CHECK-NEXT:     --x = x + y--> l12
// CHECK-NEXT:   l12 (line 12):
// CHECK-NEXT:     --y + 1--> l13
// CHECK-NEXT:   l13 (line 12):
// CHECK-NEXT:     --y = y + 1--> l8
// CHECK-NEXT:   l14 (line 14):
// CHECK-NEXT:     --end--> l15
// CHECK-NEXT:   l15 (exit, line 14):
