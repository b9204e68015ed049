// A target state; two calls in the wrong order lead there.
OBSERVER AUTOMATON TARGETS
INITIAL STATE Start;
STATE USEFIRST Start :
  MATCH FUNCTIONCALL "configure" -> GOTO Configured;
  MATCH FUNCTIONCALL "run" -> GOTO Wrong;
STATE USEFIRST Configured :
  MATCH FUNCTIONCALL "run" -> GOTO Configured;
TARGET STATE USEFIRST Wrong :
  TRUE -> GOTO Wrong;
END AUTOMATON
