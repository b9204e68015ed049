// Each operation is placed in the first form that is exact.
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg line-markers=no %arg output=- %s | %FileCheck %s
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg profile=native %arg output=- %s | %FileCheck --check-prefix=NATIVE %s
int f(void);
int g(int);

// CHECK-LABEL: int before(
// CHECK: if (!({{.*}}(long long)a + b + {{.*}})) reach_error();
// CHECK: return a + b;
// NATIVE: return __transver_add_int(a, b, "{{.*}}forms.c:[[@LINE+2]]:12: no-overflow: a + b");
int before(int a, int b) {
  return a + b;
}

// CHECK-LABEL: int among_effects(
// CHECK: g((__transver_t1 = a, __transver_t2 = f(), __transver_add_int(__transver_t1, __transver_t2, [[@LINE+3]]), __transver_t1 + __transver_t2));
// CHECK: return f() && (__transver_add_int(a, b, [[@LINE+3]]), a + b);
int among_effects(int a, int b) {
  g(a + f());
  return f() && a + b;
}

// CHECK-LABEL: int temporaries(
// CHECK: (__transver_t1 = a, __transver_t2 = f(), __transver_add_int(p[__transver_t2], __transver_t1, [[@LINE+3]]), p[__transver_t2] += __transver_t1);
// CHECK: return (__transver_t4 = (__transver_t3 = f(), __transver_add_int(__transver_t3, a, [[@LINE+3]]), __transver_t3 + a), __transver_mul_int(__transver_t4, 2, [[@LINE+3]]), __transver_t4 * 2);
int temporaries(int *p, int a) {
  p[f()] += a;
  return (f() + a) * 2;
}

// CHECK-LABEL: int one_statement(
// CHECK: if (a)
// CHECK-NEXT: { int __transver_t1;
// CHECK-NEXT: a = (__transver_t1 = f(), __transver_sub_int(__transver_t1, a, [[@LINE+2]]), __transver_t1 - a); }
int one_statement(int a) {
  if (a) a = f() - a;
  return a;
}

// A chain is one list, whatever its length.
// CHECK-LABEL: int chain(
// CHECK: return (__transver_t1 = f(), __transver_add_int(__transver_t1, a, [[L:[0-9]+]]), __transver_t2 = __transver_t1 + a, __transver_t3 = f(), __transver_add_int(__transver_t2, __transver_t3, [[L]]), __transver_t2 + __transver_t3);
int chain(int a) { return f() + a + f(); }

// The value of a statement expression stays its value.
// CHECK-LABEL: int labelled(
// CHECK: return ({
// CHECK-NEXT: int __transver_t1;
// CHECK-NEXT: again: (__transver_t1 = f(), __transver_add_int(__transver_t1, a, [[@LINE+1]]), __transver_t1 + a); });
int labelled(int a) { return ({ again: f() + a; }); }

// CHECK-LABEL: int bound(
// CHECK: __transver_value_int(f(), n, [[@LINE+1]])
int bound(int n, int a[f() + n]) { return a[0]; }

// A static helper would be missing where another unit expands the function.
// CHECK-LABEL: inline int elsewhere(
// CHECK-NOT: __transver_add_int
// CHECK: (__transver_t1 = f(), (({{.*}}) ? (void)0 : reach_error()), __transver_t1 + a)
inline int elsewhere(int a) { return f() + a; }
