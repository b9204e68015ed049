"""An automaton whose assertion repeats the given text 100000 times before a 1."""
import sys

print("INSTRUMENTATION AUTOMATON Deep")
print("LOCAL int x;")
print("INITIAL STATE S;")
print("STATE S :")
print("  TRUE -> ASSERT {" + sys.argv[1] * 100000 + "1} GOTO S;")
print("END AUTOMATON")
