"""What the test harnesses share: the build's tools, random programs, and the final count."""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLUGIN_ARG = ["-Xclang", "-plugin-arg-transver", "-Xclang"]


class Skip(Exception):
    """This program tells nothing, say, because it does not end."""


class Fail(Exception):
    """The program shows a fault."""


class Result:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err


def run(command, timeout=60, text=True, **options):
    """Runs a command; a Result, or None if it did not end in time."""
    options.setdefault("stdin", subprocess.DEVNULL)
    try:
        done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=timeout, **options)
    except subprocess.TimeoutExpired:
        return None
    decode = (lambda data: data.decode(errors="replace")) if text else (lambda data: data)
    return Result(done.returncode, decode(done.stdout), done.stderr.decode(errors="replace"))


def must(command, timeout=300, **options):
    """Runs a command that has to succeed."""
    done = run(command, timeout, **options)
    if done is None:
        raise Fail("ran out of time: " + " ".join(map(str, command)))
    if done.status:
        raise Fail(f"exit status {done.status}: {' '.join(map(str, command))}\n{done.err[-2000:]}")
    return done


def header(path):
    """The `// key: value` lines at the top of a case (test/caseformat.py)."""
    keys = {}
    for line in path.read_text(errors="replace").splitlines():
        found = re.match(r"// ([a-z]+): *(.*)", line)
        if not found:
            break
        keys[found[1]] = found[2].strip()
    return keys


def question(case, keys):
    """What a case asks of `transver check` or `chain`, as the end of a command line."""
    words = ["--automaton", case.parent / keys["automaton"]] if "automaton" in keys else [
        "--property", keys.get("property", case.parent.name)]
    flags = ["--", "-m32"] if keys.get("model") == "ILP32" else []
    return [*words, *keys.get("flags", "").split(), case, *flags]


class Tools:
    """The plugin and the driver of a build, and the clang that they are for."""

    def __init__(self, build):
        build = pathlib.Path(build).resolve()
        config = build / "include/transver/Config.h"
        if not config.exists():
            sys.exit(f"{build} is no build of TransVer")
        self.clang = os.environ.get("TRANSVER_CLANG") or re.search(r'CLANG_PATH "(.*)"', config.read_text())[1]
        self.plugin = build / "lib/libtransver.so"
        self.transver = build / "bin/transver"

    def with_plugin(self, *words):
        """A clang command with the plugin and words for it."""
        command = [self.clang, f"-fplugin={self.plugin}"]
        for word in words:
            command += PLUGIN_ARG + [word]
        return command


def arguments(description, count):
    """A parser with the options that all harnesses over random programs have."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--build", default=ROOT / "build", help="the build's folder (build)")
    parser.add_argument("-n", type=int, default=count, help=f"how many programs ({count})")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first program (1)")
    parser.add_argument("-j", type=int, default=os.cpu_count(), help="how many at the same time")
    parser.add_argument("--keep", type=pathlib.Path, help="put what fails into this folder")
    parser.add_argument("-v", action="store_true", help="tell what passed and was skipped, too")
    return parser


def csmith_include():
    for folder in ("/usr/include/csmith", "/usr/local/include/csmith", "/usr/include"):
        if os.path.exists(folder + "/csmith.h"):
            return folder
    sys.exit("csmith.h was not found (Debian: libcsmith-dev)")


def csmith(seed, folder, *flags):
    """A random program in the folder. What it may contain varies with the seed."""
    draw = random.Random(seed)
    features = ["bitfields", "packed-struct", "comma-operators", "embedded-assigns", "volatiles", "unions", "jumps",
                "inline-function", "math64", "unary-plus-operator"]
    flags = [*flags, "--concise", "--max-funcs", str(draw.randint(1, 6))]
    flags += [("--" if draw.random() < 0.7 else "--no-") + feature for feature in features]
    if "--no-unions" not in flags and draw.random() < 0.3:
        flags.append("--float")
    path = folder / f"seed{seed}.c"
    made = run(["csmith", "--seed", seed, *flags, "-o", path], timeout=30, cwd=folder)
    if made is None or made.status or not path.exists():
        raise Skip("csmith made no program")
    return path


def check_all(items, check, args):
    """Calls check(item, folder) for each item, each in a folder of its own; prints what fails and
    the count, and returns an exit status."""

    def one(item):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            try:
                check(item, folder)
                return item, "passed", ""
            except Skip as why:
                return item, "skipped", str(why)
            except Fail as why:
                if args.keep:
                    place = args.keep / re.sub(r"\W+", "-", str(item)).strip("-")
                    shutil.copytree(folder, place, dirs_exist_ok=True)
                    return item, "failed", f"{why}\n(kept in {place})"
                return item, "failed", str(why)

    counts = dict(passed=0, failed=0, skipped=0)
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        for item, kind, why in pool.map(one, items):
            counts[kind] += 1
            if kind == "failed" or args.v:
                print(f"{kind}: {item}: {why}".rstrip(": "), flush=True)
    print("{passed} passed, {failed} failed, {skipped} skipped".format(**counts))
    return counts["failed"] > 0 or counts["passed"] == 0
