// case: strcpy writes what another thread reads: the end of the text
// property: data-race
// verdict: false
#include <pthread.h>
#include <string.h>
static char text[3];
static void *work(void *unused) {
  return text[2] ? unused : 0;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  strcpy(text, "ab");
  pthread_join(a, 0);
  return 0;
}
