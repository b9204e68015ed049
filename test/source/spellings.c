// Trigraphs, digraphs, line ends of two characters and a byte order mark.
// RUN: %python %S/../weave/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=c99 -trigraphs
int printf(const char *, ...);
static int x = 2147483647;
static int g(void) ??< return x; ??>
int main(void) <%
  int a<:2:> = {1 ??!??! g(), 2};
  a<:g() + ??/
  x == 0:> = 3;
  a??(0??) += g() + x;
  x +??/
= 1;
  printf("%d %d??/n", a[0], x);
  return 0;
%>
