// case: a volatile variable is read once by `v++`.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  volatile int v = 2147483647;
  v++;
  return 0;
}
