//===- Access.h - Reads and writes of memory --------------------*- C++ -*-===//
//
// `{READ($1)}`, `{WRITE($1)}` and `{ACCESS($1)}` in an automaton match where an
// object in memory is read or written by C's own operations: a value is loaded,
// assigned, incremented. `$1` is the lvalue, with its type and its address. (A
// compound assignment reads and writes one object, and counts as a write.) What
// library functions access is told by patterns of their calls.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_ACCESS_H
#define TRANSVER_PRODUCT_ACCESS_H

#include "automaton/Automaton.h"
#include "cfa/CFA.h"
#include "llvm/ADT/DenseSet.h"

namespace transver {

/// The pattern of an access.
bool isAccessPattern(const CExpr &Pattern);

/// The lvalue that Op accesses in the way that Pattern asks for, or null.
const clang::Expr *accessedBy(const CExpr &Pattern, const Operation &Op);

/// Whether the value that Read gives is thrown away by the statement Whole, as
/// in `(void)x;`.
bool isDiscarded(const clang::Expr *Read, const clang::Stmt *Whole);

/// Adds the statements of S that are the values of statement expressions, which
/// are not thrown away.
void valuesOfStatementExpressions(const clang::Stmt *S,
                                  llvm::DenseSet<const clang::Stmt *> &Into);

/// The variable that the lvalue is a part of; null if it lies behind a pointer.
const clang::VarDecl *variableOf(const clang::Expr *LValue);

/// Whether the lvalue is reached by a pointer or an index, and not only a
/// variable or a member of one.
bool isIndirect(const clang::Expr *LValue);

/// Adds the variables of which S takes the address, or of a part of them.
void addressesTakenIn(const clang::Stmt *S,
                      llvm::DenseSet<const clang::VarDecl *> &Into);

} // namespace transver

#endif
