"""Finds in a text what the front end of a profile cannot take.

The table is written down here once more, apart from the one in plugin/output/Profile.cpp: a test must
not take from what it tests what is right.
"""

import json
import re
import subprocess

AVOIDED = {
    "theta": ["line-markers", "sequences", "helpers", "struct-copies", "bool", "extensions"],
    "cpachecker": ["extensions"],
    "frama-c": ["extensions"],
}
WORDS = {
    "line-markers": r"^# *\d+ ",
    "bool": r"\b_Bool\b",
    "extensions": r"\b(__extension__|_Static_assert|_Generic|__builtin_expect|__restrict|__inline|__const|"
                  r"__attribute__\s*\(\((__)?(nothrow|leaf|pure|nonnull|unused|format|warn_unused_result)\b)",
}


def nodes(node, depth=0):
    yield node
    for child in node.get("inner", ()):
        if child:
            yield from nodes(child, depth + 1)


def is_statement_parent(node, child):
    kind = node["kind"]
    if kind == "IfStmt":
        return node["inner"].index(child) > 0
    return kind in ("CompoundStmt", "LabelStmt")


def find(path, profile, clang, more=(), flags=()):
    """A list of what is found; empty if there is nothing."""
    wanted = set(AVOIDED.get(profile, [])) | set(more)
    if not wanted:
        return []
    text = open(path, errors="replace").read()
    plain = re.sub(r'"(\\.|[^"\\])*"', '""', text)
    found = [word for word in sorted(wanted) if word in WORDS and re.search(WORDS[word], plain, re.M)]
    if not wanted & {"sequences", "helpers", "struct-copies"}:
        return found
    done = subprocess.run([clang, "-w", *flags, "-fsyntax-only", "-Xclang", "-ast-dump=json", "-x", "c", path],
                          stdout=subprocess.PIPE, text=True, errors="replace")
    if done.returncode:
        return found + ["an error of C"]
    for node in nodes(json.loads(done.stdout)):
        kind = node.get("kind")
        if "sequences" in wanted and kind == "BinaryOperator" and node.get("opcode") == ",":
            found.append("a comma")
        if "helpers" in wanted and kind == "FunctionDecl" and node.get("storageClass") == "static" and \
                re.match(r"__transver_(?!own_)", node.get("name", "")):
            found.append(node["name"])
        if "struct-copies" in wanted and kind == "BinaryOperator" and node.get("opcode") == "=" and \
                re.fullmatch(r"(const |volatile )*(struct|union) [^*\[]*", node["type"].get("desugaredQualType", node["type"]["qualType"])):
            found.append("a copy of a structure")
    return found
