//===- Shadows.h - Shadows and their log as C text --------------*- C++ -*-===//
//
// What shadow/Plan.h decides, written down. A loop's ghosts are declared right
// before it, so each activation has its own; those of a loop that control
// enters in the middle, at the beginning of its function, and are reset
// wherever it is entered. Those of a recursive function are static: the next
// activation asks them.
//
//   Shadows.cpp         instances: their ghosts, and where these are declared
//   SharedState.cpp     variables of file scope, which many places copy
//   together ShadowEquality.cpp  whether a value and its copy differ
//   ShadowLog.cpp       the log of memory
//   ShadowSchedule.cpp  when a program that is run saves its state
//   ProgramLog.cpp      the log that all units of a program share
//
// A program runs through one state at a time, so a verifier needs at most one
// copy of it: once some instance has saved its state, no other does. That keeps
// the number of choices small, and one log of memory serves all instances. In a
// program that is run all loops save, again and again; they share the log.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_SHADOWS_H
#define TRANSVER_WEAVE_SHADOWS_H

#include "shadow/Plan.h"
#include "weave/FunctionWeaver.h"
#include "weave/LocalNames.h"
#include <map>
#include <optional>

namespace transver {

/// The ghosts of one automaton at one place.
struct Instance {
  const Place *P = nullptr;
  Ghosts G;
  /// The building blocks' text.
  std::string Save, SaveExpression, Differs, Due;
  /// What stands for NONDET where it decides about a save, as Due does, too;
  /// empty: as elsewhere.
  std::string Choice;
  /// To be declared right before the loop, or at the beginning of the function.
  std::vector<std::string> Declarations;
  std::vector<std::string> Resets; ///< the statements at an entry
  /// The ghosts that are variables of the function, by their names in the
  /// output: a helper is told their addresses.
  std::vector<Local> OfFunction;
  llvm::StringMap<unsigned> SharedUsed; ///< by type: copies of the common set
  /// A part of the state that can be shown.
  struct Shown {
    std::string Name, Text;
    clang::QualType Type;
    std::string IfAssigned; ///< the condition under which it may be read
  };
  std::vector<Shown> State;
};

/// Where the check of a place stands.
TokenIndex checkOf(const Place &P, const CFA &C, UnitWeave &Unit);

class Shadows {
public:
  Shadows(UnitWeave &Unit, UnitCFAs &CFAs);

  /// Makes the instances of function I and gives each site its own; takes out
  /// the sites of places that have none, and adds what keeps the shadows.
  void prepare(unsigned I, const CFA &C, std::vector<Site> &Sites);

  /// Whether function I has an instance, or something that keeps the shadows of
  /// others.
  bool concerns(unsigned I) const {
    return Plan.functionAt(I) || Plan.hasNotes(I);
  }

  /// Of the function that was prepared last: what is declared at its beginning.
  const std::vector<std::string> &declarations() const { return AtEntry; }
  /// … and right before a statement of it.
  llvm::DenseMap<const clang::Stmt *, std::vector<std::string>> BeforeLoop;
  llvm::DenseMap<const clang::Stmt *, std::vector<std::string>> AtEntries;
  /// … at the beginning of the body of a loop
  llvm::DenseMap<const clang::Stmt *, std::vector<std::string>> AtBody;
  /// … and behind the declaration of a variable.
  llvm::DenseMap<const clang::VarDecl *, std::vector<std::string>>
      BehindDeclaration;

  /// What makes the log forget those of Variables, which die, that it may know:
  /// an expression, or empty.
  std::string forget(llvm::ArrayRef<const clang::VarDecl *> Variables);
  /// The variables of the function that are visible where the weaver is.
  const std::vector<const clang::VarDecl *> *Scope = nullptr;
  std::string nondet() const;
  /// Definitions for the end of the unit.
  std::vector<std::string> epilogue();
  /// … and what stands before all of it; empty: nothing.
  std::string prologue() const;

private:
  /// A structure of copies, and the functions that make and compare them.
  struct Together {
    std::string Type, Save, Differs;
  };

  Instance *make(const Place &P, unsigned Automaton, const CFA &C);
  /// How the value of S is compared with its copy, and copied.
  bool copyTexts(const ShadowVariable &S, const std::string &Value,
                 const std::string &Copy, std::string &Test,
                 std::string &Assign);
  /// The variables of the state of Inst that are copied alone; Shared is what
  /// copies the others, if there are any.
  llvm::SmallVector<ShadowVariable, 8>
  splitTogether(Instance &Inst, const CFA &C, Together *&Shared);
  bool defineTogether(llvm::ArrayRef<ShadowVariable> Variables, Together &T);
  void addTogether(Instance &Inst, const Together &T);
  bool isTogether(const ShadowVariable &S, TokenIndex At) const;
  bool addVariable(Instance &Inst, const ShadowVariable &S, const CFA &C);
  bool isHidden(const clang::NamedDecl *D, TokenIndex At) const;
  std::string sharedCopy(clang::QualType T, Instance &Inst);
  std::string flagOf(const clang::VarDecl *V);
  void addNotes(unsigned I, const CFA &C, std::vector<Site> &Sites);
  std::string
  noteText(const NoteAt &N,
           const std::function<std::string(const clang::Expr *)> &Text);
  std::string logFunction(clang::QualType T);
  /// The type that a cell of type T is logged as.
  clang::QualType cellType(clang::QualType T) const;
  /// What stands before and behind an lvalue that is logged in place; empty if
  /// its type cannot be written.
  std::pair<std::string, std::string> wrap(const clang::Expr &LValue);
  std::string lengthFunction();
  std::string whenFull() const;
  /// The call that logs the object Text of type T; its cells are of that type.
  std::string logObject(clang::QualType T, const std::string &Text);
  std::string
  logBytes(const NoteAt &N,
           const std::function<std::string(const clang::Expr *)> &Text);
  /// The notes that only the log of several units needs.
  std::string
  wideText(const NoteAt &N,
           const std::function<std::string(const clang::Expr *)> &Text);
  /// The names of what the log does with blocks.
  std::string logBorn();
  std::string logFree();
  void declareBorn();
  /// Gives an instance its turn of the log, and DUE.
  void addSchedule(Instance &Inst, const Place &P, const std::string &Number);
  /// What the log of T does with a cell that overlaps another one.
  std::string logBytesIfMet(clang::QualType T);
  void useLog();
  /// Declares what makes the log forget a range of addresses; returns their
  /// type.
  std::string useForget();
  unsigned cellsOf(const NoteAt &N) const;
  void refuse(const Place &P, unsigned Automaton, const CFA &C,
              llvm::StringRef Why);
  void report(const Place &P, unsigned Automaton, const CFA &C);

  /// A condition that holds if the values A and B differ; empty if it cannot be
  /// written.
  std::string differs(const std::string &A, const std::string &B,
                      clang::QualType T);
  /// Statements that return 1 if A and B differ.
  bool compare(const std::string &A, const std::string &B, clang::QualType T,
               unsigned Depth, bool IsBitField, std::string &Body);
  std::string sameFloat(clang::QualType T);

  UnitWeave &Unit;
  UnitCFAs &CFAs;
  clang::ASTContext &Context;
  ShadowPlan Plan;
  std::vector<std::unique_ptr<Instance>> Instances;
  std::optional<LocalNames> Locals; ///< of the function that was prepared last
  llvm::DenseMap<const clang::Type *, std::string> Comparers; ///< by type
  std::vector<std::string> AtEntry;
  llvm::DenseMap<const clang::VarDecl *, std::string> Flags, Mirrors;
  std::string Saving; ///< the variable that tells that some instance has saved
  std::string SavingLine;          ///< its definition
  std::string Storage = "static "; ///< of ghosts that outlive an activation
  unsigned Capacity = 0;           ///< of the log, for each type
  bool WholeProgram = false; ///< the log is that of all units of the program
  bool LogDeclared = false, BornDeclared = false, UsesForget = false;
  bool HasMixedCells = false; ///< cells of several types, which may overlap
  /// The log's types: the stem of its variables, by the type's text.
  std::vector<std::pair<std::string, std::string>> Logs;
  std::vector<clang::QualType> LogTypes;
  /// Variables that places copy together, and the structure of the copies.
  std::map<std::vector<const clang::VarDecl *>, Together> Structures;
  llvm::StringMap<std::vector<std::string>>
      Shared; ///< by type: the common copies
  unsigned SharedCount = 0;
  unsigned Count = 0, Refused = 0;
  unsigned Current = 0; ///< the function that was prepared last
};

} // namespace transver

#endif
