// A user's list of functions adds to what is known of the library.
// RUN: %transver transform --property memory-cleanup --library %S/Inputs/pool.txt %s -o %t.c
// RUN: %FileCheck %s --input-file %t.c
// RUN: %explore --expect false %t.c
// RUN: %transver transform --property memory-cleanup %s -o %t.without.c
// RUN: %explore --expect true %t.without.c
// RUN: %not %transver transform --property memory-cleanup --library %S/Inputs/bad-class.txt %s -o %t.no.c 2>&1 | %FileCheck %s --check-prefix=UNKNOWN
// RUN: %not %transver transform --property memory-cleanup --library %S/Inputs/bad-name.txt %s -o %t.no.c 2>&1 | %FileCheck %s --check-prefix=BADNAME
// RUN: %not %transver transform --property memory-cleanup --library %S/Inputs/no-class.txt %s -o %t.no.c 2>&1 | %FileCheck %s --check-prefix=NONE
// RUN: %not %transver transform --property memory-cleanup --library %t.missing %s -o %t.no.c 2>&1 | %FileCheck %s --check-prefix=MISSING
// RUN: %not test -e %t.no.c
// UNKNOWN: bad-class.txt:2:1: error: unknown class 'alocates'; did you mean 'allocates'?
// UNKNOWN-NEXT: {{.*}}alocates: pool_get
// UNKNOWN-NEXT: {{.*}}^~~~~~~~
// BADNAME: bad-name.txt:1:10: error: 'g-h' is no name of a function
// BADNAME-NEXT: {{.*}}pure: f, g-h
// BADNAME-NEXT: {{.*}}         ^~~
// NONE: no-class.txt:1:3: error: expected 'CLASS: NAME...'
// MISSING: error: transver: cannot read library '{{.*}}.missing': No such file or directory
static char pool[16];
void *pool_get(unsigned long n);
void pool_put(void *p);
int pool_size(void);
int main(void) {
  // CHECK: char *p = (__transver_t1 = pool_get(3), __transver_MemoryCleanup(__transver_t1), __transver_t1), *q = 
  char *p = pool_get(3), *q = pool_get(4);
  // CHECK: if (__transver_MemoryCleanup_tracked && __transver_MemoryCleanup_tracked == (unsigned long)p) { __transver_MemoryCleanup_tracked = 0; }
  pool_put(p);
  return q == p || pool_size() == 0;
}
void *pool_get(unsigned long n) { return pool + n; }
void pool_put(void *p) { (void)p; }
int pool_size(void) { return sizeof pool; }
