// SV-COMP's property file names the property; a run tells where a block is left.
// RUN: printf 'CHECK( init(main()), LTL(G valid-memcleanup) )\n' > %t.prp
// RUN: %transver transform --property %t.prp %s -o %t.c
// RUN: %explore --expect false %t.c
// RUN: %transver transform --property memory-cleanup --abort sometimes %s -o %t.no.c > %t.err 2>&1; test $? != 0
// RUN: %FileCheck %s --input-file %t.err --check-prefix=BAD
// BAD: error: transver: invalid value 'sometimes' for option 'abort'; it takes 'end' or 'ignore'
#include <stdlib.h>
int main(void) { return malloc(3) == 0; }
