// Patterns over assignments, declarations, conditions and returns.
OBSERVER AUTOMATON SHAPE
LOCAL int budget = 2;
INITIAL STATE Init;
STATE USEFIRST Init :
  MATCH {int limit = $1} -> DO budget = $1 GOTO Init;
  MATCH {spent = spent + $1} -> ASSERT {$1 <= $$budget} GOTO Init;
  MATCH {return $1;} && !MATCH {return 0;} -> GOTO Init;
END AUTOMATON
