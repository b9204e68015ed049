// CPAchecker's own forms: a bare AUTOMATON is a CONTROL automaton, `$$x` an automaton
// variable, ASSUME a list of conditions, OTHERWISE the last resort.
//
// RUN: %transver automata --dump=text %s > %t
// RUN: %FileCheck %s < %t

AUTOMATON RwLock
LOCAL int held = 0;
LOCAL int readers;
INITIAL STATE Init;

// CHECK: CONTROL AUTOMATON RwLock
// CHECK: LOCAL int readers;

STATE USEALL Init :
  MATCH {write_lock($?);} -> ASSUME {$$held} ERROR("lock:double $location");
  // CHECK: MATCH {write_lock($?)} -> ASSUME {held} ERROR("lock:double $location");
  MATCH {$1 = try_lock($2)} -> ASSUME {((int)$1)} DO held=TRUE GOTO Init;
  // CHECK: MATCH {$1 = try_lock($2)} -> ASSUME {(int)$1} DO {held = 1;} GOTO Init;
  MATCH {$1 = is_locked($2)} -> ASSUME {!((int)$1); $$held} STOP;
  // CHECK: ASSUME {!(int)$1 && held} STOP;
  MATCH {unlock($?)} -> ASSERT held == 1 ASSERT readers == 0 DO held = held - 1 GOTO First;
  // CHECK: ASSERT {held == 1} ASSERT {readers == 0} DO {held = held - 1;} GOTO First;
  MATCH [.*lock\(.*\)\s*;] && !MATCH [unlock\(.*] -> PRINT "at " $1 held + 1 GOTO Init;
  // CHECK: MATCH [.*lock\(.*\)\s*;] && !MATCH [unlock\(.*] -> PRINT "at " $1 held + 1 GOTO Init;
  MATCH LABEL [[Ee][Rr]+OR] || MATCH LABEL "Error" || MATCH LABEL end -> BREAK;

STATE USEFIRST First :
  (TRUE && !TRUE) -> GOTO Init;
  COVERS_LINES(10 11 12) -> GOTO Init;
  MATCH OTHERWISE -> GOTO First;
  // CHECK: TRUE -> GOTO First;
END AUTOMATON
