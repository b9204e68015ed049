//===- Candidates.h - What could match an edge ------------------*- C++ -*-===//
//
// A quick answer to which transitions of an automaton could match an edge, by
// what kind of operation it is: a `+`, a call of that function, a read of
// memory. Most edges are no candidates of any transition, so this is asked
// once for each edge, and the answers are kept for the whole unit.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_CANDIDATES_H
#define TRANSVER_PRODUCT_CANDIDATES_H

#include "automaton/Automaton.h"
#include "cfa/CFA.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include <deque>
#include <memory>
#include <vector>

namespace transver {

/// Whether a call of F may be the end of the program.
bool mayEndProgram(const clang::FunctionDecl &F);

/// A number for what an edge does, as far as patterns tell edges apart by it.
using EdgeKind = uint16_t;
constexpr EdgeKind CallKind = 0x300;
/// The kinds of all edges of C: one for all automata that look at them.
std::vector<EdgeKind> kindsOf(const CFA &C);

class Candidates {
public:
  explicit Candidates(const Automaton &A);

  /// The transitions that could match, by state, as indices into those of the
  /// state. Empty if there are none.
  using ByState = std::vector<std::vector<unsigned>>;
  struct OfEdge {
    ByState Before, After; ///< those that could act before an edge, and after
    bool empty() const { return Before.empty() && After.empty(); }
  };

  /// What some transition asks besides which operation an edge is: the value of
  /// a variable, whether that of an expression is used, where statements begin.
  struct Questions {
    bool Tests = false, Use = false, Statements = false;
  };
  const Questions &asked() const { return Asked; }

  /// Whether it is known that edges of that kind have none.
  bool isNone(EdgeKind Kind) const { return IsNone[Kind]; }

  /// Those of E, which is of that kind; lives as long as this.
  const OfEdge &of(const Edge &E, EdgeKind Kind) {
    // Which function is called counts, too.
    const std::unique_ptr<OfEdge> &Found = OfKind[Kind];
    return Found && Kind != CallKind ? *Found : find(E, Kind);
  }

private:
  const OfEdge &find(const Edge &E, EdgeKind Kind);
  OfEdge compute(EdgeKind Kind, const clang::FunctionDecl *Callee) const;
  /// Whether F is a function of the unit that no pattern of a call stands for:
  /// all of these are alike.
  bool isOther(const clang::FunctionDecl &F) const;
  const Automaton &A;
  Questions Asked;
  std::vector<std::unique_ptr<OfEdge>> OfKind; ///< by number
  std::vector<char> IsNone;                    ///< by number
  llvm::DenseMap<const clang::FunctionDecl *, const OfEdge *> OfCallee;
  std::deque<OfEdge> OfCalls;      ///< what OfCallee points to
  const OfEdge *OfOther = nullptr; ///< see isOther; there, too
  llvm::StringSet<> CalleeNames;   ///< that patterns have
};

} // namespace transver

#endif
