// A check that is not one atomic step with its operation weakens both claims.

// RUN: rm -rf %t && mkdir %t && cd %t && cp %s weakened.c
// RUN: %clang %plugin %arg no-overflow %arg report=r.json -c weakened.c
// RUN: %python %S/Inputs/validate.py %S/../../docs/report.schema.json r.json
// RUN: %python %S/Inputs/outcomes.py r.json | %FileCheck %s --match-full-lines

_Atomic int counter;

void f(int a) {
  counter += a;
  // CHECK: no-overflow weakened.c:[[@LINE-1]]:11 f woven {{[SCTV]}} counter += a | the check and the update are not one atomic step
}

// CHECK-NEXT: no-overflow alarmIsReal False some operations are not checked atomically
// CHECK-NEXT: no-overflow silenceIsProof False some operations are not checked atomically
