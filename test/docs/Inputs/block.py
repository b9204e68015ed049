"""Prints the indented block that follows a marker comment in a Markdown file.

usage: block.py FILE MARKER
"""
import sys

lines = open(sys.argv[1]).read().split("\n")
at = lines.index(f"<!-- {sys.argv[2]} -->") + 1
while not lines[at].strip():
    at += 1
block = []
while at < len(lines) and (lines[at].startswith("    ") or not lines[at].strip()):
    block.append(lines[at][4:])
    at += 1
print("\n".join(block).rstrip())
