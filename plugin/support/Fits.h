//===- Fits.h - Does a mathematical result fit its type? --------*- C++ -*-===//
//
// The building block FITS($0): the mathematical result of an operation on
// integers is a value of the type that the operation is computed in. The plugin
// expands it by width (design section 4): up to 32 bits in a wider type, else
// by comparisons that cannot overflow themselves. What a simple interval
// analysis proves is never woven.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SUPPORT_FITS_H
#define TRANSVER_SUPPORT_FITS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/APSInt.h"
#include <string>

namespace transver {

/// An operation on integers, as the mathematician sees it.
enum class ArithKind { Add, Sub, Mul, Div, Rem, Shl, Neg };

/// The operation that an expression performs, and the types that it is
/// performed in.
struct Arith {
  ArithKind Kind = ArithKind::Add;
  clang::QualType Type; ///< canonical, unqualified: the result is a value of it
  clang::QualType
      AmountType; ///< Shl: the canonical promoted type of the right operand
  const clang::Expr *Left = nullptr;
  const clang::Expr *Right =
      nullptr;             ///< null for Neg, and for ++ and -- (which add 1)
  bool WritesLeft = false; ///< compound assignment, ++, --
  /// Shl: a negative left operand and an amount outside the width are no fault
  /// of their own; only a value that does not fit is.
  bool ShiftIsValue = false;
  clang::SourceLocation OperatorLoc;
};

/// The operation of E, if E is `+ - * / % <<`, unary `-`, `++`, `--` or a
/// compound assignment of these on integers. The operands' types are Clang's:
/// promoted, and of a compound assignment the type that it is computed in.
bool getArith(const clang::Expr *E, const clang::ASTContext &Context, Arith &A);

/// The closed interval in which the value of an integer expression lies.
struct Interval {
  llvm::APInt Low, High; ///< signed, of IntervalBits
  static constexpr unsigned IntervalBits = 512;
  bool isPoint() const { return Low == High; }
};

/// An interval for the value of E (after its implicit conversions), from its
/// type, its constants and the shape of its first few levels. False if E is no
/// integer.
bool intervalOf(const clang::Expr *E, const clang::ASTContext &Context,
                Interval &Result);

/// The interval of all values of an integer type.
Interval intervalOfType(clang::QualType Type, const clang::ASTContext &Context);

/// True if the result of A fits for all values that its operands can have.
bool alwaysFits(const Arith &A, const clang::ASTContext &Context);

/// What the text of an expansion is written with.
struct FitsText {
  std::string Left, Right;      ///< primary expressions of the operands' types
  bool LeftIsConverted = false; ///< Left has A.Type already
  bool RightIsConverted = false;
};

/// FITS as a C expression over the two operand texts. A point interval of an
/// operand, if known, makes the text shorter.
std::string fitsExpression(const Arith &A, const FitsText &Operands,
                           const clang::ASTContext &Context,
                           const Interval *Left, const Interval *Right);

/// The largest and the smallest value of an integer type as C expressions,
/// valid in the input's dialect on the target.
std::string maxOf(clang::QualType Type, const clang::ASTContext &Context);
std::string minOf(clang::QualType Type, const clang::ASTContext &Context);

} // namespace transver

#endif
