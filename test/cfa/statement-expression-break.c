// break and continue in a condition belong to the loop that it controls.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(void);
void f(int x) {
  while (({
    if (x)
      break;
    g();
  }))
    ;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 6):
// CHECK-NEXT:     --[x]--> l5
// CHECK-NEXT:     --[!x]--> l2
// CHECK-NEXT:   l2 (line 9):
// CHECK-NEXT:     --call g()--> l3
// CHECK-NEXT:   l3 (line 9):
// CHECK-NEXT:     --return g()--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --[({ if (x) break; g(); })]--> l1
// CHECK-NEXT:     --[!({ if (x) break; g(); })]--> l5
// CHECK-NEXT:   l5 (line 12):
// CHECK-NEXT:     --end--> l6
// CHECK-NEXT:   l6 (exit, line 12):
