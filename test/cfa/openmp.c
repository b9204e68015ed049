// The clauses of an OpenMP directive and then its statement, as one thread would.
// RUN: %clang -fsyntax-only -fopenmp %plugin-cfa %s | %FileCheck %s

int g(int);
void f(int n, int *a) {
#pragma omp parallel for num_threads(g(n)) schedule(static, n + 1)
  for (int i = 0; i < n; i++)
    a[i] = 0;
#pragma omp atomic
  a[0] += g(1);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call g(n)--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return g(n)--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --n + 1--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --declare int i--> l5
// CHECK-NEXT:   l5 (loop head, line 7):
// CHECK-NEXT:     --i < n--> l6
// CHECK-NEXT:   l6 (line 7):
// CHECK-NEXT:     --[i < n]--> l7
// CHECK-NEXT:     --[!(i < n)]--> l11
// CHECK-NEXT:   l7 (line 8):
// CHECK-NEXT:     --a[i]--> l8
// CHECK-NEXT:   l8 (line 8):
// CHECK-NEXT:     --a[i] = 0--> l9
// CHECK-NEXT:   l9 (line 7):
// CHECK-NEXT:     --read for i++--> l10
// CHECK-NEXT:   l10 (line 7):
// CHECK-NEXT:     --i++--> l5
// CHECK-NEXT:   l11 (line 10):
// CHECK-NEXT:     --call g(1)--> l12
// CHECK-NEXT:   l12 (line 10):
// CHECK-NEXT:     --return g(1)--> l13
// CHECK-NEXT:   l13 (line 10):
// CHECK-NEXT:     --a[0]--> l14
// CHECK-NEXT:   l14 (line 10):
// CHECK-NEXT:     --read for a[0] += g(1)--> l15
// CHECK-NEXT:   l15 (line 10):
// CHECK-NEXT:     --a[0] += g(1)--> l16
// CHECK-NEXT:   l16 (line 11):
// CHECK-NEXT:     --end--> l17
// CHECK-NEXT:   l17 (exit, line 11):
