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
    return isSet(lacks(E.From), Cell);
  }
  bool mayHave(unsigned Cell, const Edge &E) const {
    return isSet(has(E.From), Cell);
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
  /// For each location the set of cells that may have no value, and that of
  /// cells that may have one, as words of bits: they are many, and small.
  std::vector<uint64_t> Sets;
  size_t Words = 0;                    ///< of a set
  static constexpr unsigned Bits = 64; ///< of a word
  uint64_t *lacks(LocationId L) { return &Sets[2 * Words * L]; }
  uint64_t *has(LocationId L) { return lacks(L) + Words; }
  const uint64_t *lacks(LocationId L) const { return &Sets[2 * Words * L]; }
  const uint64_t *has(LocationId L) const { return lacks(L) + Words; }
  static bool isSet(const uint64_t *Set, unsigned Cell) {
    return Set[Cell / Bits] >> (Cell % Bits) & 1;
  }
  void propagate(const CFA &C);
};

} // namespace transver

#endif
