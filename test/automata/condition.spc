// A condition file as CPAchecker writes it: names that look like keywords, assumptions
// that are a verifier's own text and need not be C.
//
// RUN: %transver automata %s > %t 2>&1
// RUN: %FileCheck --implicit-check-not=error: %s < %t
// CHECK: condition.spc:20:45: warning: the assumption is not a C expression; it is kept as text
// CHECK: condition.spc: AssumptionAutomaton: 4 states, 7 transitions

OBSERVER AUTOMATON AssumptionAutomaton

INITIAL STATE ARG0;

STATE __TRUE :
    TRUE -> GOTO __TRUE;

STATE __FALSE :
    TRUE -> GOTO __FALSE;

STATE USEFIRST ARG0 :
    MATCH "[!(x[0] > \"a\\n\")]" -> ASSUME {|main::x| = ((_ bv3 32)) & {'}} GOTO ARG12M3;
    MATCH "int x = f();" -> ASSUME {true} GOTO __TRUE;
    TRUE -> GOTO ARG0;

STATE USEFIRST ARG12M3 :
    MATCH "" -> GOTO __FALSE;
    TRUE -> GOTO ARG12M3;

END AUTOMATON
