//===- Product.h - Program times automaton ----------------------*- C++ -*-===//
//
// The sequentialization operator (TransVer, section 4, Algorithm 1) in the
// reading of the design's D4: the automaton observes executions. For each edge
// of the program's control-flow automata the product knows in which states of
// the automaton the edge can be reached (across calls, recursion and function
// pointers), and for each of these states the transitions that match.
//
// What is to be woven at an edge is a Site. Where all states that reach it act
// alike, the weave is static; else the site is dynamic, and the woven code asks
// the automaton's state, which is then a ghost variable.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_PRODUCT_H
#define TRANSVER_PRODUCT_PRODUCT_H

#include "automaton/Automaton.h"
#include "cfa/CFA.h"
#include "product/Match.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace transver {

/// One way to go on from a state: a transition that matches the edge.
struct Alternative {
  const Transition *T = nullptr;
  Bindings Bound;
  /// If not empty: the match holds only if the callee of a call through a
  /// pointer is one of these functions. (The names live in the automaton, the
  /// library or the unit.)
  llvm::SmallVector<llvm::StringRef, 1> Guards;
  const clang::CallExpr *GuardedCall = nullptr; ///< that call
  /// The match holds only in the outermost activation of main.
  bool OutermostOnly = false;
  /// The match holds only if each of these tests of the automaton's variables
  /// (Trigger::Kind::Test) has this outcome.
  llvm::SmallVector<std::pair<const Trigger *, bool>, 1> Tests;
  bool isGuarded() const {
    return !Guards.empty() || OutermostOnly || !Tests.empty();
  }
  /// `cond` of a loop whose rounds begin without a condition: at the loop head.
  bool AtLoopEntry = false;
};

/// What an automaton does at an edge when it is in one of States.
struct Reaction {
  llvm::SmallVector<unsigned, 2> States;
  /// In the order of the transitions; of several without a guard (USEALL) any
  /// one is taken. Never empty.
  std::vector<Alternative> Alternatives;
};

struct Instance; // weave/Shadows.h
class CallTargets;
class UnitListener;

/// An automaton that observes the program.
struct Observation {
  const Automaton *A;
  /// Of an automaton FOR EACH ALLOCATION: the call whose blocks it follows.
  const clang::CallExpr *OwnAllocation = nullptr;
};

/// No loop's head.
constexpr LocationId NoLoop = ~LocationId(0);

/// Something to weave: the reactions of one automaton at one event of one edge.
struct Site {
  unsigned Automaton = 0; ///< index into the list of automata
  const Edge *E = nullptr;
  bool Before = false;      ///< before the edge, else after it
  bool AtLoopEntry = false; ///< at the edge's start, which is a loop head
  bool Dynamic = false;     ///< not all states that reach it react alike
  /// Of an automaton FOR EACH LOOP: the head of the loop whose instance acts.
  LocationId Loop = NoLoop;
  /// Of what is done where a statement begins: it. (E is then only the first
  /// edge from there.)
  const clang::Stmt *Statement = nullptr;
  std::vector<Reaction> Reactions;
  /// Of an automaton FOR EACH LOOP or FUNCTION: whose ghosts these are. Else
  /// null.
  Instance *Inst = nullptr;
  /// Not empty: no reaction of the automaton, but what keeps its shadows; gives
  /// the operation, an expression, where Text writes an operand.
  std::function<std::string(
      const std::function<std::string(const clang::Expr *)> &Text)>
      Upkeep;
  /// The same as what stands around the lvalue that is written: `(*log(&` and
  /// `))`. May be empty.
  std::function<std::pair<std::string, std::string>()> Wrap;
  unsigned Goal = 0;       ///< its number, if it is a GOAL
  bool NeedsValue = false; ///< Upkeep writes the value of the edge's expression
};

/// The functions of a unit, with the control-flow automata that were built of
/// them.
class UnitCFAs {
public:
  explicit UnitCFAs(clang::ASTContext &Context);
  ~UnitCFAs();
  struct Function {
    const clang::FunctionDecl *Decl; ///< the definition
    std::unique_ptr<CFA> Automaton;  ///< built on demand
    bool HasNoLoop = false; ///< known once its automaton has been built
  };
  clang::ASTContext &Context;
  std::vector<Function> Functions; ///< in the order of the unit
  /// What the automata are built with.
  CFADetail Wanted;
  bool HasMain = false;
  /// The unit is the whole program.
  bool isWholeProgram() const { return HasMain && !IsPart; }
  /// main may be entered again before it returns.
  bool CallsMain = false;
  /// abort, a failed assertion and error functions are no end of the program.
  bool AbortIgnored = false;
  /// The unit is one of several: the others may enter its functions, and move
  /// the automata, at any time.
  bool IsPart = false;
  /// Functions may run between the end of main, or a call of exit, and the end
  /// of the program.
  bool HasExitHandlers = false;
  /// True if some code of the unit has the address of V, or of a part of it.
  bool isAddressTaken(const clang::VarDecl *V);
  const CFA &get(unsigned I);
  /// The index of a definition.
  unsigned indexOf(const clang::FunctionDecl &F) const;
  /// Nobody looks at the automaton of function I any more.
  void release(unsigned I) { Spare = std::move(Functions[I].Automaton); }

  /// Who can be called from where. Listener, if given, is told what the unit
  /// consists of.
  const CallTargets &calls(UnitListener *Listener = nullptr);
  /// Whether Call, which goes through a pointer, may lead to the library
  /// function of that name.
  bool mayHold(const clang::CallExpr *Call, llvm::StringRef Name);

private:
  std::unique_ptr<CFA> Spare; ///< memory for the next automaton
  bool KnowsAddresses = false;
  llvm::DenseSet<const clang::VarDecl *> AddressTaken; ///< once they are known
  std::unique_ptr<CallTargets> Calls;                  ///< built on demand
  llvm::DenseMap<const clang::FunctionDecl *, unsigned> Index;
  /// What mayHold has answered, by the type of the callee and by name.
  llvm::DenseMap<const clang::Type *, llvm::StringMap<bool>> MayHold;
};

/// The calls of Unit that allocate a block, in its order: the places of an
/// automaton FOR EACH ALLOCATION.
std::vector<const clang::CallExpr *> allocationsOf(UnitCFAs &Unit);

/// What an automaton does at the end of the program, by state. Its operations
/// name no captures.
std::vector<Reaction> reactionsAtEnd(const Automaton &A);

/// Builds the product. Tells Known first which automata keep their state in a
/// ghost variable, then hands the sites of each function, in the order of its
/// edges, to Visit; the CFA that the sites point into lives during the call
/// only. Of automata FOR EACH LOOP and FUNCTION only, a function without loops
/// is left out unless MustVisit says otherwise.
void buildProduct(
    UnitCFAs &Unit, llvm::ArrayRef<Observation> Automata,
    llvm::function_ref<void(const std::vector<bool> &NeedsState)> Known,
    llvm::function_ref<bool(unsigned Function)> MustVisit,
    llvm::function_ref<void(const CFA &, std::vector<Site> &)> Visit);

} // namespace transver

#endif
