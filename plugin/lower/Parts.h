//===- Parts.h - An expression as statements and a value --------*- C++ -*-===//
//
// `x = (t = f(), check(t), t + 1)` is one statement of four operations. As
// parts it is
//
//     before:  t = f();  check(t);
//     value:   x = t + 1
//
// where all of `before` runs, in order, before anything of `value` does. Parts
// are found from the operands up. An operand that Clang evaluates ahead of one
// with a `before` of its own must have its value by then: it does if nothing in
// between can change it, else it is kept in a new variable. What is evaluated
// only sometimes (behind `&&`, `||` and `?`) becomes an `if`.
//
// Calls of the weave's own functions are parts, too, if the reader cannot take
// these: the function's body, with parameters as variables.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_LOWER_PARTS_H
#define TRANSVER_LOWER_PARTS_H

#include "lower/Locals.h"
#include "lower/Pass.h"
#include "llvm/ADT/DenseMap.h"

namespace transver {

struct Parts {
  std::vector<std::string> Before; ///< statements
  std::string Value;               ///< an expression; empty: there is none
};

/// Finds the parts of the full expressions of one function.
class PartFinder {
public:
  PartFinder(LoweredUnit &Unit, const clang::FunctionDecl &F);

  /// Whether the reader cannot take E as it is.
  bool asksFor(const clang::Expr *E);
  /// The parts of E; false, with Why, if there are none that do the same. Not
  /// Used: nobody wants the value.
  bool split(const clang::Expr *E, Parts &P, bool Used);
  /// The same of what is a statement, or an operand whose value is dropped.
  bool splitStatement(const clang::Expr *E, std::vector<std::string> &Into);

  /// Declarations of the variables since the last call, as statements.
  std::vector<std::string> takeDeclarations() {
    return std::exchange(Declarations, {});
  }
  /// Why the last split failed.
  std::string Why;

private:
  bool contains(const clang::Expr *E);
  bool splitInOrder(llvm::ArrayRef<const clang::Expr *> InOrder,
                    std::vector<std::string> &Before,
                    llvm::MutableArrayRef<std::string> Values);
  bool splitBinary(const clang::BinaryOperator *B, Parts &P, bool Used);
  bool splitLogical(const clang::BinaryOperator *B, Parts &P);
  bool splitConditional(const clang::ConditionalOperator *C, Parts &P,
                        bool Used);
  bool splitList(const clang::InitListExpr *List, Parts &P);
  bool splitElvis(const clang::BinaryConditionalOperator *C, Parts &P);
  bool splitUnary(const clang::UnaryOperator *U, Parts &P);
  bool splitCall(const clang::CallExpr *Call, Parts &P, bool Used);
  bool splitMember(const clang::MemberExpr *M, Parts &P);

  /// The function of the weave that Call calls, if its body can stand for the
  /// call; else null.
  const clang::FunctionDecl *helper(const clang::CallExpr *Call);
  bool isDeclaredBefore(const clang::NamedDecl &D) const;
  bool canStandForCalls(const clang::FunctionDecl &Helper);
  void writeOut(const clang::FunctionDecl &Helper, const clang::CallExpr &Call,
                llvm::ArrayRef<std::string> Arguments, Parts &P, bool Used);
  bool canBeParameter(const clang::Expr *Argument,
                      const clang::ParmVarDecl &Parameter,
                      const llvm::StringSet<> &Names);

  bool holdsItsValue(const clang::Expr *E,
                     llvm::ArrayRef<const clang::Expr *> Meanwhile);
  bool variable(clang::QualType Type, std::string &Name);
  bool fail(const char *Reason) {
    Why = Reason;
    return false;
  }
  std::string text(const clang::Stmt *S) const {
    return Unit.Tokens.text(Unit.rangeOf(*S));
  }

  LoweredUnit &Unit;
  const clang::FunctionDecl &F;
  llvm::DenseMap<const clang::Expr *, bool> Contains;
  llvm::DenseMap<const clang::FunctionDecl *, bool> StandsForCalls;
  Locals Own;
  std::vector<std::string> Declarations;
};

} // namespace transver

#endif
