// case: The table's first entry is called twice in a row.
// verdict: false
// automaton: lock.spc
void lock(void) {}
void unlock(void) {}
static void (*const table[])(void) = {lock, unlock};
int main(void) {
  for (int i = 0; i < 4; i++)
    table[i / 2]();
  return 0;
}
