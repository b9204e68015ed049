//===- UnitText.h - A unit whose names are open -----------------*- C++ -*-===//
//
// The first half of merging: one unit as text in which each name that only this
// unit knows (a static function or variable, a typedef, a tag, an enumerator)
// can still get another spelling, and each declaration that another unit may
// have as well can still be left out. Both are marks in the text:
//
//   NAME \1 n NUMBER _     the word NAME stands for Uses[NUMBER]
//   \1 b NUMBER (          here begins Declarations[NUMBER]
//   \1 e NUMBER ;          here it ends
//
// (The last character makes the printer leave the right space behind it.)
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_MERGE_UNITTEXT_H
#define TRANSVER_MERGE_UNITTEXT_H

#include "source/TokenBuffer.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/StringSet.h"
#include <string>
#include <vector>

namespace transver {

constexpr char Mark = '\1';
constexpr unsigned NoDeclaration = ~0u;

struct UnitText {
  /// What has a name at file scope that no other unit can mean.
  struct Entity {
    bool IsTag = false;
    std::string Name;
    /// Where it is defined; none for statics, and for tags that are not.
    unsigned Declaration = NoDeclaration;
    bool IsStatic = false;
    bool IsType = false; ///< a typedef
    bool IsDefined = false;
    /// It stands somewhere where it cannot be given another name.
    bool IsFixed = false;
  };
  /// A word of the text that is the name of an entity; or `__func__`, in a
  /// function that is one.
  struct Use {
    unsigned Entity;
    std::string Spelling;
    bool IsQuoted = false; ///< what replaces it is the name as a string
  };
  /// Types, prototypes and the like.
  struct Declaration {
    bool MayBeLeftOut = false; ///< if another unit says the same
    std::string Layout;        ///< sizes: the same text may mean another type
    std::vector<unsigned> Entities; ///< that are declared here
  };

  std::string File;
  std::string Text;
  std::vector<Entity> Entities;
  std::vector<Use> Uses;
  std::vector<Declaration> Declarations;
  llvm::StringSet<> External;    ///< names that mean the same in all units
  llvm::StringSet<> Identifiers; ///< all there are
  /// Names of parameters: where a type of that name is known, the parser reads
  /// `int f(name)` and `int f(int (name))` otherwise.
  llvm::StringSet<> Parameters;
  std::vector<std::string> Undefinitions; ///< lines for the top of the output
};

/// Makes Unit of a unit without errors. Returns false after an error, which has
/// been reported.
bool openNames(clang::ASTContext &Context, const TokenBuffer &Tokens,
               UnitText &Unit);

} // namespace transver

#endif
