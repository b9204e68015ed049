// `#include` takes a name with or without quotes, relative to the including file.
//
// RUN: %transver automata %s | %FileCheck %s
// CHECK: include.spc: Exits: 1 states, 1 transitions
// CHECK: include.spc: Main: 1 states, 1 transitions
// CHECK: include.spc: Parts: 1 states, 2 transitions
#include Inputs/exits.spc
#include "Inputs/main.spc"

OBSERVER AUTOMATON Parts
INITIAL STATE S;
STATE USEFIRST S :
  MATCH {f()} -> GOTO S;
#include Inputs/transition.inc
END AUTOMATON
