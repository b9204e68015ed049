// In a switch inside a loop, break leaves the switch and continue the round.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(void);
void f(int x) {
  while (x)
    switch (g()) {
    case 0:
      continue;
    case 1:
      break;
    case 2:
      return;
    }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 6):
// CHECK-NEXT:     --[x]--> l2
// CHECK-NEXT:     --[!x]--> l6
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --call g()--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --return g()--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --[case 0]--> l1
// CHECK-NEXT:     --[case 1]--> l1
// CHECK-NEXT:     --[case 2]--> l5
// CHECK-NEXT:     --[none]--> l1
// CHECK-NEXT:   l5 (line 13):
// CHECK-NEXT:     --return--> l7
// CHECK-NEXT:   l6 (line 15):
// CHECK-NEXT:     --end--> l7
// CHECK-NEXT:   l7 (exit, line 15):
