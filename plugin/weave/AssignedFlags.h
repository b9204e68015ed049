//===- AssignedFlags.h - What ASSIGNED asks ---------------------*- C++ -*-===//
//
// `ASSIGNED($1)`: has the variable that is read a value? Mostly that is known
// (shadow/Unassigned.h). Where it is not, the variable gets a flag: a variable
// of the function, cleared where the declaration is executed, set by what gives
// a value.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_ASSIGNEDFLAGS_H
#define TRANSVER_WEAVE_ASSIGNEDFLAGS_H

#include "shadow/Unassigned.h"
#include "weave/FunctionWeaver.h"
#include <optional>

namespace transver {

/// Whether some operation of A asks ASSIGNED.
bool asksAssigned(const Automaton &A);

class AssignedFlags {
public:
  explicit AssignedFlags(UnitWeave &Unit) : Unit(Unit) {}

  /// Gives flags to the variables of C that Sites ask for, and adds what keeps
  /// them. Takes out the sites whose assertion holds, and tells Holds of them.
  void prepare(const CFA &C, std::vector<Site> &Sites,
               llvm::function_ref<void(Site &)> Holds);

  /// Of the function that was prepared last: what is declared at its beginning.
  const std::vector<std::string> &declarations() const { return AtEntry; }
  /// The flag of an lvalue; `1` if it has none.
  std::string textOf(const clang::Expr *LValue) const;

private:
  bool mayLack(unsigned Cell, const Site &S) const;

  UnitWeave &Unit;
  std::optional<Unassigned> Cells; ///< of the function that was prepared last
  std::vector<std::string> FlagOf; ///< by cell; empty if it needs none
  std::vector<std::string> AtEntry;
};

} // namespace transver

#endif
