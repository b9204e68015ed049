// Values of every type: captures, the automaton's own variables, variables of the program.
// RUN: %clang -c %utils/runtime/explain.c -o %t.rt.o
// RUN: cd %S && %clang -std=gnu2x %plugin %arg automaton=Inputs/values.ia %arg emit=object %arg explain=yes values.c %t.rt.o -o %t
// RUN: env TRANSVER_OPTIONS=halt=0 %t 2>&1 | %FileCheck %s
#define FUNCTION(name, type) static void name(type x) { (void)x; }
FUNCTION(integer, long long)
FUNCTION(wide, __int128)
FUNCTION(real, long double)
FUNCTION(pointer, const void *)
FUNCTION(global_is, int)
static void stop(int a, int b) { (void)a, (void)b; }
static int global = 3;
static int side(void) { return ++global; }
int main(void) {
  enum e { A = -5 } e = A;
  struct {
    unsigned bits : 3;
    _Bool b;
  } s = {6, 1};
  unsigned char c = 200;
  unsigned long u = -1ul;
  __int128 min = (__int128)1 << 127;
  float f = 0.1f;
  integer(e);      // CHECK: values.c:[[#@LINE]]:3: integer(e): e == 7 does not hold: e = -5 [Values]
  integer(s.bits); // CHECK: : s.bits = 6 [
  integer(s.b);    // CHECK: : s.b = 1 [
  integer(c);      // CHECK: : c = 200 [
  integer(u);      // CHECK: : u = -1 [
  integer(side() + 1); // CHECK: values.c:[[#@LINE]]:3: integer(side() + 1): (side() + 1) == 7 does not hold: side() + 1 = 5 [
  wide(u);         // CHECK: : u = 18446744073709551615 [
  wide(min);       // CHECK: : min = -170141183460469231731687303715884105728 [
  wide(-(min + 1)); // CHECK: = 170141183460469231731687303715884105727 [
  real(f);         // CHECK: : f = 0.10000000149011612 [
  real(1.5 * c);   // CHECK: = 300 [
  real(1 / 0.0 - c); // CHECK: = inf [
  pointer(&global); // CHECK: : last = 0x{{[0-9a-f]+}}, count = 255, sum = 0.5 [
  // CHECK: values.c:[[#@LINE-1]]:3: note: 'last' was assigned here
  // CHECK: values.c:[[#@LINE-2]]:3: note: 'count' was assigned here
  stop(c, side());  // CHECK: values.c:[[#@LINE]]:3: 100 % wrong, %1 too: c = 200, count = 255, sum = 0.5, last = 0x
  global_is(1);     // CHECK: : global == 1 does not hold: global = 5 [
  return global - 5;
}
