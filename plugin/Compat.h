//===- Compat.h - What differs between Clang 14, 16 and 19 ------*- C++ -*-===//
//
// The one place where the version of Clang may be asked for. Everything else in
// this project compiles unchanged against each supported version.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_COMPAT_H
#define TRANSVER_COMPAT_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Type.h"
#include "clang/Basic/Version.h"
#include "clang/Driver/Options.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/thread.h"
#include <optional>

namespace transver::compat {

inline bool startsWith(llvm::StringRef Text, llvm::StringRef Prefix) {
  return Text.substr(0, Prefix.size()) == Prefix;
}
inline bool endsWith(llvm::StringRef Text, llvm::StringRef Suffix) {
  return Text.size() >= Suffix.size() &&
         Text.substr(Text.size() - Suffix.size()) == Suffix;
}

/// What LLVM's process control takes for a redirection.
#if CLANG_VERSION_MAJOR >= 16
using Redirection = std::optional<llvm::StringRef>;
#else
using Redirection = llvm::Optional<llvm::StringRef>;
#endif

/// Tokens that stand for a binary blob that is no text (`#embed`).
inline bool isEmbedToken(const clang::Token &Tok) {
#if CLANG_VERSION_MAJOR >= 19
  return Tok.is(clang::tok::annot_embed);
#else
  (void)Tok;
  return false;
#endif
}

/// Lets what writes a dependency file know that File was entered.
inline void announceFile(clang::PPCallbacks &Callbacks,
                         const clang::SourceManager &SM, clang::FileID File,
                         clang::SrcMgr::CharacteristicKind Kind) {
#if CLANG_VERSION_MAJOR >= 16
  Callbacks.LexedFileChanged(
      File, clang::PPCallbacks::LexedFileChangeReason::EnterFile, Kind,
      clang::FileID(), SM.getLocForStartOfFile(File));
#else
  Callbacks.FileChanged(SM.getLocForStartOfFile(File),
                        clang::PPCallbacks::EnterFile, Kind, clang::FileID());
#endif
}

/// Hears of the directives that have no equivalent in text: an inclusion that
/// is the import of a module, and `#embed`. (The token watcher hears of
/// neither.)
class DirectiveCallbacks : public clang::PPCallbacks {
public:
  virtual void importedModule(clang::SourceLocation Hash) = 0;
  virtual void embedded(clang::SourceLocation Hash) = 0;

#if CLANG_VERSION_MAJOR >= 19
  void InclusionDirective(clang::SourceLocation Hash, const clang::Token &,
                          llvm::StringRef, bool, clang::CharSourceRange,
                          clang::OptionalFileEntryRef, llvm::StringRef,
                          llvm::StringRef, const clang::Module *,
                          bool ModuleImported,
                          clang::SrcMgr::CharacteristicKind) override {
    if (ModuleImported)
      importedModule(Hash);
  }
  void EmbedDirective(clang::SourceLocation Hash, llvm::StringRef, bool,
                      clang::OptionalFileEntryRef,
                      const clang::LexEmbedParametersResult &) override {
    embedded(Hash);
  }
#else
#if CLANG_VERSION_MAJOR >= 16
  using IncludedFile = clang::OptionalFileEntryRef;
#else
  using IncludedFile = const clang::FileEntry *;
#endif
  void InclusionDirective(clang::SourceLocation Hash, const clang::Token &,
                          llvm::StringRef, bool, clang::CharSourceRange,
                          IncludedFile, llvm::StringRef, llvm::StringRef,
                          const clang::Module *Imported,
                          clang::SrcMgr::CharacteristicKind) override {
    if (Imported)
      importedModule(Hash);
  }
#endif
};

/// Runs Work on a thread with a stack of Bytes and waits for it.
template <typename Callable> void runOnThread(unsigned Bytes, Callable Work) {
#if CLANG_VERSION_MAJOR >= 16
  llvm::thread Worker(std::optional<unsigned>(Bytes), Work);
#else
  llvm::thread Worker(llvm::Optional<unsigned>(Bytes), Work);
#endif
  Worker.join();
}

/// The value of an integer constant expression, or none.
template <typename Expression>
inline bool evaluateInt(const Expression &E, const clang::ASTContext &Context,
                        llvm::APSInt &Value) {
  clang::Expr::EvalResult Result;
  if (E.isValueDependent() ||
      !E.EvaluateAsInt(Result, Context, clang::Expr::SE_NoSideEffects))
    return false;
  Value = Result.Val.getInt();
  return true;
}

/// Whether a trait is `sizeof` or one of its kind.
inline bool isSizeOf(clang::UnaryExprOrTypeTrait Kind) {
#if CLANG_VERSION_MAJOR >= 18
  if (Kind == clang::UETT_DataSizeOf)
    return true;
#endif
  return Kind == clang::UETT_SizeOf;
}

/// Whether the integer promotions change a value of type T.
inline bool isPromotable(clang::QualType T, const clang::ASTContext &Context) {
#if CLANG_VERSION_MAJOR >= 16
  return Context.isPromotableIntegerType(T);
#else
  (void)Context;
  return T->isPromotableIntegerType();
#endif
}

/// The width of a bit-field in bits.
inline unsigned bitWidth(const clang::FieldDecl &Field,
                         const clang::ASTContext &Context) {
#if CLANG_VERSION_MAJOR >= 20
  (void)Context;
  return Field.getBitWidthValue();
#else
  return Field.getBitWidthValue(Context);
#endif
}

/// Words as options of the driver.
inline llvm::opt::InputArgList
parseDriverOptions(llvm::ArrayRef<const char *> Words) {
  unsigned Index, Missing;
#if CLANG_VERSION_MAJOR >= 17
  return clang::driver::getDriverOptTable().ParseArgs(
      Words, Index, Missing,
      llvm::opt::Visibility(clang::driver::options::ClangOption));
#else
  return clang::driver::getDriverOptTable().ParseArgs(
      Words, Index, Missing, 0,
      clang::driver::options::NoDriverOption |
          clang::driver::options::CLOption);
#endif
}

} // namespace transver::compat

#endif
