"""A lit format for cases: C programs with a known verdict.

A case is a C file whose first lines are `// key: value`: `property` or `automaton` (a file
beside the case) or `condition` (one, too), `verdict` (true|false) and, where it needs them, `model` (LP64|ILP32),
`flags` (for `transver transform`) and `explore` (environment of utils/runtime/explore.c). It passes
when its transformed program, built with undefined-behaviour traps and executed for every
sequence of answers of __VERIFIER_nondet_*, has the verdict. A case with a condition has to have it
as the residual program of `product` and of `ghost`; as that of `identity` it fails, since in all of
them the error can be reached.

TRANSVER_CASES=K/N in the environment runs each Nth case only, from the Kth on, by a number that its name has.
"""

import os
import re
import subprocess
import zlib

import lit.formats
import lit.Test


def header(path):
    keys = {}
    with open(path, errors="replace") as file:
        for line in file:
            found = re.match(r"// ([a-z]+): *(.*)", line)
            if not found:
                break
            keys[found[1]] = found[2].strip()
    return keys


class CaseTest(lit.formats.FileBasedTest):
    def execute(self, test, litConfig):
        path = test.getSourcePath()
        config = test.config
        share = os.environ.get("TRANSVER_CASES")
        if share:
            which, of = map(int, share.split("/"))
            if zlib.crc32("/".join(test.path_in_suite).encode()) % of != which % of:
                return lit.Test.Result(lit.Test.UNSUPPORTED, "not in the share %s of the cases\n" % share)
        keys = header(path)
        missing = [key for key in ("verdict",) if key not in keys]
        if not ("property" in keys or "automaton" in keys or "condition" in keys):
            missing.append("property")
        if missing:
            return lit.Test.Result(lit.Test.UNRESOLVED, "no `// %s:` in the header\n" % missing[0])
        narrow = ["-m32"] if keys.get("model") == "ILP32" else []
        if narrow and "m32" not in config.available_features:
            return lit.Test.Result(lit.Test.UNSUPPORTED, "no 32-bit C library here\n")

        output = test.getTempDir() if hasattr(test, "getTempDir") else os.path.dirname(test.getExecPath())
        os.makedirs(output, exist_ok=True)
        output = os.path.join(output, os.path.basename(path) + ".transformed.c")
        if os.path.exists(output):
            os.remove(output)
        if "condition" in keys:
            return self.reduce(config, path, keys, narrow, output)
        if "automaton" in keys:
            what = ["--automaton", os.path.join(os.path.dirname(path), keys["automaton"])]
        else:
            what = ["--property", keys["property"]]
        transform = [config.transver, "transform", *what, *keys.get("flags", "").split(), path, "-o", output]
        commands = [transform + (["--", *narrow] if narrow else []),
                    self.explore(config, keys, narrow, keys["verdict"], output)]
        return self.run(config, commands)

    def explore(self, config, keys, narrow, verdict, output):
        return [os.path.join(config.test_source_root, "Inputs", "explore"), "--expect", verdict,
                *narrow, *keys.get("explore", "").split(), output]

    def reduce(self, config, path, keys, narrow, output):
        commands = []
        for reducer in ("product", "ghost", "identity"):
            made = output + "." + reducer + ".c"
            commands.append([config.transver, "reduce", "--condition",
                             os.path.join(os.path.dirname(path), keys["condition"]), "--reducer", reducer,
                             *keys.get("flags", "").split(), path, "-o", made] + (["--", *narrow] if narrow else []))
            verdict = "false" if reducer == "identity" else keys["verdict"]
            commands.append(self.explore(config, keys, narrow, verdict, made))
        return self.run(config, commands)

    def run(self, config, commands):
        log = ""
        for command in commands:
            log += "$ " + " ".join(command) + "\n"
            try:
                ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                     env=dict(os.environ, CC=config.clang, EXPLORE_CACHE=config.oracles),
                                     timeout=180, text=True, errors="replace")
            except subprocess.TimeoutExpired:
                return lit.Test.Result(lit.Test.FAIL, log + "timed out\n")
            log += ran.stdout
            if ran.returncode:
                return lit.Test.Result(lit.Test.FAIL, log + "exit status %d\n" % ran.returncode)
        return lit.Test.Result(lit.Test.PASS, log)
