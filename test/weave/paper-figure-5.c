// The paper's Figure 5, no-overflow: one assertion before each addition, and only there.
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg output=- %s | %FileCheck %s
// CHECK: int main(void) {
// CHECK-NEXT: unsigned int x = 0;
// CHECK-NEXT: int y = 1;
// CHECK-NEXT: while (x < 127) {
// CHECK-NEXT: x = x + y;
// CHECK-NEXT: if (!(y <= 2147483647 - 1)) reach_error();
// CHECK-NEXT: # [[@LINE+7]] "{{.*}}"
// CHECK-NEXT: y = y + 1;
int main(void) {
  unsigned int x = 0;
  int y = 1;
  while (x < 127) {
    x = x + y;
    y = y + 1;
  }
}
