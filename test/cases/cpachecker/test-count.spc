// At most two in the room, and the door is shut only when nobody is in it. (Tests of variables in triggers.)
OBSERVER AUTOMATON Room
LOCAL int inside = 0;
LOCAL int visits = 0;
INITIAL STATE Open;
STATE USEFIRST Open :
  MATCH {enter()} && inside == 2 -> ERROR("too many");
  MATCH {enter()} -> DO inside = inside + 1 DO visits = visits + 1 GOTO Open;
  MATCH {leave()} && !(inside != 0) -> ERROR("nobody is in");
  MATCH {leave()} -> DO inside = inside - 1 GOTO Open;
  MATCH {shut()} && (inside == 0 || visits == 3) -> GOTO Shut;
  MATCH {shut()} -> ERROR("somebody is in");
STATE USEFIRST Shut :
  MATCH {enter()} && visits + 1 == 4 -> ERROR("after the third");
  MATCH {shut()} -> GOTO Shut;
END AUTOMATON
