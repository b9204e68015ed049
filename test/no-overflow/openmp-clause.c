// What an OpenMP clause or header computes is checked before the pragma, or it is refused.
// RUN: %clang -fsyntax-only -fopenmp %plugin %arg no-overflow %arg line-markers=no %arg output=- %s | %FileCheck %s
// RUN: %not %clang -fsyntax-only -fopenmp -DWITH_CALL %plugin %arg no-overflow %arg output=- %s 2>&1 | %FileCheck --check-prefix=REFUSED %s
int f(void);

// CHECK-LABEL: void loops(int n, int *a)
void loops(int n, int *a) {
// CHECK:      if (!(n >= {{.*}})) reach_error();
// CHECK-NEXT: if (!(n <= 2147483647 - 1)) reach_error();
// CHECK-NEXT: #pragma omp parallel for num_threads(n - 1)
// CHECK-NEXT: for (int i = 0; i < n + 1; i++)
// CHECK-NEXT: {
// CHECK-NEXT: if (!({{.*}}a[i] + n{{.*}})) reach_error();
// CHECK-NEXT: a[i] += n; }
#pragma omp parallel for num_threads(n - 1)
  for (int i = 0; i < n + 1; i++)
    a[i] += n;
// CHECK:      if (!({{.*}}a[0] + n{{.*}})) reach_error();
// CHECK-NEXT: #pragma omp atomic
// CHECK-NEXT: a[0] += n;
#pragma omp atomic
  a[0] += n;
#ifdef WITH_CALL
// REFUSED: openmp-clause.c:[[@LINE+1]]:{{[0-9]+}}: error: transver: 'no-overflow' cannot be checked here
#pragma omp parallel num_threads(f() + n)
  a[1]++;
#endif
}
