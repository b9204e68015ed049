// case: All uses of a stream that is open.
// property: file-handle
// verdict: true
#include <stdio.h>
int main(void) {
  FILE *f = fopen("/dev/null", "r+"), *g = fopen("/dev/null", "r");
  char text[4] = "ab";
  int n = 0;
  if (!f)
    return 0;
  if (g)
    fclose(g);
  (void)fread(text, 1, 2, f);
  (void)fwrite(text, 1, 2, f);
  (void)fgets(text, 2, f);
  (void)fputs(text, f);
  (void)fputc('a', f);
  (void)fgetc(f);
  (void)fprintf(f, "%d", 1);
  (void)fscanf(f, "%d", &n);
  (void)fflush(f);
  (void)feof(f);
  (void)ferror(f);
  fclose(f);
  return n + (text[0] == 'x');
}
