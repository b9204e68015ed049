// With shift=value only lost bits of a signed << are a violation: a negative left operand and an
// amount outside the width are not.
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg shift=value %arg profile=native %arg output=%t.c %s
// RUN: %FileCheck --check-prefix=TEXT %s < %t.c
// RUN: %clang -w -fwrapv %t.c -o %t
// RUN: env TRANSVER_OPTIONS=halt=0 %t 2>&1 | %FileCheck %s --implicit-check-not=': no-overflow'
// RUN: %clang -w -fwrapv %plugin %arg no-overflow %arg shift=value %arg emit=object %s -o %t.o.exe
// RUN: env TRANSVER_OPTIONS=halt=0 %t.o.exe 2>&1 | %FileCheck %s --implicit-check-not=': no-overflow'
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg profile=native %arg output=- %s > %t.strict.c
// RUN: %clang -w -fwrapv %t.strict.c -o %t.strict
// RUN: env TRANSVER_OPTIONS=halt=0 %t.strict 2>&1 | %FileCheck --check-prefix=STRICT %s --implicit-check-not=': no-overflow'
// RUN: %not %clang -fsyntax-only %plugin %arg no-overflow %arg shift=values %s 2>&1 | %FileCheck --check-prefix=BAD %s
// BAD: error: transver: invalid value 'values' for option 'shift'; it takes 'strict' or 'value'
int main(void) {
  volatile int minus = -1, one = 1, big = 33, below = -2, most = 31;
  volatile unsigned char byte = 255;
  long wide = -1;
  int r;
  // TEXT: __transver{{.*}}shl
  r = minus << 3;         // STRICT: shift-value.c:[[#@LINE]]:13: no-overflow
  r = minus << most;      // STRICT: shift-value.c:[[#@LINE]]:13: no-overflow
  r = one << big;         // STRICT: shift-value.c:[[#@LINE]]:11: no-overflow
  r = one << minus;       // STRICT: shift-value.c:[[#@LINE]]:11: no-overflow
  r = below << most;      // STRICT: shift-value.c:[[#@LINE]]:13: no-overflow
  // CHECK: shift-value.c:[[#@LINE-1]]:13: no-overflow
  r = one << most;        // STRICT: shift-value.c:[[#@LINE]]:11: no-overflow
  // CHECK: shift-value.c:[[#@LINE-1]]:11: no-overflow
  r = byte << 23;
  r = byte << 24;         // STRICT: shift-value.c:[[#@LINE]]:12: no-overflow
  // CHECK: shift-value.c:[[#@LINE-1]]:12: no-overflow
  wide <<= 63;            // STRICT: shift-value.c:[[#@LINE]]:8: no-overflow
  wide <<= 1;             // STRICT: shift-value.c:[[#@LINE]]:8: no-overflow
  // CHECK: shift-value.c:[[#@LINE-1]]:8: no-overflow
  r = minus; r <<= 30u;   // STRICT: shift-value.c:[[#@LINE]]:16: no-overflow
  r <<= 2;                // STRICT: shift-value.c:[[#@LINE]]:5: no-overflow
  // CHECK: shift-value.c:[[#@LINE-1]]:5: no-overflow
  return 0;
}
