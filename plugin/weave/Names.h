//===- Names.h - Names that are ours and names that are not -----*- C++ -*-===//
//
// Generated names start with `__transver_` and avoid every identifier of the unit. The
// input's own error functions and labels get other names (design D6): only the woven
// error may be mistaken for the property's.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_NAMES_H
#define TRANSVER_WEAVE_NAMES_H

#include "Options.h"
#include "source/Edits.h"
#include "source/TokenBuffer.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/StringSet.h"
#include <string>
#include <vector>

namespace transver {

class Names {
public:
  explicit Names(const TokenBuffer &Tokens);

  /// `__transver_` + Stem, with a number behind it if the unit or an earlier call uses it.
  std::string fresh(llvm::StringRef Stem);

  /// True if the unit has the identifier.
  bool isUsed(llvm::StringRef Name) const { return Used.count(Name); }

private:
  llvm::StringSet<> Used;
};

/// Renames the input's own error functions (`reach_error`, `__VERIFIER_error`, the
/// functions behind assert) and `ERROR` labels. A function without a body gets one, in
/// Epilogue, that ends the path. KeepLibrary: functions of the C library stay (for
/// execution, where nobody mistakes them and their messages are wanted).
void renameOwnErrors(clang::ASTContext &Context, const TokenBuffer &Tokens,
                     Names &Fresh, bool KeepLibrary, EditSet &Edits,
                     std::vector<std::string> &Epilogue);

} // namespace transver

#endif
