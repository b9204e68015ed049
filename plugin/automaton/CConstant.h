//===- CConstant.h - C constants ---------------------------------*- C++
//-*-===//

#ifndef TRANSVER_AUTOMATON_CCONSTANT_H
#define TRANSVER_AUTOMATON_CCONSTANT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace transver {

/// Checks a number, a character constant or a string literal as the lexer
/// delimited it. The message says what is wrong; it is empty if nothing is.
std::string checkConstant(llvm::StringRef Text);

} // namespace transver

#endif
