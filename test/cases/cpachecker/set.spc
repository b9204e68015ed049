// A lock is taken once before it is given back, and all are given back at the end. (Which lock it is
// is told by the text of the argument.)
OBSERVER AUTOMATON Locks
LOCAL set<string> held = [];
INITIAL STATE Run;
STATE USEALL Run :
  MATCH {lock($1)} -> ASSUME {$$held[$1]} ERROR("lock: taken twice");
  MATCH {lock($1)} -> ASSUME {!$$held[$1]} DO held[$1]=true GOTO Run;
  MATCH {unlock($1)} -> ASSUME {!$$held[$1]} ERROR("lock: given back twice");
  MATCH {unlock($1)} -> ASSUME {$$held[$1]} DO held[$1]=false GOTO Run;
  MATCH {finish($?)} -> ASSUME {!$$held.empty} ERROR("lock: held at the end");
END AUTOMATON
