//===- Effects.h - What a call can do ---------------------------*- C++ -*-===//
//
// For each function of a unit, with all that it calls: the file-scope variables
// that it reads and writes by name, and whether it reads or writes memory (Banning,
// 1979: mod and ref sets over the call graph; here per strongly connected component
// of it, callees first).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_EFFECTS_H
#define TRANSVER_SHADOW_EFFECTS_H

#include "product/CallTargets.h"
#include "product/Product.h"
#include "shadow/Externals.h"
#include "shadow/Facts.h"
#include "llvm/ADT/SetVector.h"
#include <string>

namespace transver {

struct Effect {
  llvm::SetVector<const clang::VarDecl *> Mods, Refs; ///< of file scope
  bool ReadsMemory = false, WritesMemory = false;
  bool HasAsm = false, Jumps = false;
  bool Allocates = false;
  /// What it calls that may remember, block or call back; for the report.
  llvm::SetVector<const clang::FunctionDecl *> Stateful;
  bool CallsUnknown = false; ///< through a pointer that may lead outside the unit

  void join(const Effect &Other);
};

class UnitEffects {
public:
  UnitEffects(UnitCFAs &Unit);

  const FunctionFacts &facts(unsigned I) const { return Facts[I]; }
  /// Of function I and all that it calls.
  const Effect &of(unsigned I) const { return Effects[ComponentOf[I]]; }
  /// True if function I can be entered again before it returns.
  bool isRecursive(unsigned I) const { return Recursive[I]; }
  /// What one edge does, callees included.
  Effect ofEdge(unsigned I, EdgeId E) const;
  /// Appends the functions of the unit that Call can enter.
  void callees(const clang::CallExpr *Call, std::vector<unsigned> &Into) const;
  bool isAddressTaken(const clang::VarDecl *V) const {
    return AddressTaken.count(V->getCanonicalDecl());
  }
  const llvm::DenseSet<const clang::VarDecl *> &addressTaken() const {
    return AddressTaken;
  }
  /// Threads or handlers run beside the program.
  bool hasOthers() const { return Others; }

private:
  void callEffect(const clang::CallExpr *Call, Effect &Into) const;
  void components();

  UnitCFAs &Unit;
  CallTargets Calls;
  std::vector<FunctionFacts> Facts;
  std::vector<std::vector<unsigned>> Callees; ///< by function
  std::vector<unsigned> ComponentOf;
  std::vector<Effect> Effects; ///< by component
  std::vector<bool> Recursive;
  llvm::DenseSet<const clang::VarDecl *> AddressTaken;
  bool Others = false;
};

} // namespace transver

#endif
