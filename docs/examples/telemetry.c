/* Reads lines "CHANNEL RAW GAIN" from a sensor, calibrates each sample, keeps the last
 * ones of each channel in a ring and prints their averages and a checksum.
 *
 * A sample is 16 bits wide, and so is a gain in 1/256; a corrupt line has more. */
#include <stdio.h>
#include <string.h>

enum { CHANNELS = 4, RING = 8 };

#define SCALE(raw, gain) ((raw) * (gain) / 256)

struct ring {
  int samples[RING];
  unsigned next, used;
};

static struct ring rings[CHANNELS];

static void push(struct ring *r, int sample) {
  r->samples[r->next++ % RING] = sample;
  if (r->used < RING)
    r->used++;
}

static int average(const struct ring *r) {
  int sum = 0;
  for (unsigned i = 0; i < r->used; i++)
    sum += r->samples[i];
  return r->used ? sum / (int)r->used : 0;
}

static unsigned checksum(const void *data, size_t size) {
  const unsigned char *bytes = data;
  unsigned a = 1, b = 0;
  while (size--) {
    a = (a + *bytes++) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

int main(void) {
  int channel, raw, gain, lines = 0;
  while (scanf("%d %d %d", &channel, &raw, &gain) == 3) {
    lines++;
    if (channel < 0 || channel >= CHANNELS) {
      fprintf(stderr, "line %d: no channel %d\n", lines, channel);
      return 1;
    }
    push(&rings[channel], SCALE(raw, gain));
  }
  for (channel = 0; channel < CHANNELS; channel++)
    printf("channel %d: %d\n", channel, average(&rings[channel]));
  printf("%d lines, checksum %08x\n", lines, checksum(rings, sizeof rings));
  return 0;
}
