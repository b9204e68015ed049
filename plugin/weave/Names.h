//===- Names.h - Names that are ours and names that are not -----*- C++ -*-===//
//
// Generated names start with `__transver_` and avoid every identifier of the
// unit. The input's own error functions and labels get other names (design D6):
// only the woven error may be mistaken for the property's.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_NAMES_H
#define TRANSVER_WEAVE_NAMES_H

#include "Options.h"
#include "source/Edits.h"
#include "source/TokenBuffer.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <string>
#include <vector>

namespace transver {

class Names {
public:
  explicit Names(const TokenBuffer &Tokens);

  /// `__transver_` + Stem, with a number behind it if the unit or an earlier
  /// call uses it.
  std::string fresh(llvm::StringRef Stem);

  /// The same for a local variable: another function may get the same name.
  std::string local(llvm::StringRef Stem);

  /// True if the unit has the identifier.
  bool isUsed(llvm::StringRef Name) const;

  /// Gives the struct, union or enum Tag, which has no name, a tag, and returns
  /// it.
  std::string nameTag(const clang::TagDecl &Tag, EditSet &Edits);

  /// True if declarations of that name got another one.
  bool isRenamed(llvm::StringRef Name) const {
    return RenamedWords.count(Name);
  }
  bool isRenamed(TokenIndex At) const { return Renamed.count(At); }
  /// Gives the input's token At, an identifier, the name To in the output.
  void rename(TokenIndex At, llvm::StringRef To);
  /// The tokens of Range with their names of the output.
  std::string text(TokenRange Range) const;
  /// Text that Clang printed (a type, a member) with the names of the output.
  std::string renamed(std::string Text) const;

private:
  const TokenBuffer &Tokens;
  llvm::StringSet<> Given, Locals; ///< by fresh and local, by local
  llvm::DenseMap<TokenIndex, std::string> Renamed;
  llvm::StringMap<std::string> RenamedWords;
  llvm::DenseMap<const clang::TagDecl *, std::string> Tags;
};

/// Renames the input's own error functions (`reach_error`, `__VERIFIER_error`,
/// the functions behind assert) and `ERROR` labels. A function without a body
/// gets one, in Epilogue, that ends the path. KeepLibrary: functions of the C
/// library stay (for execution, where nobody mistakes them and their messages
/// are wanted). Kept, if not empty, is the name of one that stays: the property
/// is that nobody calls it. IsPart: other units give the same new names. In
/// native profile static functions that have the name of a library function of
/// the run-time part are renamed, too.
void renameOwnErrors(clang::ASTContext &Context, const TokenBuffer &Tokens,
                     Names &Fresh, bool KeepLibrary, bool IsPart,
                     llvm::StringRef Kept, EditSet &Edits,
                     std::vector<std::string> &Epilogue);

/// True if the input has a function of that name that can be called without
/// arguments.
bool canStandForError(llvm::StringRef Name, const clang::ASTContext &Context);

/// Renames types of the input that are keywords to other compilers: headers
/// define `_Float32` where Clang has none, and verifiers that read as GCC does
/// take no such definition.
void renameForeignKeywords(clang::ASTContext &Context,
                           const TokenBuffer &Tokens, Names &Fresh,
                           EditSet &Edits);

/// The declaration `extern ReturnType Name(Parameter);` for the top of the
/// output; where the input declares that function otherwise, the declaration
/// that it needs.
std::string prototype(llvm::StringRef Name, clang::QualType ReturnType,
                      clang::QualType Parameter, const Names &Fresh,
                      const clang::ASTContext &Context);

} // namespace transver

#endif
