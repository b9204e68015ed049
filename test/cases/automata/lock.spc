// A lock is taken and given back in turn, and not held at the end.
OBSERVER AUTOMATON Lock

INITIAL STATE Free;

STATE USEFIRST Free :
  MATCH {lock($?)}   -> GOTO Held;
  MATCH {unlock($?)} -> ERROR("unlock without lock");

STATE USEFIRST Held :
  MATCH {lock($?)}   -> ERROR("double lock");
  MATCH {unlock($?)} -> GOTO Free;
  MATCH EXIT         -> ERROR("held at the end");

END AUTOMATON
