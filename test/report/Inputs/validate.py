"""validate.py SCHEMA REPORT: checks a report against the schema, and its counts against its lists.

Knows the part of JSON Schema that docs/report.schema.json uses, and fails on any other word.
"""

import json
import sys

ANNOTATIONS = {"$schema", "$defs", "title", "description"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}


def errors(schema, value, root, at="$"):
    """The places where value does not match schema, as texts."""
    for word, rule in schema.items():
        if word in ANNOTATIONS or word in ("properties", "items"):
            continue
        if word == "$ref":
            target = root
            for part in rule.removeprefix("#/").split("/"):
                target = target[part]
            yield from errors(target, value, root, at)
        elif word == "type":
            if not isinstance(value, TYPES[rule]) or (rule == "integer" and isinstance(value, bool)):
                yield f"{at}: not of type {rule}: {value!r}"
                return
        elif word == "const":
            if value != rule or type(value) is not type(rule):
                yield f"{at}: {value!r} is not {rule!r}"
        elif word == "enum":
            if value not in rule:
                yield f"{at}: {value!r} is none of {rule}"
        elif word == "minimum":
            if value < rule:
                yield f"{at}: {value} is less than {rule}"
        elif word == "minLength":
            if len(value) < rule:
                yield f"{at}: too short: {value!r}"
        elif word == "required":
            yield from (f"{at}: no {name!r}" for name in rule if name not in value)
        elif word == "additionalProperties":
            assert rule is False
            yield from (f"{at}: unexpected {name!r}" for name in value if name not in schema["properties"])
        elif word == "oneOf":
            found = [list(errors(choice, value, root, at)) for choice in rule]
            if sum(not f for f in found) != 1:
                yield f"{at}: matches not exactly one of the alternatives: {min(found, key=len)}"
        else:
            raise SystemExit(f"validate.py does not know {word!r}")
    for name, rule in schema.get("properties", {}).items():
        if isinstance(value, dict) and name in value:
            yield from errors(rule, value[name], root, f"{at}.{name}")
    if "items" in schema:
        for i, item in enumerate(value):
            yield from errors(schema["items"], item, root, f"{at}[{i}]")


def main():
    schema, report = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
    found = list(errors(schema, report, schema))
    for a in report["automata"]:
        outcomes = [o["outcome"] for o in a["operations"]]
        for outcome in ("woven", "holds", "skipped"):
            if outcomes.count(outcome) != a[outcome]:
                found.append(f"{a['name']}: {a[outcome]} are {outcome}, but {outcomes.count(outcome)} are listed")
        if a["matched"] != len(outcomes):
            found.append(f"{a['name']}: the counts do not add up")
    print(*found, sep="\n", end="")
    sys.exit(bool(found))


main()
