// case: the text of vasprintf is a block, which is freed once
// property: valid-free
// verdict: true
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
static char *text(const char *format, ...) {
  va_list list;
  char *s;
  va_start(list, format);
  int n = vasprintf(&s, format, list);
  va_end(list);
  return n < 0 ? 0 : s;
}
int main(void) {
  free(text("%d", 7));
  return 0;
}
