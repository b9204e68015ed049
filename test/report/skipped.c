// What is not woven exactly is an error, and with skip=remark a remark that weakens the claims.

// RUN: rm -rf %t && mkdir %t && cd %t && cp %s skipped.c
// RUN: %not %clang %plugin %arg no-overflow %arg report=r.json -fsyntax-only skipped.c 2>&1 | %FileCheck %s --check-prefix ERROR --match-full-lines
// RUN: test ! -e r.json -a ! -e skipped.no-overflow.c

// RUN: %clang %plugin %arg no-overflow %arg skip=remark %arg report=r.json -fsyntax-only skipped.c 2>&1 | %FileCheck %s --check-prefix REMARK --match-full-lines
// RUN: %clang -fsyntax-only skipped.no-overflow.c
// RUN: %python %S/Inputs/validate.py %S/../../docs/report.schema.json r.json
// RUN: %python %S/Inputs/outcomes.py r.json | %FileCheck %s --match-full-lines

int g(void);

int f(int a) {
  // Its one value is evaluated once, for four elements.
  int x[4] = {[0 ... 3] = g() + a};
  // ERROR: skipped.c:[[@LINE-1]]:31: error: transver: 'no-overflow' cannot be checked here: the value of a range designator can be checked before the statement only
  // ERROR: 1 error generated.
  // REMARK: skipped.c:[[@LINE-3]]:31: remark: transver: 'no-overflow' cannot be checked here: the value of a range designator can be checked before the statement only
  // CHECK: no-overflow skipped.c:[[@LINE-4]]:31 f skipped - {{.*}} | the value of a range designator can be checked before the statement only
  return x[0] + a;
  // CHECK: no-overflow skipped.c:[[@LINE-1]]:15 f woven S x[0] + a | -
}

// CHECK: no-overflow alarmIsReal True -
// CHECK-NEXT: no-overflow silenceIsProof False some operations were skipped
