/* What the profiles' verifiers know by themselves, for running their texts under the oracle of
 * runtime/explore.c. What a text defines (reach_error: -DDEFINES_ERROR, the inputs:
 * -DDEFINES_INPUTS) has another name here, so that the oracle's own are behind the verifier's words. */
extern void oracle_error(void) __asm__("reach_error");
extern void oracle_assume(int) __asm__("__VERIFIER_assume");

#define __CPROVER_assert(c, text) ((c) ? (void)0 : oracle_error())
#define __CPROVER_assume(c) oracle_assume(!!(c))
#define __CPROVER_input(...) ((void)0)
static void __ESBMC_assert(_Bool c, const char *text) { if (!c) oracle_error(); }
static void __ESBMC_assume(_Bool c) { oracle_assume(c); }
static void klee_silent_exit(int status) { oracle_assume(0); }
static void __transver_stop(void) { oracle_assume(0); }

#define INPUTS(INPUT)                                                                              \
  INPUT(bool, unsigned char) INPUT(char, char) INPUT(schar, signed char)                           \
  INPUT(uchar, unsigned char) INPUT(short, short) INPUT(ushort, unsigned short) INPUT(int, int)    \
  INPUT(uint, unsigned) INPUT(long, long) INPUT(ulong, unsigned long) INPUT(longlong, long long)   \
  INPUT(ulonglong, unsigned long long) INPUT(float, float) INPUT(double, double)                   \
  INPUT(size_t, __SIZE_TYPE__) INPUT(pointer, void *)
#define DECLARE(name, type)                                                                        \
  extern type oracle_##name(void) __asm__("__VERIFIER_nondet_" #name);                             \
  extern type nondet_##name(void) __asm__("__VERIFIER_nondet_" #name);
INPUTS(DECLARE)

#define SAME(name, type)                                                                           \
  if (!__builtin_strcmp(text, #name)) { *(type *)at = oracle_##name(); return; }
static void klee_make_symbolic(void *at, __SIZE_TYPE__ size, const char *text) {
  INPUTS(SAME)
  __builtin_trap();
}

#define __VERIFIER_assume text_assume
#ifdef DEFINES_ERROR
#define reach_error text_error
#endif
#ifdef DEFINES_INPUTS
#define __VERIFIER_nondet_bool text_bool
#define __VERIFIER_nondet_char text_char
#define __VERIFIER_nondet_schar text_schar
#define __VERIFIER_nondet_uchar text_uchar
#define __VERIFIER_nondet_short text_short
#define __VERIFIER_nondet_ushort text_ushort
#define __VERIFIER_nondet_int text_int
#define __VERIFIER_nondet_uint text_uint
#define __VERIFIER_nondet_long text_long
#define __VERIFIER_nondet_ulong text_ulong
#define __VERIFIER_nondet_longlong text_longlong
#define __VERIFIER_nondet_ulonglong text_ulonglong
#define __VERIFIER_nondet_float text_float
#define __VERIFIER_nondet_double text_double
#define __VERIFIER_nondet_size_t text_size_t
#define __VERIFIER_nondet_pointer text_pointer
/* KLEE's own error is this one; a program that declares it has another name for it. */
#define __assert_fail(...) text_assert_fail(__VA_ARGS__)
static void text_assert_fail(const char *what, const char *file, unsigned line, const char *where) { oracle_error(); }
#endif
