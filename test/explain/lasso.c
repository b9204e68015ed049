// A state that recurs: its variables, the stem and the loop of the lasso; as text and as JSON.
// RUN: %clang -c %utils/runtime/explain.c -o %t.rt.o
// RUN: printf 'int __transver_choose(void) { static int n; return ++n == 3; }\n' > %t.choose.c && %clang -c %t.choose.c -o %t.choose.o
// RUN: cd %S && %clang %plugin %arg termination %arg emit=object %arg explain=yes lasso.c %t.rt.o %t.choose.o -o %t
// RUN: %not --crash %t 2>&1 | %FileCheck %s
// RUN: rm -f %t.json && (env TRANSVER_OPTIONS=halt=1:explain=%t.json %not --crash %t 2>&1) | %FileCheck %s --check-prefix NONE --allow-empty
// RUN: %python -c "import json, sys; v = json.loads(open(sys.argv[1]).read()); print(json.dumps(v['saved']), v['line'], v['text'], *[x['name'] + x['value'] for x in v['values']])" %t.json | %FileCheck %s --check-prefix JSON
// NONE-NOT: lasso.c
// JSON: {"file": "lasso.c", "line": 17, "column": 29, "stem": 3, "loop": 2} 17 state recurs: i = 3, {{.*}} i3 {{.*}}p0x
struct pair {
  signed char x;
  double y;
};
int main(void) {
  int i = 9, a[2] = {1, 2}, *p = a;
  struct pair z = {4, 0.5};
  while (i > 0 && *p && z.y > 0) {
    if (i == 9)
      i = 4;
    else
      i = 7 - i + *p - *p;
    z.x = z.x;
    p = &a[i % 2];
    z.y = z.y / 2 + 0.25;
  }
  return z.x;
}
// CHECK: lasso.c:17:29: state recurs: i = 3, p = 0x{{[0-9a-f]+}}, z.x = 4, z.y = 0.5 [termination]
// CHECK: lasso.c:17:29: note: the state was saved here in round 3, and is the same 2 rounds later
