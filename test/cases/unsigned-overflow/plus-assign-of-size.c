// case: A size that is added up in a loop.
// property: unsigned-overflow
// verdict: false
typedef __SIZE_TYPE__ size;
int main(void) {
  size sum = (size)-1 / 2, i;
  for (i = 0; i < 3; ++i)
    sum += (size)-1 / 3;
  return sum == 7;
}
