// An edge by exactly its text.
OBSERVER AUTOMATON TEXT
INITIAL STATE Init;
STATE USEFIRST Init :
  MATCH "armed = 1;" -> GOTO Armed;
STATE USEFIRST Armed :
  MATCH "armed = 0;" -> GOTO Init;
  MATCH {fire($?)} -> ERROR("fired while $rawstatement");
END AUTOMATON
