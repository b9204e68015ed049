// Statement expressions: as values, nested, in conditions and headers, with labels, jumped out of.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu17
int printf(const char *, ...);
int puts(const char *);
#include <limits.h>
static int id(int x) { return x; }
static int cnt;
static int nx(void) { return ++cnt; }
struct s {
  int x, y;
};
int main(void) {
  int a = id(INT_MAX), b = 1;
  int r = ({
    int q = a + b;
    q;
  });
  printf("%d\n", r);
  r = ({
        int q = nx();
        q + a;
      }) +
      ({
        int w = nx();
        w *a;
      });
  printf("%d\n", r);
  r = ({ ({ a + nx(); }) + nx(); });
  printf("%d\n", r);
  if (({
        int z = a + b;
        z < 0;
      }))
    printf("neg\n");
  else
    printf("pos\n");
  while (({
    b++;
    b < 4;
  })) {
    a -= ({ b *nx(); });
  }
  for (int i = ({ a + 1; }), j = ({ nx() + a; }); ({ i++ < j + nx() && nx() < 30; });
       ({ i += nx(); }))
    printf("%d %d\n", i, j);
  do
    r += ({ nx() * 100000000; });
  while (({ r++ + a; }) && nx() < 60);
  printf("%d %d\n", r, cnt);
  switch (({ nx() + a; })) {
  case 3:
    puts("3");
    break;
  default:
    puts("d");
  }
  ({ a + b; });
  (void)({ a + b; });
  ({ a++; });
  ({ nx() + a; });
  r = ({
        struct s t = {a + 1, nx() + a};
        t;
      }).x +
      nx();
  printf("%d\n", r);
  r = ({
    goto out;
    nx() + a;
    3;
  });
out:
  r = ({
    for (int i = 0; i < 3; i++) {
      if (i + nx() > 1)
        break;
    }
    nx() + a;
  });
  printf("%d %d\n", r, cnt);
  r = ({
    lab:
      nx() + a;
  });
  printf("%d %d\n", r, cnt);
  r = ({
    int k = 3;
    (nx(), k + a);
  })
          ? ({ a * 2; })
          : ({ a * 3; });
  printf("%d\n", r);
  const char *p = ({
    a + nx();
    "str";
  });
  puts(p);
  int arr[3] = {({ nx() + a; }), [2] = ({ a + 2; })};
  printf("%d %d\n", arr[0], arr[2]);
  return ({ nx() + a; }) & 7;
}
