"""outcomes.py REPORT: one line for each operation, and one for each claim that does not hold."""

import json
import sys

for a in json.load(open(sys.argv[1]))["automata"]:
    for o in a["operations"]:
        print(a["name"], f"{o['file']}:{o['line']}:{o['column']}", o["function"], o["outcome"], o.get("form", "-"),
              o["operation"] or "-", "|", o.get("reason", "-"))
    for name, claim in a["claims"].items():
        print(a["name"], name, claim["holds"], claim.get("reason", "-"))
