// case: With a label, reach_error() is not what is asked.
// property: unreach-call
// verdict: true
// flags: --label out
extern void reach_error(void);
int main(void) {
  reach_error();
  return 0;
out:
  return 1;
}
