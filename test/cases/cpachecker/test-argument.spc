// Tests of arguments: the token that was given is the one that is taken, and it is never 0.
CONTROL AUTOMATON Argument
LOCAL int token = 0;
INITIAL STATE Run;
STATE USEFIRST Run :
  (MATCH {give($1)} && $1 == 0) || (MATCH {take($1)} && $1 != token) -> ERROR("wrong token");
  MATCH {give($1)} -> DO token = $1 GOTO Run;
END AUTOMATON
