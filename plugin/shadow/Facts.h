//===- Facts.h - What the edges of a function read and write ----*- C++ -*-===//
//
// The data flow of one function, edge by edge, as the shadow of a loop needs
// it. Objects are variables; what is reached through a pointer is "memory". The
// value of a node of the AST is used where its parent's edge is, so a variable
// that is an operand is read at the edge of the operation.
//
// A read counts only if something comes of it (strong liveness; Giegerich,
// Möncke and Wilhelm, 1981): the value goes into a condition, a call, an
// address, an operation that can be undefined (Always), into a variable whose
// value is wanted itself (Needs), or nowhere (Never).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_FACTS_H
#define TRANSVER_SHADOW_FACTS_H

#include "cfa/CFA.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace transver {

/// Where a value goes.
struct Sink {
  enum class Kind { Never, Always, Needs };
  Kind K = Kind::Always;
  /// Needs: the assignment (Expr) or declared variable (VarDecl) that takes it.
  const void *By = nullptr;
};

struct ReadFact {
  const clang::VarDecl *Var; ///< null: memory
  Sink To;
};

struct WriteFact {
  const clang::VarDecl *Var; ///< null: memory behind a pointer
  const clang::Expr *LValue; ///< null for a declaration
  bool Whole = false;        ///< nothing of the old value is left
};

/// What one edge does.
struct EdgeFacts {
  llvm::ArrayRef<ReadFact> Reads;
  const WriteFact *Write = nullptr; ///< null if it writes nothing
  const clang::CallExpr *Call = nullptr;
  /// For a write to a variable: who asks for its operands (Sink::By), and where
  /// its own value goes.
  const void *Assignment = nullptr;
  Sink OwnValue = {Sink::Kind::Never, nullptr};
  bool IsAsm = false;
  bool KeepsLiteral = false; ///< stores the address of a compound literal
  bool HasCleanup = false;   ///< declares a variable with a handler for its end
  bool isNothing() const {
    return Reads.empty() && !Write && !Call && !IsAsm && !KeepsLiteral &&
           !HasCleanup;
  }
};

/// The variable that an lvalue is a part of; null if it lies behind a pointer,
/// in a variable-length array or in a static variable of a function: these are
/// memory, too.
const clang::VarDecl *baseVariable(const clang::Expr *LValue);

/// The facts of all edges of a function, and the variables whose address is
/// taken in it.
class FunctionFacts {
public:
  EdgeFacts edge(EdgeId E) const;
  llvm::SetVector<const clang::VarDecl *> AddressTaken;

private:
  friend class FactCollector;
  /// Most edges write nothing and assign nothing.
  struct Assignment {
    WriteFact Write;
    const void *By = nullptr;
    Sink OwnValue = {Sink::Kind::Never, nullptr};
  };
  struct Entry {
    unsigned ReadsEnd = 0; ///< they begin where those of the edge before end
    bool HasCleanup = false, KeepsLiteral = false;
    unsigned Written = 0; ///< 1 + the index of the assignment; 0: none
    llvm::PointerIntPair<const clang::CallExpr *, 1, bool> CallOrAsm;
  };
  std::vector<Entry> Edges;
  std::vector<ReadFact> Reads;
  std::vector<Assignment> Assignments;
};
/// Adds to a set the variables whose address is taken in a statement, of which
/// a walk visits these expressions: first all of them, then finish().
class AddressesTaken {
public:
  explicit AddressesTaken(llvm::SetVector<const clang::VarDecl *> &Into)
      : Into(Into) {}
  void visit(const clang::UnaryOperator &E) {
    if (E.getOpcode() == clang::UO_AddrOf)
      add(E.getSubExpr());
  }
  void visit(const clang::CastExpr &E) {
    if (E.getCastKind() == clang::CK_ArrayToPointerDecay)
      Decays.push_back(&E);
  }
  void visit(const clang::ArraySubscriptExpr &E) {
    for (const clang::Expr *Side : {E.getLHS(), E.getRHS()})
      Indexed.insert(Side->IgnoreParens());
  }
  void finish();

private:
  void add(const clang::Expr *LValue);

  llvm::SetVector<const clang::VarDecl *> &Into;
  // In the order of the text, so that the output is the same in every run.
  std::vector<const clang::CastExpr *> Decays;
  llvm::DenseSet<const clang::Expr *> Indexed;
};

/// The same of S, which is evaluated or initialises a variable of file scope.
void addressesIn(const clang::Stmt *S,
                 llvm::SetVector<const clang::VarDecl *> &Into);

FunctionFacts factsOf(const CFA &C, clang::ASTContext &Context);

} // namespace transver

#endif
