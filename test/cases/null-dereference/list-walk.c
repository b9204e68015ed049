// case: A list is walked to its end.
// property: null-dereference
// verdict: true
struct list { struct list *next; union { int value; char bytes[4]; }; };
int main(void) {
  struct list last = {0, {1}}, first = {&last, {2}}, *p;
  int sum = 0;
  for (p = &first; p; p = p->next)
    sum += p->value;
  return sum == 3 ? 0 : 1;
}
