// OpenMP: canonical loop headers and atomic updates keep their form; clauses are checked before the pragma.
// no-run
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -fopenmp -std=gnu11
int printf(const char *, ...);
int main(void) {
  int s = 0, n = 10, x = 2147483647, a[20] = {0};
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n + 1; i++)
    s += i * 2;
#pragma omp parallel for num_threads(n + 1 - 10) schedule(static, 2 + 1)
  for (int i = n - 1; i >= 0; i -= 1 + 1) {
    a[i] += i * 3;
  }
#pragma omp parallel num_threads(1)
  {
#pragma omp atomic
    s += n + 1;
#pragma omp atomic capture
    n = s++;
#pragma omp critical
    s = s + n;
#pragma omp single
    {
      int q = s;
      q += x;
      x += q;
    }
#pragma omp for collapse(2)
    for (int i = 0; i < 3; ++i)
      for (int j = 1; j < 4; j = j + 1)
        a[i * j] += i - j;
#pragma omp simd
    for (int i = 0; i < 3; i++)
      a[i] = a[i] * a[i];
#pragma omp barrier
#pragma omp task firstprivate(s)
    s++;
  }
#pragma omp simd
  for (int i = 0; i < 20; i++)
    a[i] += s;
  int t = 0;
  for (int i = 0; i < 20; i++)
    t += a[i];
  printf("%d %d %d\n", s, t, x);
  return 0;
}
