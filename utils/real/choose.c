/* What a monitor chooses in utils/build-real: one choice in five is "yes", the
 * same ones in each run with the same CHOICES. */
#include <stdlib.h>

int __transver_choose(void) {
  static unsigned long long state;
  static int started;
  if (!started) {
    const char *given = getenv("CHOICES");
    started = 1;
    state = given ? strtoull(given, 0, 0) : 0;
  }
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (state >> 33) % 5 == 0;
}
