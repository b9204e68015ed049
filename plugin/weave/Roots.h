//===- Roots.h - Where a search for blocks begins ---------------*- C++ -*-===//
//
// A block is reached if a variable holds an address in it, or one in another
// block that is reached and holds one. The variables are those of the whole
// unit; those that functions declare `static`; and, where the program ends in
// the middle of functions (`exit`), the variables of all activations. The
// latter two have names only where they are declared, so their addresses are
// noted there: of a static variable for good, of others until the function
// returns.
//
// Only functions from which the program may end note their variables.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_ROOTS_H
#define TRANSVER_WEAVE_ROOTS_H

#include "weave/Blocks.h"

namespace transver {

class Roots {
public:
  Roots(UnitWeave &Unit, UnitCFAs &CFAs, Blocks &Sets);
  ~Roots();

  /// Whether variables of function I must be noted.
  bool concerns(unsigned I) const { return Noted[I] || HasStatics[I]; }

  /// Notes the variables of function I: edits, and sites.
  void prepare(unsigned I, const CFA &C, std::vector<Site> &Sites);

  /// The variables of the unit, by name.
  std::vector<std::string> globals() const;

private:
  struct Body;
  class Scan;
  struct Jump {
    TokenIndex From, To; ///< the end of the unit: not known from where
  };
  static bool isJumpedOver(const clang::DeclStmt &S, const clang::Stmt *Parent,
                           llvm::ArrayRef<Jump> Jumps,
                           const TokenBuffer &Tokens);
  bool counts(const clang::VarDecl &V) const;
  void noteBehind(const clang::DeclStmt &S, const clang::Stmt *Parent,
                  bool WithLocals, llvm::function_ref<bool()> IsJumpedOver);
  std::string note(const std::string &Word, const clang::VarDecl &V) const;
  void report(clang::SourceLocation Loc, const llvm::Twine &Why);
  void refuse(const clang::VarDecl &V, llvm::StringRef Why);

  UnitWeave &Unit;
  Blocks &Sets;
  std::vector<bool> Noted;      ///< by function: the program may end in it
  std::vector<bool> HasStatics; ///< by function
  std::vector<std::unique_ptr<Body>>
      Bodies; ///< by function, until it is prepared
  /// Variables of which some code has the address.
  llvm::SetVector<const clang::VarDecl *> AddressTaken;
};

} // namespace transver

#endif
