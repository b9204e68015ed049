//===- Regex.h - Regular expressions of automata ----------------*- C++ -*-===//
//
// CPAchecker's regular expressions are Java's, LLVM's are POSIX extended ones.
// The two agree on what specifications use, but for a few escapes and groups,
// which are translated here.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_REGEX_H
#define TRANSVER_AUTOMATON_REGEX_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace transver {

/// The expression for llvm::Regex that matches exactly the texts that the
/// automaton's expression matches as a whole (it is anchored on both sides).
std::string posixRegex(llvm::StringRef Regex);

/// What is wrong with the expression, empty if nothing is.
std::string checkRegex(llvm::StringRef Regex);

} // namespace transver

#endif
