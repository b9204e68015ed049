//===- Witness.h - SV-COMP's witnesses --------------------------*- C++ -*-===//
//
// What is exchanged of a verdict, in YAML, format 2.0. A violation witness is a
// sequence of places that a run passes. A correctness witness is a set of
// invariants; it may be empty, and is then a task and the claim that it holds.
//
// An engine that proves the transformed program may leave a correctness witness
// of its own. Of its invariants those are passed on that speak of the user's
// program: conjuncts of them, to be exact, since what holds there holds of the
// user's program, too, as long as no ghost is named. They stand where the
// user's loop stands.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_WITNESS_H
#define TRANSVER_DRIVER_WITNESS_H

#include "Counterexample.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace transver {

/// What a witness is about.
struct WitnessTask {
  std::vector<std::string> Inputs; ///< the program's files
  std::string Specification;       ///< the formula: `G ! overflow`
  bool Is32 = false;
};

/// Writes a violation witness: the inputs as returns of their functions, the
/// violated operation as the target. Without a place of the violation there is
/// none; then it returns false.
bool printWitness(const Counterexample &C, const WitnessTask &Task,
                  llvm::raw_ostream &OS);

struct Invariant {
  bool IsOfLoop = false; ///< it holds whenever control reaches the loop's head
  std::string File;
  unsigned Line = 0, Column = 0; ///< of the loop's first word
  std::string Function;          ///< empty if it is not known
  std::string Value;             ///< a C expression
};

/// The invariants of a correctness witness that an engine wrote for the
/// transformed program, as far as they are in the user's terms. Inputs: the
/// user's files; Program: the transformed one. What cannot be read has none.
std::vector<Invariant> readInvariants(llvm::StringRef Witness,
                                      llvm::ArrayRef<std::string> Inputs,
                                      llvm::StringRef Program);

/// Writes a correctness witness; false if an input cannot be read.
bool printWitness(llvm::ArrayRef<Invariant> Invariants, const WitnessTask &Task,
                  llvm::raw_ostream &OS);

} // namespace transver

#endif
