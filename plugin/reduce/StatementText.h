//===- StatementText.h - Statements of the product as text ------*- C++ -*-===//
//
// The text of a statement or condition that is evaluated in one state: its own
// tokens, with specialised functions in the place of those that it calls, and
// with cuts where the path ends within it. A cut within an expression stands
// behind the operands of the covered step and before the step.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_STATEMENTTEXT_H
#define TRANSVER_REDUCE_STATEMENTTEXT_H

#include "reduce/Code.h"
#include "reduce/Evaluation.h"
#include "reduce/Unfold.h"

namespace transver {

/// Whether evaluating S twice, or not at all, changes nothing.
bool isPure(const clang::Stmt *S);

class StatementText {
public:
  /// Problems and the use of cuts are noted in Result.
  StatementText(const TokenBuffer &Tokens, Ranges &RangeOf,
                const UnfoldNames &Names, Unfolded &Result)
      : Tokens(Tokens), RangeOf(RangeOf), Names(Names), Result(Result) {}

  /// The end of a path.
  Code cut();
  /// A label.
  static Code label(CodeLabel L);
  /// The tokens of R as V evaluates them (null: as they are), between two
  /// texts, on their own line or on that of Around.
  Code text(TokenRange R, const Evaluation *V, const std::string &Before = "",
            const std::string &After = "", const clang::Stmt *Around = nullptr);
  /// `while (…)` and its like: Cond between two texts, on the line of Whole.
  Pieces header(const clang::Stmt *Whole, const clang::Expr *Cond,
                const Evaluation &V, const char *Before, const char *After);
  /// `if (…)` with the condition in both senses.
  Code branch(const clang::Expr *Cond, const clang::Stmt *Whole,
              const Evaluation &V);
  /// The line of S.
  Piece lineOf(const clang::Stmt *S) {
    return Piece::lineOf(RangeOf.of(S).Begin);
  }
  std::string tokens(const clang::Stmt *S);
  /// Appends the operands of a step to Text, evaluated for nothing but what
  /// goes wrong in them, each with a comma. False if they have effects.
  bool operandsOf(const Edge &E, std::string &Text);
  /// Notes the first problem.
  void problem(const char *Why, clang::SourceLocation At);

private:
  struct TokenEdit {
    TokenRange R;
    std::function<Pieces(Pieces Inner)> Make;
  };
  Pieces edited(TokenRange R, std::vector<TokenEdit> Edits);
  /// The edits of an evaluation within its text.
  std::vector<TokenEdit> editsOf(const Evaluation &V);

  const TokenBuffer &Tokens;
  Ranges &RangeOf;
  const UnfoldNames &Names;
  Unfolded &Result;
};

} // namespace transver

#endif
