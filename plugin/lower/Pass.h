//===- Pass.h - One step of writing a unit otherwise ------------*- C++ -*-===//
//
// What a front end cannot take is written otherwise by passes, each of which
// knows one thing that it replaces. The woven unit is parsed; a pass looks at
// its AST and makes edits; the new text is parsed for the next. So a pass sees
// what the one before it wrote as it sees what the user wrote, and none has to
// know the others.
//
// A pass never changes what the program does. What it cannot write otherwise
// exactly it leaves, and says so.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_LOWER_PASS_H
#define TRANSVER_LOWER_PASS_H

#include "output/Profile.h"
#include "source/Edits.h"
#include "source/TokenBuffer.h"
#include "weave/Names.h"
#include "clang/AST/ASTContext.h"
#include <string>
#include <vector>

namespace transver {

/// What stays although the front end cannot take it.
struct Kept {
  std::string File;
  unsigned Line = 0, Column = 0;
  std::string What, Why;
};

/// The unit that a pass works on.
struct LoweredUnit {
  clang::ASTContext &Context;
  const TokenBuffer &Tokens;
  unsigned Avoids;
  const Primitives &Says;
  Names Fresh;
  EditSet Edits;
  std::vector<std::string> Prologue, Epilogue;
  std::vector<Kept> Left;
  bool Again = false; ///< this pass has more to do in the text that it made

  /// What stands at Loc stays as it is.
  void keep(clang::SourceLocation Loc, llvm::StringRef What,
            llvm::StringRef Why);
  /// The tokens of Node; empty if it has none.
  template <typename T> TokenRange rangeOf(const T &Node) const {
    return Tokens.rangeOf(Node.getSourceRange());
  }
};

/// Whether E, which stands directly in Parent, is a statement.
bool isStatementOf(const clang::Expr *E, const clang::Stmt *Parent);

/// Whether the weave has made F for itself.
bool isOwnFunction(const clang::FunctionDecl &F);

using Pass = void (*)(LoweredUnit &);

/// Several operations in one statement become several statements, and calls of
/// the weave's functions what these do (Sequences.cpp).
void splitSequences(LoweredUnit &Unit);
/// Functions of the weave that nobody needs any more go (Helpers.cpp).
void dropHelpers(LoweredUnit &Unit);
/// Assignments of structures become those of their members (Copies.cpp).
void spellCopies(LoweredUnit &Unit);
/// `_Bool` becomes `unsigned char` (Bools.cpp).
void replaceBools(LoweredUnit &Unit);
/// Words that say nothing to a verifier go (Words.cpp).
void dropWords(LoweredUnit &Unit);
/// The error, the end of a path and the inputs get the verifier's own form
/// (Primitives.cpp).
void writePrimitives(LoweredUnit &Unit);

} // namespace transver

#endif
