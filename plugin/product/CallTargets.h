//===- CallTargets.h - Who can be called from where -------------*- C++ -*-===//
//
// The call graph as the product needs it. A call through a pointer can reach
// each function of the unit whose address is taken and whose parameters fit;
// code outside the unit can call back what it was given and, if the unit is not
// the whole program (it has no main), whatever it can see.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_CALLTARGETS_H
#define TRANSVER_PRODUCT_CALLTARGETS_H

#include "product/Product.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <vector>

namespace transver {

/// Is told what a walk over the unit comes by. Of all that CallTargets costs,
/// the walk is the most, and its nodes are in the cache then.
class UnitListener {
public:
  virtual ~UnitListener() = default;
  /// What comes is of that function, an index into the unit's; up to leave().
  virtual void enter(unsigned Function) = 0;
  virtual void leave() = 0;
  /// A node, before its children; outside of functions, too.
  virtual void visit(const clang::Stmt &S) = 0;
};

class CallTargets {
public:
  /// Listener may be null.
  explicit CallTargets(const UnitCFAs &Unit, UnitListener *Listener);

  /// The walk alone.
  static void tell(const UnitCFAs &Unit, UnitListener &Listener);

  /// The defined functions that Call can enter, as indices into the unit's
  /// functions. Unknown: it can also run code outside the unit. Calls that can
  /// enter the same functions share one array, of which there are few: one for
  /// each function, for each number of arguments and for calls from outside.
  llvm::ArrayRef<unsigned> targets(const clang::CallExpr *Call,
                                   bool &Unknown) const;

  /// Whether F, which has no body, may call what it was given, and what is
  /// visible.
  static bool mayCallBack(const clang::FunctionDecl &F);

  /// What code outside the unit can call, if it was given it or sees it.
  llvm::ArrayRef<unsigned> calledBack() const { return CalledBack; }

  /// True if code that the product does not see may enter function I.
  bool isEnteredFromOutside(unsigned I) const;

  /// The functions without a body that a pointer can hold, in the order of the
  /// text.
  const std::vector<const clang::FunctionDecl *> &takenExternals() const {
    return TakenExternals;
  }

  /// Of these the names of those of which nothing is known (isUnknown), each
  /// once.
  llvm::ArrayRef<llvm::StringRef> takenUnknown() const { return TakenUnknown; }

  /// A return whose call must not grow the stack (`musttail`).
  bool isTailCall(const clang::ReturnStmt *R) const {
    return TailCalls.count(R);
  }

  /// Threads, handlers or non-local jumps: any state can be met anywhere.
  /// So it is beside units that are not seen.
  bool anyOrder() const { return AnyOrder; }

  /// The unit is one of several.
  bool isPart() const { return Unit.IsPart; }

  /// The unit is the whole program.
  bool hasMain() const { return HasMain; }

  /// True if a pointer may hold the function of that name.
  bool takesAddressOf(llvm::StringRef Name) const {
    return TakenNames.contains(Name);
  }

private:
  const UnitCFAs &Unit;
  const bool HasMain;
  bool AnyOrder = false;
  llvm::DenseMap<const clang::FunctionDecl *, unsigned> IndexOf;
  llvm::DenseSet<const clang::FunctionDecl *> AddressTaken;
  llvm::StringSet<> TakenNames;
  std::vector<unsigned> Taken;
  std::vector<const clang::FunctionDecl *> TakenExternals;
  std::vector<llvm::StringRef> TakenUnknown;
  llvm::DenseSet<const clang::Stmt *> TailCalls;
  std::vector<unsigned> Alone;      ///< each function's index, to point to
  std::vector<unsigned> CalledBack; ///< what code outside the unit can call
  /// What a pointer can hold, by the number of arguments it is called with.
  mutable std::map<unsigned, std::vector<unsigned>> TakenFor;
};

} // namespace transver

#endif
