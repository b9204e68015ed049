#include "words.h"

int main(int count, char **arguments) {
  for (int i = 1; i < count; ++i)
    add(arguments[i]);
  if (count != 3)
    clear();
  return 0;
}
