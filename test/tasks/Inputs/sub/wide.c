int main(void) {
  long n = 2147483647;
  return (int)(n + 1 > 0);
}
