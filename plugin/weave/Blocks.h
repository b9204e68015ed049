//===- Blocks.h - Sets of blocks of memory as C text ------------*- C++ -*-===//
//
// What `BLOCKS live;` of an automaton is in the output. A set of any size is
// never kept for a verifier if it is only asked whether it has a block: one
// address is guessed before anything is added, and only that one is followed.
// An assertion that HAS is true fails for some address if and only if it fails
// for a guess, so the answer for all others is "yes", and the cost does not
// grow with the number of blocks. (The guess is a prophecy variable.)
//
// WITHIN asks whether bytes lie in a block. It is enough to follow one block
// that is chosen where it is added, and after that for the place where it was.
//
// LOST asks for all blocks together: which of them are reached from variables,
// perhaps through others? Then the set is a table of bounded length; once it
// was full, nothing is claimed. See Roots.h for where the search begins.
//
// A program that is run neither guesses nor chooses. There the set has all
// blocks, grows, and is one for all units of the program.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_BLOCKS_H
#define TRANSVER_WEAVE_BLOCKS_H

#include "weave/FunctionWeaver.h"

namespace transver {

/// Whether some operation of A asks LOST of one of its sets.
bool asksForLost(const Automaton &A);

class Blocks {
public:
  explicit Blocks(UnitWeave &Unit) : Unit(Unit) {}

  /// The function behind a building block of a set: ADD, REMOVE, KEEP, HAS,
  /// WITHIN, LOST. What it needs is defined where it is used first.
  std::string function(unsigned Automaton, llvm::StringRef Set,
                       llvm::StringRef Word);

  /// The functions that note a place where the search for reached blocks begins
  /// (`root`, `push`), and the begin and the end of an activation (`enter`,
  /// `leave`).
  llvm::ArrayRef<std::string> rootFunctions(llvm::StringRef Word);

  /// True if some set is asked whether a block is lost.
  bool anyLost() const;

  /// The type of an address as a number.
  std::string word() const;

  /// Definitions for the top of the output, and for its end. Globals are the
  /// names of the variables that are reached without a pointer.
  std::vector<std::string> prologue();
  std::vector<std::string> epilogue(llvm::ArrayRef<std::string> Globals);

private:
  /// What a verifier follows of a set.
  enum class Kind { OneGuess, OneBlock, Table };
  struct Set {
    unsigned Automaton;
    std::string Name, Stem;
    Kind K;
    bool Declared = false;
  };
  Set &get(unsigned Index, llvm::StringRef Name);
  void declare(Set &S);
  std::string fill(llvm::StringRef Text, const Set &S) const;
  std::string define(unsigned Automaton, llvm::StringRef Set,
                     llvm::StringRef Word);

  UnitWeave &Unit;
  std::vector<Set> Sets;
  /// What has been defined: each site asks. They are few.
  struct Known {
    unsigned Automaton;
    std::string Set, Word, Function;
  };
  std::vector<Known> Functions;
  llvm::StringMap<std::vector<std::string>> RootFunctions; ///< by word
};

} // namespace transver

#endif
