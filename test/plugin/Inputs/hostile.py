"""hostile.py make FOLDER: writes inputs that are hard on a compiler.
hostile.py run FOLDER CLANG FLAGS...: each of them must have the same status with FLAGS as without, the same errors,
and leave a text only if it has no error, which then compiles."""

import glob
import os
import random
import subprocess
import sys

DEEP = 10000
# By default Clang refuses what is nested more than 256 deep; but the user may ask for more. With code generation it
# has not enough stack for that on its own.
MODES = (["-c", "-o", "out.o"], ["-fsyntax-only", f"-fbracket-depth={4 * DEEP}"])

INPUTS = {
    "empty": "",
    "comments": "/* one */ // two\n",
    "newlines": "\n" * 1000,
    "no-newline": "int f(int a) { return a + 1; }",
    "truncated-token": "int f(int a) { retu",
    "truncated-comment": "int f(int a) { return a + 1; } /* and",
    "truncated-string": 'char *s = "abc',
    "truncated-character": "int c = 'a",
    "truncated-directive": "#if 1\nint f(int a) { return a + 1; }\n",
    "truncated-macro": "#define F(x) x\nint f(int a) { return F(a + 1",
    "truncated-pragma": "#pragma pack(",
    "splice-at-end": "int f(int a) { return a + 1; } \\",
    "pragma-at-end": "int x;\n#pragma STDC FP_CONTRACT ON",
    "operator-pragma-at-end": 'int x; _Pragma("pack(1',
    "zero-byte": "int f(int a) { return a + 1; }\0 int x;",
    "carriage-returns": "int f(int a)\r{\r\n  return a + 1;\r}\r",
    "byte-order-mark": "\ufeffint f(int a) { return a + 1; }\n",
    "universal-names": "int h\\u00e4(int \u00e4) { return \u00e4 + 1; }\n",
    "digraphs": "%:define X 1\nint f(int a) <% int b<:2:> = <% a + X %>; return b<:0:>; %>\n",
    "long-line": "int f(int a) { return a" + " + a" * 250000 + "; }\n",
    "long-blanks": "int f(int a) { return a +" + " " * 1000000 + "1; }\n",
    "long-name": f"int {'x' * 1000000}(int a) {{ return a + 1; }}\n",
    "long-string": f'char *s = "{"y" * 1000000}"; int f(int a) {{ return a + 1; }}\n',
    "long-comment": f"/*{'z' * 1000000}*/ int f(int a) {{ return a + 1; }}\n",
    "many-cases": "int f(int a) { switch (a) {" + "".join(f"case {i}: a += {i};" for i in range(DEEP)) + "} return a; }\n",
    "many-statements": "int f(int a) {" + "a += 3;" * 20000 + "return a; }\n",
    "many-declarators": "int f(int a) { int x0 = a" + "".join(f", x{i + 1} = x{i} + 1" for i in range(3000)) + "; return x3000; }\n",
    "deep-parentheses": "int f(int a) { return " + "(" * DEEP + "a + 1" + ")" * DEEP + "; }\n",
    "deep-blocks": "int f(int a) { " + "{" * DEEP + "a = a + 1;" + "}" * DEEP + " return a; }\n",
    "deep-else": "int f(int a) { if (a == 0) a++;" + "".join(f" else if (a == {i}) a += {i};" for i in range(1, DEEP)) + " return a; }\n",
    "deep-if": "int f(int a) { " + "if (a) " * DEEP + "a++; return a; }\n",
    "deep-unary": "int f(int a) { return " + "- " * DEEP + "a; }\n",
    "deep-calls": "int f(int a) { return " + "f(" * DEEP + "a" + ")" * DEEP + "; }\n",
    "deep-conditional": "int f(int a) { return " + "a ? a + 1 : " * DEEP + "a; }\n",
    "deep-logical": "int f(int a) { return " + "a + 1 && " * 2000 + "a; }\n",
    "deep-braces": "int x[1] = " + "{" * DEEP + "1 + 1" + "}" * DEEP + ";\n",
    "deep-pointers": "int " + "*" * DEEP + "x; int f(int a) { return a + 1; }\n",
    # As deep as Clang takes it by default, which the text must not exceed.
    "parentheses": "int f(int a) { return " + "(" * 250 + "a + 1" + ")" * 250 + "; }\n",
    "blocks": "int f(int a) { " + "{" * 250 + "a = a + 1;" + "}" * 250 + " return a; }\n",
    "calls": "int f(int a) { return " + "f(" * 250 + "a" + " + 1)" * 250 + "; }\n",
    "subscripts": "int x[9]; int f(int a) { return " + "x[" * 250 + "a" + " + 1]" * 250 + "; }\n",
    "braces": "struct { int x[1]; } x = " + "{" * 250 + "1 + 1" + "}" * 250 + ";\n",
    "else": "int f(int a) { if (a == 0) a++;" + "".join(f" else if (a == {i}) a += {i};" for i in range(1, 1000)) + " return a; }\n",
    "ifs": "int f(int a) { " + "if (a) " * 1000 + "a++; return a; }\n",
    "unary": "int f(int a) { return " + "- " * 1000 + "a; }\n",
    "sum": "int f(int a) { return a" + " + a" * 5000 + "; }\n",
    "impure-sum": "int f(int a) { return f(1)" + " + f(2)" * 1000 + "; }\n",
    "product-of-sums": "int f(int a) { return 1" + "".join(f" * (a + {i})" for i in range(1000)) + "; }\n",
    "many-errors": "int f(int a) { return " * 1000,
    "include-itself": '#include "include-itself.c"\n',
    "bad-line": '#line 99999999999\nint f(int a) { return a + 1; }\n',
    "big-line": '#line 2147483647 "x"\nint f(int a) { return a + 1; }\n\n\nint g(int a) { return a + 1; }\n',
    "line-names": '#line 1 ""\nint f(int a) { return a + 1; }\n#line 5 "a\\"b\\\\c"\nint g(int a) { return a - 1; }\n',
}


def make(folder):
    for name, text in INPUTS.items():
        with open(os.path.join(folder, name + ".c"), "w", encoding="utf-8", newline="") as file:
            file.write(text)
    noise = random.Random(1)
    for i in range(3):
        with open(os.path.join(folder, f"garbage-{i}.c"), "wb") as file:
            file.write(bytes(noise.randrange(256) for _ in range(5000)))


def compile(clang, flags, path):
    run = subprocess.run([*clang.split(), "-w", "-ferror-limit=3", *flags, path],
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
    text = run.stdout.decode(errors="replace"), run.stderr.decode(errors="replace")
    crashed = run.returncode < 0 or run.returncode > 1
    return ("crash" if crashed else run.returncode), *text


def check(clang, mode, name, alone, expected, flags):
    """What is wrong with the run of the input NAME under FLAGS, or None."""
    path = name + ".c"
    status, text, messages = compile(clang, mode + flags, path)
    if text:
        with open("out.text.c", "w", encoding="utf-8", newline="") as file:
            file.write(text)
    written = {"out.text.c", "out.no-overflow.c", name + ".no-overflow.c"} & set(os.listdir("."))
    # The plugin may refuse what Clang takes, with an error of its own.
    refused = "error: transver: " in messages
    if refused:
        print(f"{name} {mode[0]}: refused: {messages[:200]}")
    if status == "crash":
        return "crashes:\n" + messages[:2000]
    if status != alone and not refused:
        return f"status {status}, not {alone}:\n{messages[:2000]}"
    if alone == 1 and messages != expected:
        return f"other errors:\n{messages[:1000]}instead of\n{expected[:1000]}"
    if status == 1 and (written or os.path.exists("out.o")):
        return f"left {written}"
    if status == 0 and "-c" in mode and not os.path.exists("out.o"):
        return "no object"
    for output in written:
        again, _, errors = compile(clang, ["-fsyntax-only", f"-fbracket-depth={8 * DEEP}"], output)
        os.remove(output)
        if again != 0:
            return f"the text does not compile: {errors[:1000]}"
    return None


def run(folder, clang, variants):
    os.chdir(folder)
    failed = False
    for path in sorted(glob.glob("*.c")):
        name = path[:-2]
        for mode in MODES:
            alone, _, expected = compile(clang, mode, path)
            if alone == "crash":
                print(f"{name} {mode[0]}: clang itself crashes")
                continue
            for flags in variants:
                for left in glob.glob("out.*"):
                    os.remove(left)
                problem = check(clang, mode, name, alone, expected, flags.split())
                if problem:
                    failed = True
                    print(f"{name} {mode[0]} with {flags}: {problem}")
    for left in glob.glob("out.*"):
        os.remove(left)
    sys.exit(failed)


if sys.argv[1] == "make":
    make(sys.argv[2])
else:
    run(sys.argv[2], sys.argv[3], sys.argv[4:])
