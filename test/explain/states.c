// The text of ERROR, and where the automaton came to its state: with a ghost variable or without.
// RUN: %clang -c %utils/runtime/explain.c -o %t.rt.o
// RUN: cd %S && for way in 1 2 3; do %clang -DWAY=$way %plugin %arg lock %arg emit=object %arg explain=yes states.c %t.rt.o -o %t && %not --crash %t 2>&1 | %FileCheck %s --check-prefix WAY$way || exit 1; done
void lock(int *m) { *m = 1; }
void unlock(int *m) { *m = 0; }
int volatile on = 1;
int main(void) {
  int m;
#if WAY == 1
  lock(&m);
  lock(&m);
  // WAY1: states.c:[[#@LINE-1]]:3: lock of a lock that is held [lock]
  // WAY1: states.c:[[#@LINE-3]]:3: note: since here the state is 'Held'
#elif WAY == 2
  if (on)
    lock(&m);
  // WAY2: states.c:27:1: the lock is held at the end [lock]
  // WAY2: states.c:[[#@LINE-2]]:5: note: since here the state is 'Held'
#else
  int *p = &m;
  lock(p);
  unlock(p);
  unlock(p);
  // WAY3: states.c:[[#@LINE-1]]:3: unlock of a free lock [lock]
  // WAY3: states.c:[[#@LINE-3]]:3: note: since here the state is 'Free'
#endif
}
