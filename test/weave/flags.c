// Flags that change types and the language.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -funsigned-char -fshort-enums -std=gnu11 -ffreestanding -fms-extensions -fblocks
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
enum e { A, B = 200 };
struct in {
  int q;
};
struct ms {
  struct in;
  int z;
  struct {
    int an;
    union {
      int u1;
      float u2;
    };
  };
};
struct flex {
  int n;
  int a[];
};
union u {
  int i;
  char c;
};
int main(void) {
  char c = 255;
  c++;
  c = c << 24;
  enum e v = B;
  v += 100;
  v = v * v;
  int x = 2147483647;
  x += g();
  struct ms m = {{x}, 3, {4, {5}}};
  m.q += g();
  m.an++;
  m.u1 -= x;
  m.an += g() + m.u1;
  struct ms *p = &m;
  (p++)->an += g();
  (--p)->u1++;
  union u un = {x};
  un.i++;
  ((union u){x}).i += g();
  printf("%d %d\n", m.q, un.i);
  static struct flex fl = {2, {1, 2}};
  fl.a[g() & 1] += x;
  fl.n++;
  int y = 0;
  switch (v) {
  case A ... B:
    y = x + g();
  }
  return y == 3;
}
