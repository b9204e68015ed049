// A struct without a tag gets one if a temporary needs it.
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg output=- %s | %FileCheck %s
int f(void);
// CHECK: static struct __transver_tag1 { int v; } *p;
static struct { int v; } *p;
// CHECK: static struct { int v; } *untouched;
static struct { int v; } *untouched;
int g(void) {
  // CHECK: int __transver_t1; struct __transver_tag1 *__transver_t2;
  p++->v += f();
  return untouched->v;
}
