# Configuration of lit for TransVer's tests.
#
# RUN lines are read by bash. Substitutions, besides lit's own:
#   %clang       the clang that the plugin was built for
#   %plugin      its flag that loads the plugin
#   %arg         the flags before one word for the plugin:  %arg no-overflow %arg output=-
#   %plugin-cfa  the plugin that only dumps the CFA
#   %transver    the driver;  %transver-cc  the compiler
#   %explore     Inputs/explore, which executes a C file exhaustively: %explore --expect false %t.c
#   %FileCheck, %split-file, %not, %python
#   %cases, %utils, %automata, %build      folders
# Features: llvm-14, llvm-16, llvm-19 (the one in use), m32 (32-bit programs run here), msan (so do those with
# MemorySanitizer),
# csmith (with its headers), ccache, distcc, meson, cmake, ninja, autoreconf (the programs), npm (by which utils/get-real fetches sqlite),
# cbmc, frama-c, afl (engines of `transver check`), chromium (in which its reports are opened).

import os
import shutil
import subprocess
import sys
import tempfile

import lit.formats

sys.path.insert(0, os.path.dirname(__file__))

config.name = "TransVer"
config.test_format = lit.formats.ShTest(execute_external=True)
config.suffixes = [".c", ".i", ".h", ".test", ".ia", ".spc"]
config.excludes = ["Inputs", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)

root = os.path.dirname(config.test_source_root)
tools = config.llvm_tools_dir
clang = os.path.join(tools, "clang")
plugin = "-fplugin=" + os.path.join(config.build_dir, "lib", "libtransver.so")
arg = "-Xclang -plugin-arg-transver -Xclang"
config.clang = clang
# Hundreds of tests execute programs with the same oracle.
oracles = os.path.join(config.build_dir, "test", "oracles")
os.makedirs(oracles, exist_ok=True)
config.oracles = oracles
config.transver = os.path.join(config.build_dir, "bin", "transver")

# Longer names first: each is replaced wherever it occurs.
config.substitutions += [
    ("%plugin-cfa", f"{plugin} {arg} dump-cfa"),
    ("%plugin", plugin),
    ("%arg", arg),
    ("%clang", clang),
    ("%transver-cc", config.transver + "-cc"),
    ("%transver", config.transver),
    ("%explore", f"env CC={clang} EXPLORE_CACHE={oracles} {config.test_source_root}/Inputs/explore"),
    ("%FileCheck", os.path.join(tools, "FileCheck")),
    ("%split-file", os.path.join(tools, "split-file")),
    ("%not", os.path.join(tools, "not")),
    ("%python", sys.executable),
    ("%cases", os.path.join(config.test_source_root, "cases")),
    ("%utils", os.path.join(root, "utils")),
    ("%build", config.build_dir),
    ("%automata", os.path.join(root, "automata")),
]

config.environment["LC_ALL"] = "C"
for name in ("HOME", "XDG_CACHE_HOME", "TRANSVER_CACHE"):  # where utils/get-real keeps what it fetched
    if name in os.environ:
        config.environment[name] = os.environ[name]


def runs(flag, condition):
    """Whether a program can be compiled with this flag, linked and run here, and the condition is zero then."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = os.path.join(folder, "a.c"), os.path.join(folder, "a")
        with open(source, "w") as file:
            file.write("#include <stdlib.h>\nint main(void) { exit(%s); }\n" % condition)
        built = subprocess.run([clang, flag, source, "-o", program], stderr=subprocess.DEVNULL)
        try:
            return built.returncode == 0 and subprocess.run([program]).returncode == 0
        except OSError:
            return False  # a kernel without 32-bit programs can still link them


config.available_features.add("llvm-" + config.llvm_major)
if runs("-m32", "sizeof(long) != 4"):
    config.available_features.add("m32")
if runs("-fsanitize=memory", "0"):
    config.available_features.add("msan")
if shutil.which("csmith") and any(map(os.path.exists, ("/usr/include/csmith/csmith.h", "/usr/include/csmith.h"))):
    config.available_features.add("csmith")
for tool in ("ccache", "distcc", "meson", "cmake", "ninja", "autoreconf"):
    if shutil.which(tool):
        config.available_features.add(tool)
# The engines of `transver check` that are here; CBMC may be what utils/get-engines has fetched.
cache = os.environ.get("TRANSVER_CACHE") or os.path.join(
    os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "transver")
if shutil.which("cbmc") or os.access(os.path.join(cache, "cbmc", "cbmc"), os.X_OK):
    config.available_features.add("cbmc")
if shutil.which("frama-c"):
    config.available_features.add("frama-c")
if shutil.which("afl-fuzz"):
    config.available_features.add("afl")
if any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
    config.available_features.add("chromium")
if shutil.which("npm"):
    config.available_features.add("npm")
