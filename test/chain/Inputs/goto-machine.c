// case: a machine made of gotos; one of its branches turns for long, the other mixes bits.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);

int main(void) {
  int ticks = 0, phase = 0;
  unsigned char byte, turned;
  if (__VERIFIER_nondet_int() < 10)
    goto turn;
  goto mix;
turn:
  phase = (phase + 1) % 7;
  if (phase < 0 || phase > 6) {
    reach_error();
    goto end;
  }
  if (++ticks < 3000000)
    goto turn;
  goto end;
mix:
  byte = __VERIFIER_nondet_uchar();
  turned = (unsigned char)(byte << 3 | byte >> 5);
  turned = (unsigned char)(turned >> 3 | turned << 5);
  if (turned != byte)
    reach_error();
end:
  return 0;
}
