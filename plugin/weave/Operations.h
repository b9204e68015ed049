//===- Operations.h - A reaction as C text ----------------------*- C++ -*-===//
//
// The paper's sub(op, m): the operation of a transition with captures,
// automaton variables and building blocks replaced by program text. The result
// is a sequence of C statements; where it stands is not decided here.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_OPERATIONS_H
#define TRANSVER_WEAVE_OPERATIONS_H

#include "product/Product.h"
#include "weave/Ghosts.h"
#include "weave/UsedCaptures.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <optional>
#include <string>

namespace transver {

/// What is violated where an operation fails.
struct Failure {
  const Action *Assertion = nullptr; ///< null: the transition's target is it
  const Ghosts *G = nullptr;         ///< as they are named there
};

/// How the parts of an operation that come from the program are written.
struct ProgramText {
  /// Set while a template is written, see weave/SiteTemplate.h.
  class SiteTemplate *Recording = nullptr;
  /// The text of capture `$n`, a primary expression. Empty if it has none here.
  std::function<std::string(unsigned)> Capture;
  /// The text of a program variable; empty if there is none of that name here.
  std::function<std::string(llvm::StringRef)> Variable;
  /// FITS of the matched operation; empty if it is none.
  std::function<std::string()> Fits;
  /// MAX, MIN, WIDTH or LENGTH of the type of capture `$n`; empty if it has
  /// none.
  std::function<std::string(llvm::StringRef Block, unsigned)> OfType;
  /// SAVE (as statements) and DIFFERS (as an expression) of a shadow, NONDET,
  /// CHOICE: NONDET where it decides about a save, and DUE: in a program that
  /// is run it is time to save; else empty.
  std::function<std::string(llvm::StringRef Block)> Shadow;
  /// What chooses: the call behind NONDET and between the branches of a fork.
  std::string Nondet = "__VERIFIER_nondet_bool()";
  /// What ends a path; empty for `__VERIFIER_assume(0);`.
  std::string Stop;
  /// The function behind a building block of a set of blocks; empty if nothing
  /// is to be done.
  std::function<std::string(llvm::StringRef Set, llvm::StringRef Word)> Blocks;
  // Of set variables, see ElementSets.h.
  /// The element that capture `$n` is; empty if it is not known. If it is not,
  /// the type in which its value is asked for; empty if it is no integer.
  std::function<std::string(unsigned, bool OfTexts)> Element;
  std::function<std::string(unsigned)> ElementType;
  /// The flag of an element, the function that knows the values.
  std::function<std::string(llvm::StringRef Set, llvm::StringRef Element)> Flag;
  std::function<std::string(llvm::StringRef Set, llvm::StringRef Word,
                            llvm::StringRef Type)>
      SetFunction;
  /// Of capture `$n`, an lvalue: ADDRESS and BASE, as numbers, SIZE, INBOUNDS;
  /// of a pointer: ROOM. Empty if it has none.
  std::function<std::string(llvm::StringRef Word, unsigned)> Object;
  /// The function behind STRLEN.
  std::function<std::string()> Length;
  std::string AddressType; ///< an integer type that holds any address
  bool SaveElse = false;   ///< prefer that form of an operation
  /// The call that is made where the property is violated, e.g.
  /// `reach_error();`.
  std::string Error;
  /// What stands at a GOAL; empty for one that is not asked for.
  std::string Goal;

  // With explain=yes only (weave/Explain.cpp); else empty.
  /// Error, and before it what says why.
  std::function<std::string(const ProgramText &, const Failure &)> Explain;
  /// A value that Explain passes on, where the operation stands.
  std::function<std::string(const std::string &Text, clang::QualType)> Pass;
  /// The calls that remember what has happened: a variable of the automaton was
  /// assigned, a state was entered, a copy of the program's state was made.
  std::function<std::string(llvm::StringRef Variable)> Assigned, Entered;
  std::string Saved, Step;
  /// TELL: this has happened, with the value of capture `$n` if n is given.
  std::function<std::string(const ProgramText &, std::optional<unsigned>)> Tell;
};

struct OperationText {
  std::string Statements; ///< without a violation in them this may be empty
  bool UsesAssume = false, UsesNondet = false, UsesStop = false;
  bool UsesNondetNumber = false;
  std::string Problem; ///< not empty: why it cannot be written
};

/// BELOW: a number less than Limit, and not negative.
std::string belowText(const std::string &Limit);

/// Whether Text is one word, of letters, digits and `_`.
bool isWord(llvm::StringRef Text);

struct SiteTemplates;

/// The only alternative of S, if it is taken in any case, by an automaton
/// without states, and not by an instance, which has shadows. Else null.
const Alternative *onlyAlternative(const Automaton &A, const Site &S);

/// The statements of a whole site: asks the state where the site is dynamic,
/// forks where several alternatives match. GuardTest gives the condition under
/// which a guarded alternative matches.
OperationText
writeSite(const Automaton &A, const Site &S, const Ghosts &G,
          SiteTemplates &Templates,
          llvm::function_ref<ProgramText(const Alternative &)> ProgramOf,
          llvm::function_ref<std::string(const Alternative &)> GuardTest);

/// The same as one expression of type void, for operations that read and write
/// variables of the function.
OperationText writeSiteAsExpression(
    const Automaton &A, const Site &S, const Ghosts &G,
    llvm::function_ref<ProgramText(const Alternative &)> ProgramOf,
    llvm::function_ref<std::string(const Alternative &)> GuardTest);

} // namespace transver

#endif
