// Operations that span macro arguments, line splices, '#line', and names of ours that the program uses.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s 
int printf(const char *, ...); int puts(const char *);
#define ADD(a,b) a+b
#define MUL(a,b) ((a)*(b))
#define TWICE(x) (x, x)
#define STR(x) #x
#define CAT(a,b) a##b
#define OP +
#define MAXI 2147483647
#define INC(x) x++
#define LOOP(i,n) for (int i = 0; i < n; i++)
#define BODY(s) do { s; } while (0)
#define SEMI x + g();
#define IF if
#define LINEY (__LINE__ + x)
#define DEEP(a) ADD(MUL(a, g()), ADD(a, MUL(g(), a)))
#define EVAL(...) __VA_ARGS__
#define PASTE2(a, b) CAT(a, b)
#define NEG -
#define __transver_foo 12
static int cnt; static int g(void) { return ++cnt; }
static int __transver_t1 = 3, __transver_add_int = 5, __transver_own_reach_error;
#define reach_errorx 3
#define line 99
#define where 98
#define a 97
#define LL 3
#define check(x) 55
int main(void) {
  int x = MAXI, xy = MAXI, r;
  r = ADD(x, 1); r = ADD(x, g()) * 2; r = MUL(ADD(x, 1), ADD(g(), 2)); r = TWICE(x + g()); r = TWICE(INC(x)); r = DEEP(x);
  printf("%d %s\n", r, STR(x + 1)); r = CAT(x, y) OP g(); r = x OP 1 OP CAT(g,)() ; r = NEG x; r = x NEG NEG g(); r = x - -1 - - - g(); r = - - x; r = -(-(x)); r = x+ +1; r = x-(-g());
  LOOP(i, 3) BODY(r = i + x; r = g() + x); IF (x + g() > 0) SEMI IF (g()) SEMI
  r = LINEY; r = EVAL(x + g(), x * EVAL(g(), 4)); PASTE2(x, y)++; PASTE2(x, y) += g(); r = x \
+ \
g(); r = x+\
1; r <<= 1; r = x <\
< g(); x +\
= g(); r = __COUNTER__ + x + g() + __LINE__;
  r = __transver_t1 + __transver_add_int + x + g() + __transver_own_reach_error + __transver_foo; r = a + x + g() + line + where + LL + check(3);
  printf("%d\n", r);
#line 1000 "other.c"
  r = x + g(); r = x + MAXI + r;
#line 30 "macros.c"
  r = ADD(
    x
    ,
    g()
    );
  r =
    x
    +
    g()
    *
    // comment
    x; /* c */ r /* d */ = /* e */ x /* f */ + /* g
    */ g() /* h */; 
  int \u00e9t\u00e9 = x; \u00e9t\u00e9 += g(); int été2 = \u00e9t\u00e9 + g();
   return r + été + été2 > 77777;
}
