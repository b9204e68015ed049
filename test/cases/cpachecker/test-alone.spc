// A test by itself is asked wherever TRUE matches.
OBSERVER AUTOMATON Alone
LOCAL int alarm = 0;
INITIAL STATE Run;
STATE USEFIRST Run :
  alarm == 2 -> ERROR("after the second");
  MATCH {ring()} -> DO alarm = alarm + 1 GOTO Run;
END AUTOMATON
