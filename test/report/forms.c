// The report says of each operation what became of it, and which claims hold. It follows
// docs/report.schema.json.

// RUN: rm -rf %t && mkdir %t && cd %t && cp %s forms.c
// RUN: %clang %plugin %arg no-overflow %arg report=r.json -c forms.c
// RUN: %python %S/Inputs/validate.py %S/../../docs/report.schema.json r.json
// RUN: %python %S/Inputs/outcomes.py r.json | %FileCheck %s --match-full-lines
// RUN: %FileCheck %s --check-prefix HEAD < r.json
// HEAD: "input": "forms.c",
// HEAD: "output": "forms.no-overflow.c",
// HEAD: "name": "no-overflow",
// HEAD: "property": "G ! overflow",
// HEAD: "states": 1,
// HEAD: "ghostState": false,

// Native execution has the fourth form; no text is written here, so the report names none.
// RUN: %clang %plugin %arg no-overflow %arg report=n.json %arg emit=object -c forms.c
// RUN: %python %S/Inputs/validate.py %S/../../docs/report.schema.json n.json
// RUN: %python %S/Inputs/outcomes.py n.json | %FileCheck %s --check-prefix NATIVE
// NATIVE: f woven V g() + h()
// RUN: %not grep '"output"' n.json

int g(void);
int h(void);

int f(int a, int b) {
  short c = 1, d = c + 1;
  // CHECK: no-overflow forms.c:[[@LINE-1]]:22 f holds - c + 1 | -
  a = a + b;
  // CHECK: no-overflow forms.c:[[@LINE-1]]:9 f woven S a + b | -
  if (b && (a - b) > 0)
    // CHECK: no-overflow forms.c:[[@LINE-1]]:15 f woven C a - b | -
    a = g() + h();
  // CHECK: no-overflow forms.c:[[@LINE-1]]:13 f woven T g() + h() | -
  return a + d;
}

// CHECK: no-overflow alarmIsReal True -
// CHECK-NEXT: no-overflow silenceIsProof True -
