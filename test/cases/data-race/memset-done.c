// case: after memset and strcpy the thread goes on with the same memory
// property: data-race
// verdict: true
#include <pthread.h>
#include <string.h>
static char row[4], text[4];
static void *work(void *unused) { return unused; }
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  memset(row, 1, 4);
  row[0] = row[3];
  strcpy(text, "ab");
  text[0] = text[1];
  pthread_join(a, 0);
  return strlen(text) != 2;
}
