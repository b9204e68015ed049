// What the run-time part prints of hostile strings, of more than it can keep, and of threads.
// RUN: %clang -Wall -Wextra -pedantic -std=c99 -Werror -fsanitize=address,undefined -pthread -I%utils/runtime %s %utils/runtime/explain.c -o %t
// RUN: rm -f %t.json && env "TRANSVER_OPTIONS=halt=0 explain=%t.json" %t && %python -c "import json, sys; [print(ascii(json.loads(l)['text'])) for l in open(sys.argv[1], encoding='utf-8')]" %t.json | %FileCheck %s
// RUN: env TRANSVER_OPTIONS=explain=/none/of/it %t > %t.out 2>&1; test $? = 3
// A file that is the terminal's, a pipe's or no file at all is not read for its lines.
// RUN: mkfifo %t.fifo || true; %t %t.fifo 2>&1 | %FileCheck %s --check-prefix FIFO
// FIFO: fifo:1:1: fine [p]
// CHECK: 'a"b\\c\n\x01 \ufffd\ufffd\xe9\ufffd\ufffd\ufffd\ufffd\u20ac\U0001f600: v = 1'
// CHECK-NEXT: '1 ? %'
// CHECK-NEXT: '{{a+}}
// CHECK-NEXT: 'many: {{.*}}n = 63{{'|,}}
// CHECK: 't0: {{(0 = 0(, )?)+}}'
// CHECK: 'done'
#include "explain.h"
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
static void *thread(void *arg) {
  for (int i = 0; i < 4; i++)
    __transver_value_signed(arg, *(const char *)arg - '0');
  return __transver_explain("f", 0, 0, "p", *(const char *)arg == '0' ? "t0" : "t1") ? NULL : arg;
}
int main(int argc, char **argv) {
  static char longest[20000];
  pthread_t one, two;
  int good;
  if (argc > 1)
    return !__transver_explain(argv[1], 1, 1, "p", "fine");
  __transver_value_unsigned("v", 1);
  good = __transver_explain("f\"", 0, 0, "p", "a\"b\\c\n\x01 \xff\xc0\xc3\xa9\xed\xa0\x80\xe2\xe2\x82\xac\xf0\x9f\x98\x80");
  __transver_value_unsigned("v", 1);
  __transver_explain("f", 0, 0, "p", "%1 %2 %%");
  memset(longest, 'a', sizeof longest - 1);
  __transver_explain("f", 0, 0, "p", longest);
  for (int i = 0; i < 100; i++)
    __transver_value_signed("n", i), __transver_note("f", 1, 1, "n"), __transver_round("p");
  __transver_explain("f", 0, 0, "p", "many");
  pthread_create(&one, NULL, thread, (void *)(uintptr_t)"0");
  pthread_create(&two, NULL, thread, (void *)(uintptr_t)"1");
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  __transver_explain("f", 0, 0, "p", "done");
  return good ? 0 : 3;
}
