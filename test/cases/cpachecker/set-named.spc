// A named element: only `front` may be locked, once `&gate` is open.
OBSERVER AUTOMATON Named
LOCAL set<string> open = ["&back"];
INITIAL STATE Run;
STATE USEFIRST Run :
  MATCH {open_door($1)} -> DO open[$1]=true GOTO Run;
  MATCH {enter($?)} -> ASSERT open["&gate"] && !open["&back"] GOTO Run;
  MATCH {shut($1)} -> DO open[$1]=false GOTO Run;
END AUTOMATON
