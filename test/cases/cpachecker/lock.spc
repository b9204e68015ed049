// Locks by return value: a call and the assignment of its result are one edge.
CONTROL AUTOMATON LOCKAUTOMATON
INITIAL STATE Unlocked;
STATE USEALL Unlocked :
  MATCH {$1 = try_lock($2)} -> ASSUME {((int)$1) != 0} GOTO Locked;
  MATCH {$1 = try_lock($2)} -> ASSUME {((int)$1) == 0} GOTO Unlocked;
  MATCH {unlock($?)} -> ERROR("unlock without lock: $1 at $location in $rawstatement");
STATE USEALL Locked :
  MATCH {$1 = try_lock($2)} -> ERROR("double lock");
  MATCH {unlock($?)} -> GOTO Unlocked;
END AUTOMATON
