// case: The argument of a call changes in the call, in the argument itself, and in an operand after it.
// verdict: true
// automaton: captured.ia
int kept, noted;
static int keep(int x) { kept = x; return 2 * x; }
static struct { int small : 4; } bits = {3};
int main(void) {
  int i = 1, *p = &i;
  kept = 7;
  keep(kept + 1);
  keep(i++);
  keep(i += 2);
  keep((*p)--);
  keep(bits.small++);
  i = keep(i) + keep(kept = 5);
  for (i = 0; i < 4; i += keep(i) + 1)
    if (keep(i++) && keep(kept))
      i += keep(i - kept) & 1;
  do
    i = keep(kept) ? keep(--i) / 2 : 0;
  while (keep(i) > 2);
  return keep(kept += 3), 0;
}
