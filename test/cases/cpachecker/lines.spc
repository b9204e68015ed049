// What stands on two lines is never executed one after the other.
OBSERVER AUTOMATON LINES
INITIAL STATE Init;
STATE USEFIRST Init :
  COVERS_LINES(9 10) -> GOTO Seen;
STATE USEFIRST Seen :
  COVERS_LINES(13) -> ERROR("both");
END AUTOMATON
