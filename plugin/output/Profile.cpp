//===- Profile.cpp - For whom the text is written -------------------------===//
//
// What stands here is documented by, or was watched with, the programs
// themselves: docs/profiles.md says which.
//
//===----------------------------------------------------------------------===//

#include "output/Profile.h"

namespace transver {
namespace {

constexpr Primitives AsTheyAre = {"",      nullptr, nullptr,
                                  nullptr, nullptr, nullptr};

// CBMC's own checks are about other properties. (Without the `push` version 6.6
// crashes.) The value is also an input of the trace. A `_Bool` that is unknown
// may be more than 1.
constexpr Primitives ForCBMC = {
    "#pragma CPROVER check push\n"
    "#pragma CPROVER check disable \"bounds\"\n"
    "#pragma CPROVER check disable \"pointer\"\n"
    "#pragma CPROVER check disable \"pointer-primitive\"\n"
    "#pragma CPROVER check disable \"pointer-overflow\"\n"
    "#pragma CPROVER check disable \"div-by-zero\"\n"
    "#pragma CPROVER check disable \"signed-overflow\"\n"
    "#pragma CPROVER check disable \"undefined-shift\"",
    "__CPROVER_assert(0, \"reach_error\");",
    nullptr,
    "{ __CPROVER_assume(c); }",
    "extern $T nondet_$N(void);\n"
    "$F { $V = nondet_$N(); __CPROVER_input(\"$T\", value); return value; }",
    "extern unsigned char nondet_$N(void);\n"
    "$F { $V = nondet_$N() & 1; __CPROVER_input(\"$T\", value); return value; "
    "}"};

constexpr Primitives ForESBMC = {
    "extern void __ESBMC_assert(_Bool, const char *);\n"
    "extern void __ESBMC_assume(_Bool);",
    "__ESBMC_assert(0, \"reach_error\");",
    nullptr,
    "{ __ESBMC_assume(c); }",
    "extern $T nondet_$N(void);\n"
    "$F { return nondet_$N(); }",
    "extern unsigned char nondet_$N(void);\n"
    "$F { return nondet_$N() & 1; }"};

// SV-COMP has given up __VERIFIER_assume: its programs say it by abort().
constexpr Primitives ForSvCompOfToday = {
    "extern void abort(void);", nullptr, "abort();", nullptr, nullptr, nullptr};

// An assumption that cannot hold is an error of the user to klee_assume.
constexpr Primitives ForKLEE = {
    "extern void klee_make_symbolic(void *, __SIZE_TYPE__, const char *);\n"
    "extern void klee_silent_exit(int) __attribute__((noreturn));\n"
    "extern void __assert_fail(const char *, const char *, unsigned int, const "
    "char *) __attribute__((noreturn));",
    "__assert_fail(\"0\", \"reach_error\", 0, \"reach_error\");",
    "klee_silent_exit(0);",
    nullptr,
    "$F { $V; klee_make_symbolic(&value, sizeof value, \"$N\"); return value; "
    "}",
    "$F { unsigned char value; klee_make_symbolic(&value, sizeof value, "
    "\"$N\"); return value & 1; }"};

// Eva does not connect the argument of a call with what it is computed from,
// but refines by a condition.
constexpr Primitives ForFramaC = {"/*@ assigns \\nothing; ensures \\false; */\n"
                                  "extern void __transver_stop(void);",
                                  "/*@ assert reach_error: \\false; */",
                                  "__transver_stop();",
                                  nullptr,
                                  "/*@ assigns \\result \\from \\nothing; */\n"
                                  "extern $F;",
                                  "/*@ assigns \\result \\from \\nothing; "
                                  "ensures \\result == 0 || \\result == "
                                  "1; */\n"
                                  "extern $F;"};

constexpr OutputProfile Table[] = {
    {"svcomp", "a verifier that knows SV-COMP's functions", 0, AsTheyAre},
    {"native", "a compiler, to be run", 0, AsTheyAre},
    {"cbmc", "CBMC", 0, ForCBMC},
    {"esbmc", "ESBMC", 0, ForESBMC},
    {"cpachecker", "CPAchecker", AvoidExtensions, ForSvCompOfToday},
    {"theta", "Theta",
     AvoidLineMarkers | AvoidSequences | AvoidHelpers | AvoidStructCopies |
         AvoidBool | AvoidExtensions,
     ForSvCompOfToday},
    {"klee", "KLEE, by Clang", 0, ForKLEE},
    {"frama-c", "Frama-C with Eva", AvoidExtensions, ForFramaC},
};

constexpr AvoidedWord Words[] = {{"line-markers", AvoidLineMarkers},
                                 {"sequences", AvoidSequences},
                                 {"helpers", AvoidHelpers},
                                 {"struct-copies", AvoidStructCopies},
                                 {"bool", AvoidBool},
                                 {"extensions", AvoidExtensions}};

} // namespace

const OutputProfile &tableRow(Profile P) {
  return Table[static_cast<unsigned>(P)];
}

std::vector<llvm::StringRef> profileNames() {
  std::vector<llvm::StringRef> Names;
  for (const OutputProfile &P : Table)
    Names.push_back(P.Name);
  return Names;
}

llvm::ArrayRef<AvoidedWord> avoidedWords() { return Words; }

bool needsLowering(Profile P, unsigned Avoids) {
  return P > Profile::Native || (Avoids & ~AvoidLineMarkers);
}

} // namespace transver
