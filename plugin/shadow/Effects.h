//===- Effects.h - What a call can do ---------------------------*- C++ -*-===//
//
// For each function of a unit, with all that it calls: the file-scope variables
// that it reads and writes by name, and whether it reads or writes memory
// (Banning, 1979: mod and ref sets over the call graph; here per strongly
// connected component of it, callees first).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_EFFECTS_H
#define TRANSVER_SHADOW_EFFECTS_H

#include "product/CallTargets.h"
#include "product/Product.h"
#include "shadow/Facts.h"
#include "support/Library.h"
#include "llvm/ADT/BitVector.h"

namespace transver {

/// Variables and functions are bits: see UnitEffects.
struct Effect {
  llvm::BitVector Mods, Refs; ///< variables of file scope
  /// Functions outside the unit that may remember, block or call back.
  llvm::BitVector Stateful;
  bool ReadsMemory = false, WritesMemory = false;
  bool HasAsm = false, Jumps = false;
  bool KeepsLiteral =
      false;               ///< of a compound literal: its evaluation is a write
  bool HasCleanup = false; ///< calls that no expression makes
  bool Allocates = false;
  bool CallsUnknown =
      false; ///< through a pointer that may lead outside the unit
  /// Other units may run, and call what they can see of this one.
  bool CallsOut = false;
  bool UsesOwnAddresses = false; ///< as numbers

  void join(const Effect &Other);
};

class UnitEffects {
public:
  explicit UnitEffects(UnitCFAs &Unit);

  const FunctionFacts &facts(unsigned I) const { return Facts[I]; }
  /// Of function I and all that it calls.
  const Effect &of(unsigned I) const { return Effects[ComponentOf[I]]; }
  /// True if function I itself computes with the addresses of its variables.
  bool usesOwnAddresses(unsigned I) const { return OwnAddresses.test(I); }
  /// True if function I can be entered again before it returns.
  bool isRecursive(unsigned I) const { return Recursive[I]; }
  /// What edge E of function I does itself, but for variables that it names.
  Effect ownEffect(unsigned I, EdgeId E) const;
  /// The functions of the unit that Call can enter.
  const std::vector<unsigned> &callees(const clang::CallExpr *Call) const;
  const std::vector<unsigned> &callees(unsigned I) const { return Callees[I]; }
  /// Those that function I calls without a way through other units.
  const std::vector<unsigned> &calleesInside(unsigned I) const {
    return Inside[I];
  }
  /// True if function I itself calls what may be in another unit.
  bool callsOut(unsigned I) const { return GoesOut.test(I); }
  /// True if code that is not in the unit may enter function I.
  bool isEnteredFromOutside(unsigned I) const {
    return Calls.isEnteredFromOutside(I);
  }
  /// The same, one function for each set of functions that call each other.
  const std::vector<unsigned> &components(const clang::CallExpr *Call) const;
  const Effect &ofComponent(unsigned K) const { return Effects[K]; }
  unsigned componentCount() const { return Effects.size(); }

  /// The variables of file scope that the bits of Mods and Refs stand for.
  const std::vector<const clang::VarDecl *> &variables() const {
    return Variables;
  }
  /// The functions that the bits of Stateful stand for.
  const std::vector<const clang::FunctionDecl *> &externals() const {
    return Externals;
  }

  bool isAddressTaken(const clang::VarDecl *V) const {
    return AddressTaken.count(V->getCanonicalDecl());
  }
  const llvm::SetVector<const clang::VarDecl *> &addressTaken() const {
    return AddressTaken;
  }
  /// Threads or handlers run beside the program.
  bool hasOthers() const { return Others; }
  /// A return whose call must not grow the stack.
  bool isTailCall(const clang::ReturnStmt *R) const {
    return Calls.isTailCall(R);
  }
  /// Some variable has a second name.
  bool hasAliases() const { return Aliases; }
  /// Whether something comes of the value of V, of file scope, where it is
  /// read. What other units see, they may read.
  bool isRead(const clang::VarDecl *V) const;
  /// Whether Call may run code that is not in the unit, other than what the
  /// library is known to do.
  bool callsOut(const clang::CallExpr *Call) const;
  /// What Call does to memory if it leaves the unit: Pure if it does not.
  External externalOfCall(const clang::CallExpr *Call) const;

private:
  struct CallInfo {
    std::vector<unsigned> Callees, Components;
  };
  void callEffect(const clang::CallExpr *Call, Effect &Into);
  void callEffect(const clang::CallExpr *Call, Effect &Into) const {
    const_cast<UnitEffects *>(this)->callEffect(Call, Into);
  }
  void findCallees(const clang::CallExpr *Call,
                   std::vector<unsigned> &Into) const;
  void findComponents();

  const CallTargets &Calls;
  std::vector<unsigned> CalledBack; ///< what other units can call, in order
  std::vector<FunctionFacts> Facts;
  std::vector<std::vector<unsigned>> Callees, Inside; ///< by function
  llvm::BitVector GoesOut;
  llvm::DenseMap<const clang::CallExpr *, CallInfo> CallInfos;
  std::vector<unsigned> ComponentOf;
  std::vector<Effect> Effects; ///< by component
  std::vector<bool> Recursive;
  llvm::BitVector OwnAddresses;
  llvm::SetVector<const clang::VarDecl *> AddressTaken;
  std::vector<const clang::VarDecl *> Variables;
  std::vector<const clang::FunctionDecl *> Externals;
  llvm::DenseMap<const clang::Decl *, unsigned> BitOf;
  llvm::DenseSet<const clang::VarDecl *> Wanted; ///< variables that are read
  bool Others = false, Aliases = false;
};

} // namespace transver

#endif
