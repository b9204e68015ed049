#include <stdio.h>
#include <stdlib.h>
static int value;
int nondet_int(void) { return value; }
void reach_error(void) { puts("error"); exit(3); }
void __VERIFIER_assume(int c) { if (!c) { puts("cut"); exit(4); } }
__attribute__((constructor)) static void start(int count, char **words) { value = count > 1 ? atoi(words[1]) : 0; }
