// What the report and the remarks claim of loops over functions with a state of their own, fresh
// inputs, threads, handlers and volatile objects.
// RUN: %transver transform --property termination --remarks all --report %t.json %s -o %t.c 2>&1 | %FileCheck %s
// RUN: %FileCheck %s --check-prefix=REPORT < %t.json
// REPORT: "places": [
// REPORT: "function": "input",
// REPORT-NEXT: "kind": "loop",
// REPORT-NEXT: "shadow": [],
// REPORT-NEXT: "memory": true,
// REPORT: "alarmIsReal": {
// REPORT-NEXT: "holds": true
// REPORT: "silenceIsProof": {
// REPORT-NEXT: "holds": false,
// REPORT-NEXT: "reason": "it calls 'getchar', which may have a state of its own"
// RUN: %transver transform --property termination --remarks all --environment repeats %s -o %t.repeats.c 2>&1 | %FileCheck %s --check-prefix=REPEATS
// RUN: %transver transform --property termination --remarks all %s -o %t.h.c -- -DHANDLER 2>&1 | %FileCheck %s --check-prefix=HANDLER
// RUN: %transver transform --property termination --remarks all --fairness none %s -o %t.u.c -- -DHANDLER 2>&1 | %FileCheck %s --check-prefix=UNFAIR
// RUN: %transver transform --property termination %s -o %t.s.c -- -DHANDLER 2>&1 | %FileCheck %s --check-prefix=SUMMARY
// SUMMARY: remark: transver: nothing is claimed of 2 loops or functions; 'remarks=all' tells which
extern int getchar(void);
extern int rand(void);
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void *signal(int, void (*)(int));
static int flag;
static void handler(int n) { flag = n; }
void input(void) {
  // CHECK: claims.c:[[#@LINE+2]]:3: remark: transver: the state of this loop is memory; an alarm is real; silence is no proof: it calls 'getchar', which may have a state of its own
  // REPEATS: claims.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is empty; an alarm is real if 'getchar' may answer as before; silence is no proof: it calls 'getchar', which may have a state of its own
  while (getchar() != -1)
    ;
}
void random_walk(void) {
  int x = 5;
  // CHECK: claims.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is x and memory; an alarm is real; silence is no proof: {{.*}}'rand'
  while (x > 0)
    x += rand() % 3 - 1;
}
void fresh(void) {
  // CHECK: claims.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is empty; an alarm is real; silence is a proof
  while (__VERIFIER_nondet_int())
    ;
}
void waits(void) {
#ifdef HANDLER
  signal(2, handler);
#endif
  // CHECK: claims.c:[[#@LINE+3]]:3: remark: transver: the state of this loop is empty; an alarm is real; silence is a proof
  // HANDLER: claims.c:[[#@LINE+2]]:3: remark: transver: nothing is claimed of this loop: it reads what a thread or a handler may write
  // UNFAIR: claims.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is empty; an alarm is real if threads and handlers may never run; silence is a proof
  while (!flag)
    ;
}
void device(void) {
  extern volatile int port;
  // CHECK: claims.c:[[#@LINE+1]]:3: remark: transver: nothing is claimed of this loop: it changes 'port', which is volatile, and is decided by it
  while (port)
    port = port - 1;
}
void grows(void) {
  void *last = 0;
  // CHECK: claims.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is empty; an alarm is real if memory is unbounded; silence is no proof: it allocates memory
  do
    last = malloc(1);
  while (last);
}
int main(void) { return 0; }
