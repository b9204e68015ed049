//===- Match.h - Patterns against operations --------------------*- C++ -*-===//
//
// The paper's match(rho, op) and vars(rho, op): does a pattern match the
// operation of an edge, and which operands do its capturing groups bind? A
// pattern matches the typed AST, not the spelling: parentheses and implicit
// conversions do not hide a match.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_MATCH_H
#define TRANSVER_PRODUCT_MATCH_H

#include "automaton/Automaton.h"
#include "cfa/CFA.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace transver {

/// What `$n` is bound to: an expression of the program, or a variable that is
/// declared.
struct Binding {
  const clang::Expr *E = nullptr;
  const clang::VarDecl *Variable = nullptr;
  bool IsPlaceOnly = false;  ///< see Operation
  bool IsConversion = false; ///< E is the conversion, not what is converted
  bool IsDiscarded = false;  ///< nobody uses the value that was read
};

/// The bindings of one match, by number; `$0` is the whole matched expression.
using Bindings = llvm::SmallVector<Binding, 3>;

/// Whether Callee, the callee in a pattern of a call, stands for the function
/// of that name.
bool namesFunction(const CExpr &Callee, llvm::StringRef Name);

/// The same for a function that is called directly.
bool namesFunction(const CExpr &Callee, const clang::FunctionDecl &F);

/// Whether F has no body in the unit, and nothing is known of what it does: the
/// functions that `UNKNOWN` in a pattern stands for.
bool isUnknown(const clang::FunctionDecl &F);

/// A call through a pointer, and the functions of which it must lead to one.
struct CallGuard {
  llvm::SmallVector<llvm::StringRef, 1> Names; ///< see Alternative
  bool MayBeUnknown = false; ///< … or to any function of which nothing is known
  const clang::CallExpr *Call = nullptr;
};

/// Matches an expression pattern against an expression. A callee that is named
/// in the pattern also matches a call through a pointer if that may lead to the
/// function; then Guard says which, and the match holds only if the pointer is
/// equal to it. (No pattern matches two such calls.) OwnAllocation, if given,
/// is the only call that the pattern of an allocator matches.
bool matchExpr(const CExpr &Pattern, const clang::Expr *E,
               clang::ASTContext &Context, Bindings &Bound, CallGuard *Guard,
               const clang::CallExpr *OwnAllocation = nullptr);

/// Matches a pattern against the operation of an edge: an expression, a
/// declaration (which is an assignment, too), a return.
bool matchPattern(const CPattern &P, const Operation &Op,
                  clang::ASTContext &Context, Bindings &Bound, CallGuard *Guard,
                  const clang::CallExpr *OwnAllocation = nullptr);

/// Whether two texts are the same but for white space and a final `;`.
bool sameText(llvm::StringRef A, llvm::StringRef B);

/// The same for a part of a pattern, after what Bound has already.
bool matchBound(const CExpr &Pattern, const clang::Expr *E,
                clang::ASTContext &Context, Bindings &Bound);

/// Whether a pointer of the type that Call goes through may hold a function of
/// that name, which must be declared in the unit. (A function that is called by
/// another type than its own is undefined, and works in practice if the types
/// agree in kind and size.)
bool mayHold(const clang::CallExpr *Call, llvm::StringRef Name,
             clang::ASTContext &Context);

/// The type that a test of `$n` speaks of; null if it has none. Of `$0` that is
/// the type that the operation is computed in (which differs from the
/// expression's for ++, -- and compound assignments).
clang::QualType typeOfCapture(unsigned Capture, const Bindings &Bound,
                              clang::ASTContext &Context);

/// What a pattern `CONVERSION(…)` or `CAST(…)` stands for: a conversion that
/// nobody wrote, or that somebody did.
enum class ConversionPattern { None, Implicit, Written };
ConversionPattern conversionPattern(const CExpr &Pattern);

/// What control-flow automata need for A: edges that its patterns ask for, and
/// of the graph as much as its states and triggers look at.
CFADetail detailFor(const Automaton &A);

/// Tests `WHERE …` on the types of the captures. IsAddressTaken: some code has
/// the address of the variable.
bool testTypes(const TypeTest &Test, const Bindings &Bound,
               clang::ASTContext &Context,
               llvm::function_ref<bool(const clang::VarDecl *)> IsAddressTaken);

} // namespace transver

#endif
