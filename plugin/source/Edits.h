//===- Edits.h - Edits of a token sequence ----------------------*- C++ -*-===//
//
// An edit replaces a range of tokens by pieces: text, or ranges of tokens,
// which are printed with their own edits applied. So wrapping an expression,
// moving operands into temporaries and inserting before or after it are one
// operation, edits nest as the expressions do, and the printer alone decides
// about lines.
//
// Beside the replacements, whole lines can be inserted before a token and text
// behind one; these are the statements of the weave.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SOURCE_EDITS_H
#define TRANSVER_SOURCE_EDITS_H

#include "source/TokenBuffer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace transver {

/// A part of a replacement.
struct Piece {
  bool IsText = true;
  std::string Text;
  TokenRange Tokens;
  /// What follows stands on a line of its own; if Tokens are given, on theirs.
  bool EndsLine = false, GoesToLine = false;

  static Piece text(std::string T) {
    return {true, std::move(T), {}, false, false};
  }
  static Piece tokens(TokenRange R) { return {false, {}, R, false, false}; }
  static Piece endOfLine() { return {true, {}, {}, true, false}; }
  static Piece lineOf(TokenIndex At) {
    return {true, {}, {At, At + 1}, false, true};
  }
};
using Pieces = std::vector<Piece>;

/// Appends From to To.
void append(Pieces &To, Pieces From);

class EditSet {
public:
  /// Replaces Range, which must not be empty and must nest with all others:
  /// disjoint, inside or around. Of two edits of the same range the later one
  /// is outside.
  void replace(TokenRange Range, Pieces NewPieces);

  /// Takes the outermost replacement of exactly Range out again and returns it
  /// in Taken; false if there is none.
  bool take(TokenRange Range, Pieces &Taken);

  /// The outermost replacement of exactly Range, or null.
  Pieces *outermost(TokenRange Range);

  /// Inserts a line of its own before token At (or at the end). Lines for the
  /// same token come in the order of the calls. BeforePragmas: also before the
  /// pragmas that stand right before the token, for a statement that they
  /// belong to.
  void insertLine(TokenIndex At, std::string Text, bool BeforePragmas = false);

  /// Inserts Text behind token At, in the order of the calls.
  void insertAfter(TokenIndex At, std::string Text);

  /// Inserts a line of its own behind token At, in order with insertAfter.
  void insertLineAfter(TokenIndex At, std::string Text);

  bool empty() const {
    return Replacements.empty() && Lines.empty() && Behind.empty();
  }

  /// False if no edit starts at token At and nothing is inserted before or
  /// behind it. (Most tokens are like that, and this is cheaper than the three
  /// questions below.)
  bool touches(TokenIndex At) const {
    return At < Touched.size() && Touched.test(At);
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
  void touch(TokenIndex At) {
    if (At >= Touched.size())
      Touched.resize(std::max<size_t>(At + 1, 2 * Touched.size()));
    Touched.set(At);
  }
  llvm::BitVector Touched;
  /// By first token, innermost first: a later edit of the same start is never
  /// smaller.
  llvm::DenseMap<TokenIndex, Stack> Replacements;
  llvm::DenseMap<TokenIndex, unsigned> LinesOf; ///< as an index into Lines
  std::deque<llvm::SmallVector<Line, 1>> Lines;
  llvm::DenseMap<TokenIndex, std::vector<Tail>> Behind;
};

} // namespace transver

#endif
