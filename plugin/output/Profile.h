//===- Profile.h - For whom the text is written -----------------*- C++ -*-===//
//
// A profile is a row of a table: a program that reads the text, what of C its
// front end cannot take, and how one says to it that the error is reached, that
// a path ends, and that a value is unknown. `svcomp` is SV-COMP's own way:
// `reach_error`, `__VERIFIER_assume` and `__VERIFIER_nondet_T` have no body.
// For the other verifiers the woven text is parsed once more and written
// otherwise (plugin/lower); `native` is woven in another way to begin with.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_OUTPUT_PROFILE_H
#define TRANSVER_OUTPUT_PROFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace transver {

/// How the woven code is written. The order is that of the table.
enum class Profile {
  SvComp, ///< for verifiers: `if (!(…)) reach_error();`
  Native, ///< for execution: the place of a violation goes with it
  CBMC,
  ESBMC,
  CPAchecker,
  Theta,
  KLEE,
  FramaC
};

/// What a front end cannot take, as bits; `avoid=` names them.
enum Avoided : unsigned {
  AvoidLineMarkers = 1, ///< `# 12 "foo.c"`
  AvoidSequences = 2,   ///< several operations in one statement: `(t = f(), t)`
  AvoidHelpers = 4,     ///< functions of the weave
  AvoidStructCopies = 8, ///< assignments of whole structures
  AvoidBool = 16,        ///< `_Bool`
  AvoidExtensions = 32   ///< GNU's and C11's words that say nothing
};

/// How the three primitives are written. In these texts $N is the name behind
/// `__VERIFIER_nondet_`, $T the type of its values, $V a declaration of
/// `value`, and $F the beginning of a definition: `int f(void)`.
struct Primitives {
  /// What all of them need, for the top of the output; may be empty.
  const char *Declarations;
  /// The statement that makes reach_error() fail; null: it stays without a
  /// body.
  const char *Error;
  /// Ends the path. Where the condition of an assumption is a statement of its
  /// own it becomes `if (!(c)) STOP`, and the function has such a body.
  const char *Stop;
  /// The body of `void __VERIFIER_assume(int c)`, if there is no Stop.
  const char *Assume;
  /// The definition of an input, and of one that is a truth value. Null: it
  /// stays without a body.
  const char *Nondet, *NondetBool;
};

struct OutputProfile {
  const char *Name;
  const char *Reader; ///< the program that reads it, for a person
  unsigned Avoids;    ///< Avoided, joined
  Primitives Says;    ///< nothing at all for `svcomp` and `native`
};

const OutputProfile &tableRow(Profile P);

/// The names of all profiles, in the order of the enumeration.
std::vector<llvm::StringRef> profileNames();

/// The words of `avoid=`, and their bits.
struct AvoidedWord {
  const char *Word;
  unsigned Bit;
};
llvm::ArrayRef<AvoidedWord> avoidedWords();

/// Whether the woven text has to be written otherwise.
bool needsLowering(Profile P, unsigned Avoids);

} // namespace transver

#endif
