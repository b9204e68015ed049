//===- Weave.h - Weaving automata into a program ----------------*- C++ -*-===//
//
// The instrumentation operator (TransVer, section 4): takes what the product
// says must happen at which edge and turns it into edits of the program's
// tokens, in the first form that is exact (design D5).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_WEAVE_H
#define TRANSVER_WEAVE_WEAVE_H

#include "Options.h"
#include "automaton/Automaton.h"
#include "source/Edits.h"
#include "source/TokenBuffer.h"
#include "clang/AST/ASTContext.h"
#include <string>
#include <vector>

namespace transver {

/// An automaton, and the name under which the user knows it.
struct WovenAutomaton {
  const Automaton *A;
  std::string Name;
};

struct WeaveResult {
  bool Good = true;                  ///< false: an error was reported
  std::vector<std::string> Prologue; ///< declarations for the top of the output
  std::vector<std::string> Epilogue; ///< definitions for its end
  std::string Report;                ///< JSON
};

/// Weaves Automata in the order given into the unit, as edits.
WeaveResult weave(clang::ASTContext &Context, const TokenBuffer &Tokens,
                  const std::vector<WovenAutomaton> &Automata,
                  const Options &Opts, llvm::StringRef InputName,
                  EditSet &Edits);

} // namespace transver

#endif
