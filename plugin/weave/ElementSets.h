//===- ElementSets.h - Set variables as C text ------------------*- C++ -*-===//
//
// What `LOCAL set<string> held;` of an automaton is in the output: an array
// with one flag for each element that the woven operations speak of. How many
// there are is known when all is woven, so the definitions stand at the top of
// the output. A value that is not known (of a set<int>) is compared with all
// elements; only what is known can be added, so that is exact.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_ELEMENTSETS_H
#define TRANSVER_WEAVE_ELEMENTSETS_H

#include "product/ElementText.h"
#include "product/Match.h"
#include "weave/FunctionWeaver.h"
#include "llvm/ADT/StringMap.h"

namespace transver {

class ElementSets {
public:
  explicit ElementSets(UnitWeave &Unit) : Unit(Unit), Text(Unit.Context) {}

  /// The element that a capture is: its text, or its value in decimal if it is
  /// a constant. Empty if its value is not known, or no 64-bit integer.
  std::string element(const Binding &B, bool OfTexts);

  /// The flag of an element of a set: an lvalue.
  std::string flag(unsigned Automaton, llvm::StringRef Set,
                   llvm::StringRef Element);

  /// The function that asks whether the set is `empty`, or `has` an integer, or
  /// that does `remove` one. Type is that of the integer.
  std::string function(unsigned Automaton, llvm::StringRef Set,
                       llvm::StringRef Word, llvm::StringRef Type);

  /// Definitions for the top of the output.
  std::vector<std::string> prologue() const;

private:
  struct Set {
    unsigned Automaton;
    const ElementSet *Declared;
    std::string Name;                  ///< of the flags
    std::vector<std::string> Elements; ///< by index
    llvm::StringMap<unsigned> IndexOf; ///< of each element
    std::map<std::pair<std::string, std::string>, std::string>
        Functions; ///< by word and type: their names
  };
  Set &get(unsigned Automaton, llvm::StringRef Name);
  unsigned indexIn(Set &S, llvm::StringRef Element);

  UnitWeave &Unit;
  ElementText Text;
  std::vector<std::unique_ptr<Set>> Sets;
};

} // namespace transver

#endif
