// A counter with the language's own arithmetic; an assertion over it, and what must hold at the end.
OBSERVER AUTOMATON COUNTER
LOCAL int depth = 0;
INITIAL STATE Run;
STATE USEFIRST Run :
  MATCH {enter($?)} -> ASSERT depth != 2 DO depth = depth + 1 GOTO Run;
  MATCH {leave($?)} -> DO depth = depth - 1 GOTO Run;
  MATCH EXIT -> ASSERT depth == 0 GOTO Run;
END AUTOMATON
