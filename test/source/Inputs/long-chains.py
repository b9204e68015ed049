"""long-chains.py CLANG PLUGIN STEM: the woven text of long chains compiles, and its size is linear."""
import os
import subprocess
import sys

CLANG, PLUGIN, STEM = sys.argv[1:]
HEAD = "int f(void); extern int a, b, arr[4];\n"


def chain(separator, *terms):
    return lambda n: "int t(void) { return " + separator.join(terms[i % len(terms)] for i in range(n)) + "; }\n"


LONG = {
    "pure sum": chain(" + ", "a"),
    "sum of calls": chain(" + ", "f()"),
    "mixed sum": chain(" + ", "a", "f()", "a * b", "arr[f() & 3]"),
    "conditions": lambda n: "int t(void) { if (" + " && ".join(["a + b > f()"] * n) + ") return 1; return 0; }\n",
    "comma": chain(", ", "a + f()"),
    "initialiser": lambda n: "void t(void) { int x[] = {" + ", ".join(["a + f()"] * n) + "}; (void)x; }\n",
    "statements": lambda n: "void t(void) {\n" + "a = b + f(); arr[f()]++;\n" * n + "}\n",
}
DEEP = {
    "else if": lambda n: "int t(void) {" + " else ".join(f"if (a + f() == {i}) return a + {i};" for i in range(n)) +
                         " return 0; }\n",
    "?:": lambda n: "int t(void) { return " + " ".join(f"a + f() == {i} ? b + {i} :" for i in range(n)) + " 3; }\n",
    "assignments": lambda n: "int t(void) { return " + "a += " * n + "f(); }\n",
}
NESTED = {
    "right-nested calls": lambda n: "int t(void) { return " + "f() + (" * n + "f()" + ")" * n + "; }\n",
    "right-nested": lambda n: "int t(void) { return " + "a + (" * n + "a" + ")" * n + "; }\n",
    "subscripts": lambda n: "int t(void) { return " + "arr[" * n + "a + 1" + "]" * n + " + 1; }\n",
}


def compile_chain(name, text, profile):
    source, output = STEM + ".in.c", STEM + ".out.c"
    with open(source, "w") as file:
        file.write(HEAD + text)
    weave = [f"-fplugin={PLUGIN}"]
    for word in "no-overflow", "profile=" + profile, "output=" + output:
        weave += ["-Xclang", "-plugin-arg-transver", "-Xclang", word]
    for command in [CLANG, "-w", *weave, "-fsyntax-only", source], [CLANG, "-w", "-fsyntax-only", output]:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        if done.returncode:
            sys.exit(f"{name}, {profile}: {' '.join(command)}\n{done.stderr[:2000]}")
    return os.path.getsize(output)


for profile in "svcomp", "native":
    for name, make in LONG.items():
        small, large = (compile_chain(name, make(n), profile) for n in (3000, 30000))
        if large > 16 * small:
            sys.exit(f"{name}, {profile}: {small} bytes for 3000 terms, {large} for 30000")
    for name, make in DEEP.items():
        compile_chain(name, make(2000), profile)
    for name, make in NESTED.items():
        compile_chain(name, make(200), profile)
