// Two sets that know of each other: who is seated was admitted, and nobody is both outside and seated.
CONTROL AUTOMATON Guests
LOCAL set<string> admitted = [];
LOCAL set<string> seated = [];
INITIAL STATE Run;
STATE USEFIRST Run :
  MATCH {admit($1)} -> DO admitted[$1]=true GOTO Run;
  MATCH {seat($1)} -> ASSERT admitted[$1] DO seated[$1]=true GOTO Run;
  MATCH {dismiss($1)} -> DO admitted[$1]=false DO seated[$1]=false GOTO Run;
  MATCH {close($?)} && !(admitted.empty && seated.empty) -> ERROR("somebody is left");
END AUTOMATON
