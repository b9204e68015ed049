// A pragma stands before the same declaration or statement as in the input.
// RUN: %transver transform --property no-overflow %s -o %t.c
// RUN: %FileCheck %s --input-file=%t.c --implicit-check-not='#pragma'
int next(void);
// CHECK: {{^}}#pragma pack(push, 1)
// CHECK-NEXT: struct packed {
#pragma pack(push, 1)
struct packed {
  char c;
  int i;
};
// CHECK: {{^}}#pragma pack(pop)
// CHECK: int sum(int n) {
#pragma pack(pop)
int sum(int n) {
  int r = 0;
  // CHECK: int __transver_t1;
  // CHECK: {{^}}#pragma clang loop unroll(disable)
  // CHECK-NEXT: for (int i =
#pragma clang loop unroll(disable)
  for (int i = next() + n; i > 0; i--)
    r ^= i;
  return r;
}
