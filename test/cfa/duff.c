// Labels of a switch inside a loop (Duff's device): the loop has one head, its own.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
void f(int n) {
  switch (n % 2) {
  case 0:
    do {
      g(0);
  case 1:
      g(1);
    } while (--n > 0);
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --n % 2--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --[case 0]--> l3
// CHECK-NEXT:     --[case 1]--> l5
// CHECK-NEXT:     --[none]--> l11
// CHECK-NEXT:   l3 (loop head, line 8):
// CHECK-NEXT:     --call g(0)--> l4
// CHECK-NEXT:   l4 (line 9):
// CHECK-NEXT:     --return g(0)--> l5
// CHECK-NEXT:   l5 (line 11):
// CHECK-NEXT:     --call g(1)--> l6
// CHECK-NEXT:   l6 (line 11):
// CHECK-NEXT:     --return g(1)--> l7
// CHECK-NEXT:   l7 (line 12):
// CHECK-NEXT:     --read for --n--> l8
// CHECK-NEXT:   l8 (line 12):
// CHECK-NEXT:     ----n--> l9
// CHECK-NEXT:   l9 (line 12):
// CHECK-NEXT:     ----n > 0--> l10
// CHECK-NEXT:   l10 (line 12):
// CHECK-NEXT:     --[--n > 0]--> l3
// CHECK-NEXT:     --[!(--n > 0)]--> l11
// CHECK-NEXT:   l11 (line 14):
// CHECK-NEXT:     --end--> l12
// CHECK-NEXT:   l12 (exit, line 14):
