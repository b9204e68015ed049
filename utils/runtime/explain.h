/*===- explain.h - What a woven program tells of a violation ----*- C -*-===*\
|*
|* A program that was transformed with explain=yes calls these functions.
|* explain.c prints what they tell; an object that has no other definition has
|* weak ones that do nothing, and who verifies the program may leave them
|* without a body.
|*
|* Before a violation the program tells the values, then the notes, and then
|* calls __transver_explain, which is all for this one:
|*
|*     __transver_value_signed("a", a);
|*     __transver_value_signed("b", b);
|*     __transver_explain("foo.c", 12, 9, "no-overflow",
|*                        "%1 + %2 does not fit int");
|*     reach_error();
|*
|* prints
|*
|*     foo.c:12:9: 2147483647 + 1 does not fit int [no-overflow]
|*
|* The strings live as long as the program. Threads do not mix what they tell.
|*
\*===--------------------------------------------------------------------===*/

#ifndef TRANSVER_EXPLAIN_H
#define TRANSVER_EXPLAIN_H

#ifdef __cplusplus
extern "C" {
#endif

/* The next value of the violation that is about to be explained. Of a wide
   one, the upper and the lower 64 bits. */
void __transver_value_signed(const char *name, long long value);
void __transver_value_unsigned(const char *name, unsigned long long value);
void __transver_value_wide(const char *name, int is_signed,
                           unsigned long long high, unsigned long long low);
void __transver_value_double(const char *name, double value);
void __transver_value_pointer(const char *name, const volatile void *value);

/* Another place that belongs to it, such as that in a macro's body. */
void __transver_note(const char *file, int line, int column, const char *text);

/* Explains a violation of the property. In text, %1 to %9 stand for the values,
   and %% for a percent sign; values that it does not name are printed behind
   it. The result is not 0 if it was printed, so that nobody has to say it
   again. */
int __transver_explain(const char *file, int line, int column,
                       const char *property, const char *text);

/* What has happened before; the last time counts. A variable of the property's
   automaton was assigned, and its state was entered, by the operation at that
   place. */
void __transver_assigned(const char *property, const char *variable,
                         const char *file, int line, int column);
void __transver_entered(const char *property, const char *state,
                        const char *file, int line, int column);

/* For properties that look for a state that recurs: a loop goes round once more
   (or a function is entered once more), and the state is saved here. The rounds
   until then are the stem of the lasso, those since then its loop. */
void __transver_round(const char *property);
void __transver_saved(const char *property, const char *file, int line,
                      int column);

/* A step of the run, with the values that were told before it, which are then
   no more those of a violation: KIND is "entry", "exit", "branch", "call" or
   "operation". */
void __transver_step(const char *file, int line, int column,
                     const char *function, const char *kind, const char *text);

#ifdef __cplusplus
}
#endif

#endif
