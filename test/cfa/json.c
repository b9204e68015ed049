// The automata as JSON: each location and each edge with its place.
// RUN: cd %S && %transver dump-cfa --json json.c | %python -m json.tool | %FileCheck %s
// RUN: %not %transver dump-cfa --json --dot %s 2>&1 | %FileCheck --check-prefix=BOTH %s
// BOTH: error: --dot and --json are two forms of the same
int f(int n) {
  while (n > 0)
    n--;
  return n;
}
// CHECK: "function": "f",
// CHECK-NEXT: "file": "json.c",
// CHECK-NEXT: "line": 5,
// CHECK: "about": "loop head, line 6",
// CHECK-NEXT: "loopHead": true
// CHECK: "text": "[n > 0]",
// CHECK-NEXT: "line": 6,
// CHECK-NEXT: "column": 12
