// A set variable is an array with a flag for each element that the woven operations speak of; what is
// not known cannot be added, and several units have no common set.
//
// RUN: %split-file %s %t
// RUN: %transver transform --automaton %t/set.ia %t/known.c -o %t/known.t.c
// RUN: %FileCheck %t/known.c < %t/known.t.c
// RUN: %clang -Wall -Wextra -Werror -Wno-unused-function -c %t/known.t.c -o %t/known.o
// RUN: %clang %plugin %arg automaton=%t/set.ia %arg emit=object %t/known.c -o %t/known
// RUN: %t/known
// RUN: %not --crash %t/known again again 2>&1 | %FileCheck %s --check-prefix RUNS
// RUNS: known.c:18:5: Sets: lock(&a)
// RUN: %not %transver transform --automaton %t/set.ia %t/unknown.c -o %t/unknown.t.c 2>&1 | %FileCheck %s --check-prefix UNKNOWN
// UNKNOWN: unknown.c:4:3: error: transver: 'Sets' cannot be checked here: what is added to the set 'ids' is not known before the program runs
// RUN: %not %clang %plugin %arg automaton=%t/set.ia %arg emit=object %arg program=parts -c %t/known.c -o %t/part.o 2>&1 | %FileCheck %s --check-prefix PART
// PART: error: transver: automaton 'Sets' keeps a set of the whole program, and this unit is one of several

//--- set.ia
INSTRUMENTATION AUTOMATON Sets
LOCAL set<string> held = [];
LOCAL set<int> ids = [-9223372036854775807];
INITIAL STATE S;
STATE USEFIRST S :
  MATCH {lock($1)} BEFORE -> ASSERT {!held[$1]} DO {held[$1] = true;} GOTO S;
  MATCH {finish($?)} && held.empty -> ERROR;
  MATCH {add($1)} -> DO ids[$1] = true GOTO S;
  MATCH {see($1)} -> ASSERT {!ids[$1]} DO {ids[$1] = false;} GOTO S;
END AUTOMATON

//--- known.c
static int lock(int *l) { return ++*l; }
static void finish(void) {}
static void add(int n) { (void)n; }
static void see(unsigned n) { (void)n; }
// CHECK: static _Bool __transver_Sets_held[3];
// CHECK: static int __transver_Sets_held_empty(void) { return !__transver_Sets_held[0] && !__transver_Sets_held[1] && !__transver_Sets_held[2]; }
// CHECK: static _Bool __transver_Sets_ids[2] = {1};
// CHECK: static int __transver_Sets_ids_has(unsigned long long v) { return (v == 5ULL && __transver_Sets_ids[1]); }
int main(int argc, char **argv) {
  int a = 0, b = argc;
  static int c;
  (void)argv;
  // CHECK: if (!(!__transver_Sets_held[0])) reach_error(); __transver_Sets_held[0] = 1;
  lock(&a);
  if (lock((&b)) < 3)
    lock(&c);
  else
    lock(&a);
  add(4 + 1);
  see(b);
  finish();
  return 0;
}

//--- unknown.c
static void add(int n) { (void)n; }
int main(int argc, char **argv) {
  (void)argv;
  add(argc);
  return 0;
}
