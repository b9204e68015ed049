//===- Edits.h - Edits of a token sequence ----------------------*- C++ -*-===//
//
// An edit replaces a range of tokens by pieces: text, or ranges of tokens, which are
// printed with their own edits applied. So wrapping an expression, moving operands
// into temporaries and inserting before or after it are one operation, edits nest as
// the expressions do, and the printer alone decides about lines.
//
// Beside the replacements, whole lines can be inserted before a token and text behind
// one; these are the statements of the weave.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SOURCE_EDITS_H
#define TRANSVER_SOURCE_EDITS_H

#include "source/TokenBuffer.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <string>
#include <vector>

namespace transver {

/// A part of a replacement.
struct Piece {
  bool IsText = true;
  std::string Text;
  TokenRange Tokens;

  static Piece text(std::string T) { return {true, std::move(T), {}}; }
  static Piece tokens(TokenRange R) { return {false, {}, R}; }
};
using Pieces = std::vector<Piece>;

/// Appends From to To.
void append(Pieces &To, Pieces From);

class EditSet {
public:
  /// Replaces Range, which must not be empty and must nest with all others: disjoint,
  /// inside or around. Of two edits of the same range the later one is outside.
  void replace(TokenRange Range, Pieces NewPieces);

  /// Takes the outermost replacement of exactly Range out again and returns it in
  /// Taken; false if there is none.
  bool take(TokenRange Range, Pieces &Taken);

  /// Inserts a line of its own before token At (or at the end). Lines for the same token
  /// come in the order of the calls. BeforePragmas: also before the pragmas that stand
  /// right before the token, for a statement that they belong to.
  void insertLine(TokenIndex At, std::string Text, bool BeforePragmas = false);

  /// Inserts Text behind token At, in the order of the calls.
  void insertAfter(TokenIndex At, std::string Text);

  /// Inserts a line of its own behind token At, in order with insertAfter.
  void insertLineAfter(TokenIndex At, std::string Text);

  bool empty() const {
    return Replacements.empty() && Lines.empty() && Behind.empty();
  }

  struct Line {
    std::string Text;
    bool BeforePragmas;
  };
  struct Tail {
    std::string Text;
    bool OwnLine;
  };
  /// The edits that start at At, outermost first.
  using Stack = std::vector<std::pair<TokenIndex /*End*/, Pieces>>;
  const Stack *startingAt(TokenIndex At) const;
  llvm::ArrayRef<Line> linesAt(TokenIndex At) const;
  llvm::ArrayRef<Tail> behind(TokenIndex At) const;

private:
  /// By first token, innermost first: a later edit of the same start is never smaller.
  llvm::DenseMap<TokenIndex, Stack> Replacements;
  llvm::DenseMap<TokenIndex, std::vector<Line>> Lines;
  llvm::DenseMap<TokenIndex, std::vector<Tail>> Behind;
};

} // namespace transver

#endif
