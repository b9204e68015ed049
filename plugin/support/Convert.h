//===- Convert.h - Does a value survive its conversion? ---------*- C++ -*-===//
//
// FITS($0) of a conversion: the value, before it is converted, is a value of
// the type (or the bit-field) that it is converted to. A floating value is cut
// to an integer first, as C does it.
//
// C converts where no cast is written: in assignments, initialisers, arguments,
// returns, between operands of different types; and where no cast is in the
// AST: a compound assignment, ++ or -- converts its result back to the type of
// the lvalue, and a bit-field keeps as many bits as it has.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SUPPORT_CONVERT_H
#define TRANSVER_SUPPORT_CONVERT_H

#include "support/Fits.h"
#include <string>

namespace transver {

struct Conversion {
  clang::QualType From, To; ///< canonical, unqualified; To is an integer type
  /// What is converted; of a compound assignment, ++ and -- the left operand.
  const clang::Expr *Left = nullptr;
  /// Of a compound assignment the other operand. Null for ++ and --.
  const clang::Expr *Right = nullptr;
  /// `+` and so on, if the result of that operation is what is converted.
  std::string Operator;
  Interval Kept; ///< the values that stay as they are
};

/// The conversion that E makes when its operands are evaluated, to an integer
/// type.
bool getConversion(const clang::Expr *E, const clang::ASTContext &Context,
                   Conversion &C);

/// True if no value changes.
bool alwaysKeeps(const Conversion &C, const clang::ASTContext &Context);

/// FITS of a conversion as a C expression. Left and Right are the texts of its
/// operands, primary expressions.
std::string keepsExpression(const Conversion &C, const std::string &Left,
                            const std::string &Right,
                            const clang::ASTContext &Context);

} // namespace transver

#endif
