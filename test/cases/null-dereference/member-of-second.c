// case: A list that is one element too short; the member is in an anonymous union.
// property: null-dereference
// verdict: false
struct list { struct list *next; union { int value; char bytes[4]; }; };
int main(void) {
  struct list last = {0, {1}}, first = {&last, {2}};
  return first.next->value + first.next->next->value;
}
