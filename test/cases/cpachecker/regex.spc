// An edge by its whole source text, as a regular expression.
OBSERVER AUTOMATON REGEX
INITIAL STATE Closed;
STATE USEFIRST Closed :
  MATCH [\s*send\(.*\)\s*;?] -> ERROR("sent before it was opened: $rawstatement");
  MATCH [(\w+\s*=\s*)?open_(tcp|udp)\(.*\);?] -> GOTO Open;
STATE USEFIRST Open :
  MATCH [\s*shut\(.*\)\s*;?] -> GOTO Closed;
END AUTOMATON
