//===- Plan.h - What to save and compare, place by place --------*- C++ -*-===//
//
// State recording (Biere, Artho and Schuppan, 2002; T2R, section 4): an
// automaton that is made FOR EACH LOOP or FOR EACH FUNCTION has one instance
// per place, and its SHADOW is a copy of the state that the place can meet
// again: the objects that can change until then and that decide what comes
// after. Objects with a name are copied; memory behind pointers is compared by
// a log of the first write to each cell since the copy was made.
//
// Here it is decided what belongs to each instance; how it is written, in
// weave/Shadows.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_PLAN_H
#define TRANSVER_SHADOW_PLAN_H

#include "shadow/Effects.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace transver {

struct ShadowVariable {
  const clang::VarDecl *V;
  /// A local variable without initialiser that may not have a value yet: then
  /// it is not read.
  bool MaybeUnassigned = false;
  /// A volatile variable that nobody else changes: what was written last is
  /// known without a read of it.
  bool IsMirrored = false;
};

/// One place at which an automaton FOR EACH LOOP or FOR EACH FUNCTION has an
/// instance.
struct Place {
  unsigned Function = 0; ///< index into the unit's functions
  bool IsLoop = true;
  LocationId Head = 0; ///< of a loop
  const clang::Stmt *Loop =
      nullptr; ///< its statement, if it is entered at its head only
  std::vector<ShadowVariable> Shadow;
  bool UsesLog = false; ///< memory is a part of the state
  /// Not empty: why no instance can tell whether a state recurs here.
  std::string Refusal;
  /// Not empty: why there can be no instance at all, not even one without a
  /// shadow.
  std::string NoInstance;
  bool IsRecursive =
      false;              ///< a function that can be entered before it returns
  std::string AlarmDoubt; ///< not empty: on what condition an alarm is real
  /// Not empty: why silence is no proof.
  std::vector<std::string> Doubts;
  /// An alarm is real if memory is unbounded, and else there is no doubt.
  bool OnlyUnboundedMemory = false;
  /// Silence is a proof if the log is never full, and else there is no doubt.
  bool OnlyLog = false;
  /// Other units run meanwhile, and keep the log as well.
  bool IsWide = false;
  /// Threads and handlers of other units may write what it reads.
  bool ReadsShared = false;
  /// A loop without such a statement: what stands right before an entry of it.
  std::vector<const clang::Stmt *> Entries;
  /// The same for the bodies of loops around it: what stands at their
  /// beginning.
  std::vector<const clang::Stmt *> BodyEntries;
};

/// What keeps the log, before (or after) an edge.
enum class Note {
  None,
  Write,      ///< Subject is about to be written
  WriteBytes, ///< the same, byte by byte; of a bit-field, its structure
  Bytes,      ///< so many bytes at the first argument of the call Subject
  Text,       ///< a string at the first argument of the call Subject
  Free,       ///< the block at the first argument of the call Subject dies
  Born,       ///< the call Subject has returned a new block
  Leave,      ///< the variables in scope that the log may know die
  Drop,       ///< from here on nothing is known: no recurrence is claimed
  Assigned,   ///< Variable has a value from here on
  Unassigned, ///< Variable has none
  Mirror,     ///< Variable has the value of Subject, which has been evaluated
  // The log of a program of several units (see PlanOptions::WholeProgram):
  WriteWide,      ///< Subject, a variable by its name, is about to be written
  WriteBytesWide, ///< the same, byte by byte
  GoOut,          ///< the call Subject is about to run what may be elsewhere
  Enter,          ///< the function has been entered, maybe from elsewhere
  OwnAddresses,   ///< the function computes with the addresses of its variables
  Others,         ///< threads or handlers may run from here on
};

struct NoteAt {
  EdgeId Edge;
  bool Before = true;
  Note What = Note::None;
  const clang::Expr *Subject = nullptr;
  const clang::VarDecl *Variable = nullptr;
};

/// True if the operation of a note needs the value of its subject.
inline bool needsValue(Note N) { return N == Note::Born || N == Note::Mirror; }

struct PlanOptions {
  bool Loops = false, Functions = false; ///< which kinds of places are wanted
  /// Functions that are never entered again before they return, too.
  bool AllFunctions = false;
  bool Shadows = false; ///< else it is only asked where the places are
  bool All = false; ///< shadows of all that a loop uses, not of what decides
  bool Repeats = false; ///< functions with a state may answer as before
  bool Unfair = false;  ///< threads and handlers may never run
  /// The unit is one of several, and all of them keep one log: a place knows
  /// what calls of other units do to the state.
  bool WholeProgram = false;
  std::string Only; ///< `function:NAME` or `line:N`; empty: all places
};

class ShadowPlan {
public:
  ShadowPlan(UnitCFAs &Unit, const PlanOptions &Wanted);

  std::vector<Place> Places; ///< in the order of the unit
  /// Null if there is none.
  const Place *loopAt(unsigned Function, LocationId Head) const;
  const Place *functionAt(unsigned Function) const;
  /// Whether anything else has to stand in function I …
  bool hasNotes(unsigned I) const;
  /// … and what.
  std::vector<NoteAt> notes(unsigned I);
  bool usesLog() const { return UsesLog; }
  /// Whether the log may know V, a variable of function I, when it dies.
  bool isLogged(unsigned I, const clang::VarDecl *V) const;
  bool isAddressTaken(const clang::VarDecl *V) const {
    return Effects.isAddressTaken(V);
  }
  /// Some pointer may hold a function that starts threads or handlers.
  bool passesStarters() const;

private:
  /// Reached: the locations of function I that control can come to.
  void planLoop(unsigned I, LocationId Head, const llvm::BitVector &Reached);
  void planFunction(unsigned I);
  static void findEntries(Place &P, const CFA &C, const llvm::BitVector &Region,
                          const llvm::BitVector &Reached);
  bool refuses(Place &P, const Effect &Whole);
  void refuseVolatile(Place &P, const clang::VarDecl *V) const;
  void finishPlace(Place &P, const Effect &Whole);
  void addPlace(Place P);
  void noteWholeProgram(unsigned I, EdgeId E, std::vector<NoteAt> &Into);
  void addCallees(unsigned I, EdgeId E);
  Note noteOfWrite(const clang::Expr *LValue) const;
  bool isEntered(unsigned I) const;
  void note(unsigned I, EdgeId E, std::vector<NoteAt> &Into);

  bool isWanted(unsigned I, const LocationId *Head);

  UnitCFAs &Unit;
  UnitEffects Effects;
  PlanOptions Wanted;
  bool UsesLog = false;
  llvm::DenseMap<std::pair<unsigned, unsigned>, unsigned> LoopIndex;
  llvm::DenseMap<unsigned, unsigned> FunctionIndex;
  /// Whole functions in which memory is written while a place watches it, and
  /// regions of others.
  llvm::BitVector WholeFunctions;
  llvm::DenseMap<unsigned, llvm::BitVector> Regions;
  /// Variables of file scope that are declared too late to be named at some
  /// place.
  llvm::DenseSet<const clang::VarDecl *> Hidden;
  llvm::DenseMap<unsigned, llvm::SetVector<const clang::VarDecl *>> Flagged,
      Mirrored;
};

} // namespace transver

#endif
