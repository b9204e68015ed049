"""Runs what a Markdown file shows: every command of its blocks, in one new folder, and compares what
they print with what the file says.

usage: session.py FILE.md BIN-FOLDER

A block whose marker is `<!-- file: NAME -->` is the file of that name, up to its first command. In an indented block a line
`$ COMMAND` is a command, and the lines below it, up to the next one, are what it prints (standard output
and error); the line `...` stands for any lines, and a time (`0.31 s`) for any other. Commands without lines
below are run for their effect. A command that fails says so by its own `echo $?`, else it has to succeed.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile


def blocks(lines):
    """The indented blocks, with the name of the file that each is, or None."""
    name, block, found = None, [], []
    for line in lines + ["end"]:
        if line.startswith("    ") or (block and not line.strip()):
            block.append(line[4:])
            continue
        if block:
            found.append((name, "\n".join(block).rstrip() + "\n"))
            name, block = None, []
        marker = re.match(r"<!-- file: (\S+) -->$", line)
        if marker:
            name = marker[1]
    return found


def pattern(expected):
    """A regular expression for the lines that a command prints."""
    parts = []
    for line in expected.splitlines():
        if line == "...":
            parts.append(r"(.*\n)*?")
        else:
            parts.append(re.sub(r"\d+\\\.\d+\\ s", r"\\d+\\.\\d+\\ s", re.escape(line)) + r"\n")
    return "".join(parts)


def main():
    text = pathlib.Path(sys.argv[1]).read_text()
    environment = dict(os.environ, PATH=sys.argv[2] + ":" + os.environ["PATH"])
    commands = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, block in blocks(text.split("\n")):
            if name:
                # Commands may follow in the same block.
                file, *rest = re.split(r"^(?=\$ )", block, maxsplit=1, flags=re.M)
                pathlib.Path(folder, name).write_text(file.rstrip() + "\n")
                block = "".join(rest)
            parts = re.split(r"^\$ (.*)\n", block, flags=re.M)
            for command, expected in zip(parts[1::2], parts[2::2]):
                commands += 1
                done = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, text=True,
                                      stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                if expected.strip() and not re.fullmatch(pattern(expected.rstrip("\n") + "\n"), done.stdout):
                    sys.exit(f"$ {command}\nprints\n{done.stdout}instead of\n{expected}")
                if not expected.strip() and done.returncode:
                    sys.exit(f"$ {command}\nfails with {done.returncode}:\n{done.stdout}")
    if not commands:
        sys.exit("the file has no commands")


main()
