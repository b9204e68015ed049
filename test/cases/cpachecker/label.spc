// The error label of the benchmarks, in any spelling.
CONTROL AUTOMATON ERRORLABEL
INITIAL STATE Init;
STATE USEFIRST Init :
  MATCH LABEL [[Ee][Rr][Rr][Oo][Rr](_[0-9]+)?] -> ERROR("error label in $location");
END AUTOMATON
