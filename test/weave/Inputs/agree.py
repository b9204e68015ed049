#!/usr/bin/env python3
"""agree.py CLANG PLUGIN FILE [explain=yes] [clang flags]: all that must hold of a program woven with no-overflow.

 - The program printed without edits compiles to the same -O0 code.
 - The woven text has no warning that the preprocessed input lacks (-Wall -Wextra -pedantic).
 - It runs with the input's output and exit status, as text in both profiles and as emit=object.
 - The places of its violations are those that UBSan reports when both go on after each,
   but for lines with `// UBSan does not look` (atomic compound assignments).

A program whose first lines contain `// no-run` is compiled only.
"""
import os
import re
import subprocess
import sys
import tempfile

CLANG, PLUGIN, FILE, *FLAGS = sys.argv[1:]
EXPLAIN = [flag for flag in FLAGS if flag == "explain=yes"]
FLAGS = [flag for flag in FLAGS if flag not in EXPLAIN]
RUNTIME = os.path.join(os.path.dirname(__file__), "../../../utils/runtime/explain.c")
WARNINGS = ["-Wall", "-Wextra", "-pedantic", "-Wno-gnu-line-marker", "-fsyntax-only", "-ferror-limit=0"]
REACH_ERROR = '#include <stdio.h>\nvoid reach_error(void) { fputs("1:1:1: no-overflow\\n", stderr); }\n'


def run(*command, env=None):
    done = subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          errors="replace", timeout=60, env=dict(os.environ, **(env or {})))
    return done.returncode, done.stdout, done.stderr


def must(*command):
    status, out, err = run(*command)
    if status:
        sys.exit(f"{' '.join(map(str, command))}\n{err}")
    return out


def weave(*words):
    flags = [f"-fplugin={PLUGIN}"]
    for word in words:
        flags += ["-Xclang", "-plugin-arg-transver", "-Xclang", word]
    return flags


def warnings(path):
    _, _, err = run(CLANG, *FLAGS, "-x", "c", *WARNINGS, path)
    found = re.findall(r"^([^\s:]+):(\d+):\d+: ((?:warning|error): .*)$", err, re.M)
    return {(os.path.basename(file), line, re.sub(r"__transver_\w+", "_", text)) for file, line, text in found}


def ir(path):
    text = must(CLANG, *FLAGS, "-w", "-O0", "-S", "-emit-llvm", path, "-o", "-")
    return re.sub(r"^(source_filename|; ModuleID|!\d+ = !\{i64).*$", "", text, flags=re.M)


def ubsan_places(err):
    with open(FILE, errors="replace") as file:
        lines = file.read().split("\n")
    places = set()
    for line, column, message in re.findall(r":(\d+):(\d+): runtime error: (.*)$", err, re.M):
        shift = message.startswith(("shift exponent", "left shift"))
        right = lines[int(line) - 1][int(column) - 1:].startswith(">>") if int(line) <= len(lines) else False
        if not (shift and ("unsigned" in message or right)):
            places.add((int(line), int(column)))
    return places


def our_places(err):
    with open(FILE, errors="replace") as file:
        ignored = {number for number, line in enumerate(file, 1) if "// UBSan does not look" in line}
    return {(int(line), int(column)) for line, column in re.findall(r":(\d+):(\d+): no-overflow\b", err)
            if int(line) not in ignored}


def main():
    folder = tempfile.mkdtemp()
    at = lambda name: os.path.join(folder, name)
    failures = []
    must(CLANG, *FLAGS, *weave("output=" + at("same.c")), "-w", "-fsyntax-only", FILE)
    if ir(FILE) != ir(at("same.c")):
        failures.append("without edits the output is another program")
    must(CLANG, *FLAGS, "-w", "-E", FILE, "-o", at("input.i"))
    expected = warnings(at("input.i"))
    for profile in "svcomp", "native":
        must(CLANG, *FLAGS, *weave("no-overflow", *EXPLAIN, "profile=" + profile, "output=" + at(profile + ".c")), "-w",
             "-fsyntax-only", FILE)
        for file, line, text in sorted(warnings(at(profile + ".c")) - expected):
            failures.append(f"{profile}: {file}:{line}: {text}")
    with open(FILE, errors="replace") as file:
        compile_only = "// no-run" in file.read()
    if not compile_only:
        build = [CLANG, *FLAGS, "-w", "-O0"]
        must(*build, "-fwrapv", FILE, "-o", at("input"))
        must(*build, "-fsanitize=signed-integer-overflow,shift", FILE, "-o", at("ubsan"))
        must(*build, "-fwrapv", at("native.c"), "-o", at("native"))
        must(*build, *weave("no-overflow", *EXPLAIN, "emit=object"), "-fwrapv", "-c", FILE, "-o", at("object.o"))
        must(*build, at("object.o"), "-o", at("object"))
        with open(at("error.c"), "w") as file:
            file.write(REACH_ERROR)
        must(*build, "-fwrapv", "-c", at("svcomp.c"), "-o", at("svcomp.o"))
        must(CLANG, *[flag for flag in FLAGS if flag.startswith("-m")], "-c", at("error.c"), "-o", at("error.o"))
        must(*build, at("svcomp.o"), at("error.o"), *(["-x", "c", "-std=gnu11", RUNTIME] if EXPLAIN else []),
             "-o", at("svcomp"))
        status, out, _ = run(at("input"))
        # A program that writes outside its objects agrees with itself by luck only.
        if not any(flag.startswith("-m") for flag in FLAGS):
            must(*build, "-fwrapv", "-fsanitize=address,bounds", FILE, "-o", at("asan"))
            err = run(at("asan"))[2]
            if "AddressSanitizer" in err or "runtime error" in err:
                failures.append("the test itself is wrong:\n" + err)
        places = ubsan_places(run(at("ubsan"))[2])
        counts = {}
        for way in "native", "object", "svcomp":
            got, text, err = run(at(way), env={"TRANSVER_OPTIONS": "halt=0 explain=/dev/null"})
            if (got, text) != (status, out):
                failures.append(f"{way}: exit status {got} and output {text!r} instead of {status} and {out!r}")
            counts[way] = len(re.findall(r": no-overflow\b", err))
            ours = our_places(err)
            if way != "svcomp" and ours != places:
                failures.append(f"{way}: only UBSan {sorted(places - ours)}, only TransVer {sorted(ours - places)}")
        if len(set(counts.values())) > 1:
            failures.append(f"numbers of violations differ: {counts}")
    print("\n".join(failures) or "agree")
    return bool(failures)


sys.exit(main())
