// A channel is used only while it is open; channel 0 is open from the beginning.
OBSERVER AUTOMATON Channels
LOCAL set<int> open = [0, -1];
LOCAL int last = 0;
INITIAL STATE Run;
STATE USEFIRST Run :
  MATCH {attach($1)} -> DO open[$1]=true DO last = $1 GOTO Run;
  MATCH {detach($1)} && !open[$1] -> ERROR("not open");
  MATCH {detach($1)} -> DO open[$1]=false GOTO Run;
  MATCH {say($1)} && !open[$1] -> ERROR("not open");
  MATCH {again($?)} && !open[last] -> ERROR("the last one is not open");
END AUTOMATON
