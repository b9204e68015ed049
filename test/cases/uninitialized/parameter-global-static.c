// case: Parameters, globals and static variables have values.
// property: uninitialized
// verdict: true
int global;
int old(k) int k; { return k; }
int main(int argc, char **argv) {
  static int count;
  int *p = &global;
  return argc + (argv == 0) + global + count + *p + old(0) > 1000;
}
