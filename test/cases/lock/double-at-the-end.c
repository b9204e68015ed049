// case: The last two calls lock.
// property: lock
// verdict: false
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }
int main(void) {
  lock();
  unlock();
  lock();
  return lock() == 3;
}
