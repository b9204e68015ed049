// USEALL: of the transitions whose tests hold each may be taken; if none does, the state stays.
CONTROL AUTOMATON Fork
LOCAL int n = 0;
LOCAL int odd = 0;
INITIAL STATE Run;
STATE USEALL Run :
  MATCH {tick()} && n == 0 -> DO n = 1 GOTO Run;
  MATCH {tick()} && n == 1 -> DO n = 2 GOTO Run;
  MATCH {tick()} && n != 0 -> DO odd = 1 GOTO Run;
  MATCH {check()} && n == 2 && odd == 1 -> ERROR("both");
END AUTOMATON
