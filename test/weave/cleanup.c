// Calls that no expression makes: the handler of a scope's end, what runs before main, and other
// names of a function may move the automaton, so its state is kept everywhere; and what an
// automaton cannot see of them is said.
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/cleanup.ia %arg output=%t.c %s
// RUN: %clang -w %t.c %S/Inputs/reach-error.c -o %t && %not %t
// RUN: %clang -DCONSTRUCTOR -fsyntax-only %plugin %arg automaton=%S/Inputs/cleanup.ia %arg output=%t.1.c %s
// RUN: %clang -w %t.1.c %S/Inputs/reach-error.c -o %t.1 && %not %t.1
// RUN: %clang -DALIAS -fsyntax-only %plugin %arg automaton=%S/Inputs/cleanup.ia %arg output=%t.3.c %s
// RUN: %clang -w %t.3.c %S/Inputs/reach-error.c -o %t.3 && %not %t.3
// RUN: %clang -DNOTHING -fsyntax-only %plugin %arg automaton=%S/Inputs/cleanup.ia %arg output=%t.4.c %s
// RUN: %clang -w %t.4.c %S/Inputs/reach-error.c -o %t.4 && %t.4
// RUN: %not %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/cleanup-call.ia %arg output=%t.none.c %s 2>&1 | %FileCheck %s --check-prefix=CALL
// RUN: %not test -e %t.none.c
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/cleanup-call.ia %arg skip=remark %arg report=%t.json %arg output=%t.2.c %s
// RUN: %FileCheck %s --check-prefix=REPORT < %t.json
// REPORT: "skipped": 1
// REPORT: "holds": false
extern void abort(void);
static void first(int x) { (void)x; }
static void second(int x) { (void)x; }
static void bye(int *p) { second(*p); }
static void hi(int *p) { first(*p); }
#if defined CONSTRUCTOR
__attribute__((constructor)) static void early(void) { first(1); }
int main(void) { second(2); }
#elif defined ALIAS
static void real(void) { first(1); }
static void other(void) __attribute__((alias("real")));
int main(void) {
  other();
  second(2);
}
#elif defined NOTHING
__attribute__((constructor)) static void early(void) { second(1); }
int main(void) {
  __attribute__((cleanup(hi))) int y = 1;
  second(2);
}
#else
int main(void) {
  __attribute__((cleanup(bye))) int x = 1;
  // CALL: cleanup.c:[[#@LINE-1]]:37: error: transver: the call of 'bye' at the end of the scope of 'x' is not observed
  // CALL-NOT: error:
  { __attribute__((cleanup(hi))) int y = 1; }
  return 0;
}
#endif
