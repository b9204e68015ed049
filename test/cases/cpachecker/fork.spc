// USEALL without assumptions: each match may be the one that is watched.
CONTROL AUTOMATON FORK
LOCAL int watched = 0;
INITIAL STATE Wait;
STATE USEALL Wait :
  MATCH {take($1)} -> DO watched = $1 GOTO Watch;
  MATCH {take($1)} -> GOTO Wait;
STATE USEALL Watch :
  MATCH {give($1)} -> ASSUME {$1 == $$watched} GOTO Done;
  MATCH {give($1)} -> ASSUME {$1 != $$watched} GOTO Watch;
  MATCH EXIT -> ERROR("$1 was never given back");
STATE USEALL Done :
  TRUE -> GOTO Done;
END AUTOMATON
