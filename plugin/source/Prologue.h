//===- Prologue.h - What the output must forget -----------------*- C++ -*-===//

#ifndef TRANSVER_SOURCE_PROLOGUE_H
#define TRANSVER_SOURCE_PROLOGUE_H

#include "source/TokenBuffer.h"
#include <string>
#include <vector>

namespace transver {

/// The `#undef` lines that the output needs at its top: one for each identifier
/// among the tokens that a compiler would expand again, because it is a macro
/// on the command line or a predefined one that the input undefined (`linux`,
/// `unix`).
std::vector<std::string> undefinitions(const TokenBuffer &Tokens);

} // namespace transver

#endif
