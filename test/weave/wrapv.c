// -fwrapv does not silence the property. (UBSan of older Clangs takes it for permission.)
// REQUIRES: llvm-19
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %S/flags.c -fwrapv -std=gnu11 -fms-extensions -fblocks
int unused;
