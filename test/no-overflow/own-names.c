// The input's own error functions get other names, also in the text that repeats operands.
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg output=- %s | %FileCheck %s
// CHECK: extern void reach_error(void);
// CHECK: extern void __transver_own_reach_error(void);
extern void reach_error(void);
// CHECK: struct hooks { int __transver_own_reach_error; };
struct hooks { int reach_error; };
// CHECK: enum state { OK, ERROR };
enum state { OK, ERROR };

int use(struct hooks *h, int x) {
  // CHECK: __transver_add_int(__transver_t2->__transver_own_reach_error, __transver_t1, [[@LINE+1]]), __transver_t2->__transver_own_reach_error += __transver_t1
  h++->reach_error += x;
  // CHECK: int __transver_own_reach_error = x;
  // CHECK: (long long)__transver_own_reach_error + x {{.*}}) reach_error();
  { int reach_error = x; reach_error = reach_error + x; }
  // CHECK: if (x && ERROR) goto __transver_own_ERROR;
  if (x && ERROR) goto ERROR;
  // CHECK: __transver_own_reach_error();
  reach_error();
// CHECK: __transver_own_ERROR:
// CHECK-NEXT: return ERROR;
ERROR:
  return ERROR;
}
// CHECK: void __transver_own_reach_error(void) { abort(); }
