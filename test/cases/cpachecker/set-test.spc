// The same in triggers.
OBSERVER AUTOMATON Locks
LOCAL set held <string>;
INITIAL STATE Run;
STATE USEFIRST Run :
  MATCH {lock($1)} && held[$1] -> ERROR("lock: taken twice");
  MATCH {lock($1)} -> DO held[$1]=true GOTO Run;
  MATCH {unlock($1)} && !held[$1] -> ERROR("lock: given back twice");
  MATCH {unlock($1)} -> DO held[$1]=false GOTO Run;
  MATCH EXIT && !held.empty -> ERROR("lock: held at the end");
END AUTOMATON
