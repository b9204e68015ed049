//===- NativeRuntime.h - What an instrumented object brings along -*- C++ -*-=//
//
// An object of the native profile links and runs by itself: it defines what it
// calls. All of these definitions are weak, so that several objects agree on
// one, and a definition that is not weak (of a run-time library, of a
// verifier's harness) takes their place. (A library that is an archive is asked
// for a member only if something is undefined: `-Wl,-u,NAME` makes it so.)
//
//   reach_error            prints the place of the violation, and aborts; with
//                          halt=0 in $TRANSVER_OPTIONS the program goes on
//   __transver_violation   the same for a place that it is told
//   __transver_choose      the automata's NONDET(); answers "no"
//   __transver_unchosen    that has been asked, so nobody else chooses: states
//   are
//                          saved by the schedule
//   __transver_explain     and what belongs to it: explains nothing
//   __VERIFIER_nondet_T    of the input; answers 0
//   __VERIFIER_assume      a path that is not looked at ends with status 0
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_NATIVERUNTIME_H
#define TRANSVER_WEAVE_NATIVERUNTIME_H

#include "weave/Names.h"

namespace transver {

/// What answers NONDET() in the native profile: a monitor's schedule, and not
/// the program's input.
constexpr const char *ChooseFunction = "__transver_choose";

/// Before a variable: one in the program, whatever library it is in.
constexpr const char *WeakVariable =
    "__attribute__((weak, visibility(\"default\"))) ";

/// What of the run-time part is needed.
struct NativeNeeds {
  bool Error = false, Choose = false, Assume = false, Explain = false;
};

/// Keeps the names of what explains from being given to anything else.
void reserveExplainNames(Names &Fresh);
/// The declarations of what explains a violation (utils/runtime/explain.h).
std::string explainDeclarations(const clang::ASTContext &Context);
/// The name of the integers that these take. (C89 has no `long long`.)
std::string explainInteger(bool Signed, const clang::ASTContext &Context);

/// The names under which that part uses the C library; a unit may have static
/// functions of these names.
llvm::ArrayRef<const char *> nativeLibraryNames();

/// Whether the input calls a function of that name that it does not define.
bool isUndefined(llvm::StringRef Name, const clang::ASTContext &Context);

/// Adds the definitions to the top and the end of the output. What the input
/// itself declares and does not define (__VERIFIER_nondet_int) is defined as it
/// is declared.
void addNativeRuntime(const NativeNeeds &Needs,
                      const clang::ASTContext &Context, const Names &Fresh,
                      std::vector<std::string> &Prologue,
                      std::vector<std::string> &Epilogue);

} // namespace transver

#endif
