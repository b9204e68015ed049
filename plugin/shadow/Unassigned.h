//===- Unassigned.h - Variables without a value -----------------*- C++ -*-===//
//
// Which variables of a function may have no value yet at a place of it? What
// has a value or not is a *cell*: a variable of a scalar type, or a scalar
// member of one that is a structure. A cell has none when its declaration,
// without an initialiser, has been executed, and at the entry of the function
// (so that one whose declaration a jump skips has none either). It has one when
// it was assigned, or its address was taken: who has that may write there.
//
// No cells are unions, arrays, and what is used in a way that is neither a
// read, nor a write, nor an address (an operand of asm, of va_start).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_UNASSIGNED_H
#define TRANSVER_SHADOW_UNASSIGNED_H

#include "cfa/CFA.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace transver {

class Unassigned {
public:
  struct Cell {
    const clang::VarDecl *V;
    llvm::SmallVector<const clang::FieldDecl *, 2> Path;
  };

  Unassigned(const CFA &C, clang::ASTContext &Context);

  const std::vector<Cell> &cells() const { return Cells; }
  /// The cell that an lvalue stands for; none if it is no cell.
  static constexpr unsigned None = ~0u;
  unsigned cellOf(const clang::Expr *LValue) const;

  /// Whether the cell may have no value, may have one, where E starts.
  bool mayLack(unsigned Cell, const Edge &E) const {
    return Lacks[E.From].test(Cell);
  }
  bool mayHave(unsigned Cell, const Edge &E) const {
    return Has[E.From].test(Cell);
  }

  /// The cells that have a value after E, that have none.
  struct Effect {
    llvm::SmallVector<unsigned, 2> Gives, Takes;
  };
  Effect effectOf(const Edge &E) const;

private:
  void addCells(const clang::VarDecl *V);
  void addGiven(const clang::Expr *LValue, Effect &Into) const;

  std::vector<Cell> Cells; ///< those of a variable behind each other
  llvm::DenseMap<const clang::VarDecl *, std::pair<unsigned, unsigned>>
      CellsOf; ///< begin and end
  /// Variables whose declaration takes no value away.
  llvm::DenseSet<const clang::VarDecl *> Kept;
  std::vector<llvm::BitVector> Lacks, Has; ///< by location
};

} // namespace transver

#endif
