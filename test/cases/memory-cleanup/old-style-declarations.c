// case: Functions without prototypes.
// property: memory-cleanup
// verdict: true
void *malloc();
void free();
static void *get(n) unsigned long n; { return malloc(n); }
int main() {
  char *p = get(4UL);
  free(p);
  return 0;
}
