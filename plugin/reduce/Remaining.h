//===- Remaining.h - What a run can still meet ------------------*- C++ -*-===//
//
// Some edges of the program are open: something is left to do there. From each
// location, can a run still come to one? Control goes down into callees and
// comes back to the place of the call; where a function was called from is not
// known, so behind its end come the places behind all its calls.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_REMAINING_H
#define TRANSVER_REDUCE_REMAINING_H

#include "product/Product.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace transver {

class Remaining {
public:
  /// An edge of function I.
  using EdgeTest = llvm::function_ref<bool(unsigned I, EdgeId)>;

  /// No run takes an edge that IsDead. Functions that code outside enters at
  /// other times than calls (threads, handlers, before and after main) are not
  /// looked for.
  Remaining(UnitCFAs &Unit, EdgeTest IsOpen, EdgeTest IsDead);

  /// Whether a run that is at location L of function I can come to an open
  /// edge.
  bool from(unsigned I, LocationId L) const;
  /// The same for a run that takes the edge, which may be open itself.
  bool by(unsigned I, EdgeId E) const;

private:
  struct PerFunction {
    std::vector<bool> Open;  ///< by location: before the function returns
    std::vector<bool> Ends;  ///< the function can return
    bool OpenBehind = false; ///< behind some call of it
    std::vector<unsigned> Callers;
  };
  bool propagate(unsigned I);
  void openBehind(unsigned I);
  bool isOpenCall(const Edge &E) const;
  bool comesBack(const Edge &E) const;

  UnitCFAs &Unit;
  EdgeTest IsOpen, IsDead;
  std::vector<PerFunction> Functions;
};

} // namespace transver

#endif
