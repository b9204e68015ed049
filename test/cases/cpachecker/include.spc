// Two automata, one of them from another file.
#include "inner.spc"
OBSERVER AUTOMATON OUTER
INITIAL STATE Init;
STATE USEFIRST Init :
  MATCH {forbidden($?)} -> ERROR("forbidden");
END AUTOMATON
