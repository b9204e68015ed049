// What is never to be called twice.
OBSERVER AUTOMATON ONCE
INITIAL STATE None;
STATE USEFIRST None :
  MATCH {start($?)} -> GOTO One;
STATE USEFIRST One :
  MATCH {start($?)} -> ERROR("started twice");
END AUTOMATON
