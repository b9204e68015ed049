/* explore.c for programs with threads: executes a program for every sequence of
 * answers, and for the ways in which its threads can take turns.
 *
 * Threads are contexts of one process. They take turns where one waits, ends or
 * starts another, and at the beginning of any basic block (-fsanitize-coverage): there the running
 * thread is put off at most THREADS_SWITCHES (1) times in a run. A run in which
 * all threads wait ends. Between __VERIFIER_atomic_begin and _end no
 * thread is put off.
 */
#define main explore_main
#include "explore.c"
#undef main
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <ucontext.h>

enum { MOST_THREADS = 8, STACK = 256 * 1024 };

static struct thread {
  ucontext_t context;
  void *(*start)(void *);
  void *argument, *result;
  int started, done, joined;
  int (*ready)(void *); /* what it waits for; null: nothing */
  void *what;
} threads[MOST_THREADS];
static int thread_count = 1, running, atomic_depth, switches_left = 1;

static int can_run(int i) {
  return !threads[i].done && (!threads[i].ready || threads[i].ready(threads[i].what));
}
static void run_thread(int next) {
  int old = running;
  if (next == old)
    return;
  running = next;
  swapcontext(&threads[old].context, &threads[next].context);
}
/* Chooses who runs next. */
static void schedule(int may_stay) {
  int last = -1;
  for (int i = 0; i < thread_count; i++)
    if (can_run(i) && (may_stay || i != running))
      last = i;
  if (last < 0)
    end_run(0); /* a deadlock */
  for (int i = 0; i < last; i++)
    if (can_run(i) && (may_stay || i != running) && fork_run())
      return run_thread(i);
    else if (shared->found)
      _exit(0);
  run_thread(last);
}
static void wait_for(int (*ready)(void *), void *what) {
  if (ready(what))
    return;
  threads[running].ready = ready;
  threads[running].what = what;
  schedule(0);
  threads[running].ready = 0;
}
/* Perhaps puts the running thread off. */
static void turn(void) {
  int others = 0;
  for (int i = 0; i < thread_count; i++)
    others += i != running && can_run(i);
  if (!others || !switches_left || atomic_depth || shared->found)
    return;
  if (shared->runs >= max_runs) {
    shared->cut++;
    return;
  }
  if (fork_run()) {
    switches_left--;
    return schedule(0);
  }
  if (shared->found)
    _exit(0);
}
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  turn();
}
void __sanitizer_cov_trace_pc_guard_init(uint32_t *begin, uint32_t *end) {
  (void)begin;
  (void)end;
}

void __VERIFIER_atomic_begin(void) { atomic_depth++; }
void __VERIFIER_atomic_end(void) { atomic_depth--; }

static void run_start(void) {
  struct thread *t = &threads[running];
  t->result = t->start(t->argument);
  t->done = 1;
  schedule(0);
}
int pthread_create(pthread_t *id, const pthread_attr_t *attr, void *(*start)(void *), void *argument) {
  (void)attr;
  if (thread_count == MOST_THREADS)
    end_run(1);
  struct thread *t = &threads[thread_count];
  getcontext(&t->context);
  t->context.uc_stack.ss_sp = mmap(0, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  t->context.uc_stack.ss_size = STACK;
  t->start = start;
  t->argument = argument;
  makecontext(&t->context, run_start, 0);
  *id = (pthread_t)thread_count++;
  schedule(1);
  return 0;
}
static int is_done(void *t) { return ((struct thread *)t)->done; }
int pthread_join(pthread_t id, void **result) {
  struct thread *t = &threads[(int)id];
  wait_for(is_done, t);
  if (result)
    *result = t->result;
  return 0;
}
void pthread_exit(void *result) {
  threads[running].result = result;
  threads[running].done = 1;
  schedule(0);
  __builtin_unreachable();
}
pthread_t pthread_self(void) { return (pthread_t)running; }
int pthread_detach(pthread_t id) { return (void)id, 0; }

/* A mutex is one word, 0 or 1 + its owner. */
static int is_free(void *m) { return *(int *)m == 0; }
int pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *a) { return (void)a, *(int *)m = 0; }
int pthread_mutex_destroy(pthread_mutex_t *m) { return (void)m, 0; }
int pthread_mutex_lock(pthread_mutex_t *m) {
  turn();
  while (*(int *)m)
    wait_for(is_free, m);
  return *(int *)m = 1 + running, 0;
}
int pthread_mutex_trylock(pthread_mutex_t *m) {
  turn();
  return *(int *)m ? EBUSY : (*(int *)m = 1 + running, 0);
}
int pthread_mutex_unlock(pthread_mutex_t *m) {
  *(int *)m = 0;
  turn();
  return 0;
}
/* A condition counts its signals. */
static struct { unsigned *count, seen; } waits[MOST_THREADS];
static int is_signalled(void *w) {
  return *waits[(intptr_t)w].count != waits[(intptr_t)w].seen;
}
int pthread_cond_init(pthread_cond_t *c, const pthread_condattr_t *a) { return (void)a, *(int *)c = 0; }
int pthread_cond_destroy(pthread_cond_t *c) { return (void)c, 0; }
int pthread_cond_signal(pthread_cond_t *c) { return ++*(unsigned *)c, 0; }
int pthread_cond_broadcast(pthread_cond_t *c) { return ++*(unsigned *)c, 0; }
int pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) {
  int self = running;
  waits[self].count = (unsigned *)c;
  waits[self].seen = *(unsigned *)c;
  pthread_mutex_unlock(m);
  wait_for(is_signalled, (void *)(intptr_t)self);
  return pthread_mutex_lock(m);
}
int sched_yield(void) { return turn(), 0; }

int main(int argc, char **argv, char **envp) {
  switches_left = bound("THREADS_SWITCHES", 1);
  return explore_main(argc, argv, envp);
}
