// A path that begins with the failing of the setup is not followed; what comes first, BREAK does not matter.
CONTROL AUTOMATON STOPPING
INITIAL STATE Init;
STATE USEFIRST Init :
  MATCH ENTRY -> GOTO Init;
  MATCH {give_up($?)} -> STOP;
  MATCH {fail($?)} -> ERROR("failed");
  MATCH OTHERWISE -> GOTO Init;
END AUTOMATON
