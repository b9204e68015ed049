// case: The functions are called through a table, in turn.
// verdict: true
// automaton: lock.spc
void lock(void) {}
void unlock(void) {}
static void nothing(void) {}
struct operation { const char *name; void (*run)(void); };
static const struct operation table[] = {{"lock", lock}, {"nothing", nothing}, {"unlock", unlock}};
int main(void) {
  for (int i = 0; i < 6; i++)
    table[i % 3].run();
  return 0;
}
