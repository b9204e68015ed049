// Headers define types that are keywords to verifiers that read as GCC does: they get other names.
// RUN: %transver transform --property no-overflow %s -o %t.c
// RUN: %clang -Wall -Wextra -Werror -fsyntax-only %t.c
// RUN: %FileCheck %s --input-file %t.c
// RUN: %transver transform --property no-overflow --profile native %s -o %t.native.c
// RUN: %FileCheck %s --input-file %t.native.c --check-prefix=NATIVE
// CHECK: typedef float __transver__Float32;
// NATIVE: typedef float _Float32;
typedef float _Float32;
// CHECK: extern double f(__transver__Float32 x);
extern double f(_Float32 x);
struct s {
  // CHECK: int _Float64;
  int _Float64;
};
// CHECK: return (double)(__transver__Float32)y->_Float64;
double f(_Float32 x) { return (double)x; }
double g(struct s *y) { return (double)(_Float32)y->_Float64; }
