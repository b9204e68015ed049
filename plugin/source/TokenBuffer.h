//===- TokenBuffer.h - The expanded tokens of a unit ------------*- C++ -*-===//
//
// The parser's input, kept: every token of the translation unit after macro
// expansion, in order, with what -E would print between them (changes of file,
// pragmas). Every edit of the program is an edit of this sequence, so an
// operation that a macro produced is as easy to reach as any other (design D1).
//
// A token is named by its index. Nodes of the AST name tokens by
// SourceLocation; one index finds them, since each expanded token has a
// location of its own.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SOURCE_TOKENBUFFER_H
#define TRANSVER_SOURCE_TOKENBUFFER_H

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <memory>
#include <string>
#include <vector>

namespace transver {

using TokenIndex = unsigned;

/// The tokens Begin, …, End - 1. Empty if both are equal.
struct TokenRange {
  TokenIndex Begin = 0, End = 0;
  bool empty() const { return Begin >= End; }
  unsigned size() const { return End - Begin; }
};

/// What stands between two tokens.
struct LayoutEvent {
  enum class Kind { FileChange, Pragma };
  Kind K = Kind::FileChange;
  /// The event precedes this token.
  TokenIndex At = 0;
  /// FileChange: where the file goes on. Pragma: the place of the pragma.
  clang::SourceLocation Where;
  /// FileChange: 1 where a file is entered, 2 where it is returned to, else 0.
  unsigned EnterOrExit = 0;
  clang::SrcMgr::CharacteristicKind FileKind = clang::SrcMgr::C_User;
  /// Pragma: the text behind `#pragma`.
  std::string Text;
};

class TokenBuffer {
public:
  /// Starts to record. To be called before the parser asks for the first token;
  /// the buffer must live as long as PP does.
  static std::unique_ptr<TokenBuffer> attach(clang::Preprocessor &PP);

  /// Ends recording: takes out the tokens of pragmas.
  void finish();

  unsigned size() const { return Tokens.size(); }
  const clang::Token &operator[](TokenIndex I) const { return Tokens[I]; }
  const std::vector<LayoutEvent> &events() const { return Events; }
  const clang::Preprocessor &preprocessor() const { return PP; }

  /// The index of the token at Loc, which is a location as the AST has it.
  /// Returns size() if there is none (a node that no token made).
  TokenIndex indexOf(clang::SourceLocation Loc) const;

  /// The tokens from the one at Begin to the one at End; empty if either is
  /// unknown.
  TokenRange rangeOf(clang::SourceRange Range) const;

  /// The spelling of a token as it stands in the output.
  std::string spelling(TokenIndex I) const;
  /// The same without a copy where that is possible; else it is in Storage.
  llvm::StringRef spelling(TokenIndex I,
                           llvm::SmallVectorImpl<char> &Storage) const;

  /// The tokens of Range as text on one line. NameOf may give a token another
  /// spelling.
  std::string text(TokenRange Range,
                   llvm::function_ref<const std::string *(TokenIndex)> NameOf =
                       nullptr) const;

  /// A construct that cannot be written as text (a module import, `#embed`):
  /// its place and what it is; invalid if there is none.
  clang::SourceLocation UnsupportedAt;
  std::string Unsupported;

private:
  explicit TokenBuffer(clang::Preprocessor &PP) : PP(PP) {}
  class Callbacks;

  clang::Preprocessor &PP;
  std::vector<clang::Token> Tokens;
  std::vector<LayoutEvent> Events;
  /// The index of tokens by location: tokens sorted by buckets of locations
  /// that follow each other, each as many as fit into one line of the file,
  /// say. A hash would be asked for one far-away place after the other, where
  /// these questions come nearly in the order of the text. Built when it is
  /// first asked.
  static constexpr unsigned BucketSize = 64;
  /// The number of Loc's bucket. Locations in files and in macros have one
  /// space of offsets, so the bit that tells them apart can go.
  static unsigned bucketOf(clang::SourceLocation Loc) {
    constexpr unsigned MacroBit = 1u << 31;
    return (Loc.getRawEncoding() & ~MacroBit) / BucketSize;
  }
  void buildIndex() const;
  mutable std::vector<TokenIndex> Buckets;
  mutable std::vector<unsigned> BucketStart;
  /// A pragma's own tokens: those whose location lies in it. For `#pragma` a
  /// range of file offsets, for `_Pragma` the location of its keyword.
  struct PragmaPlace {
    TokenIndex At = 0; ///< how many tokens came before it
    clang::FileID File;
    unsigned Begin = 0, End = 0;
    clang::SourceLocation Keyword;
  };
  std::vector<PragmaPlace> Pragmas;
  /// Set while the arguments of a pragma are expanded: these tokens are no part
  /// of the unit.
  bool Paused = false;
};

/// The name that Tok is, an identifier or a keyword; null if it is another
/// token. (getIdentifierInfo() asks each punctuator whether it is a literal.)
inline const clang::IdentifierInfo *nameOf(const clang::Token &Tok) {
  static_assert(clang::tok::identifier < clang::tok::semi &&
                    clang::tok::numeric_constant < clang::tok::semi &&
                    clang::tok::semi < clang::tok::kw_auto &&
                    clang::tok::kw_auto < clang::tok::kw_while,
                "keywords come last");
  if (Tok.is(clang::tok::identifier) || Tok.getKind() >= clang::tok::kw_auto)
    return Tok.getIdentifierInfo();
  return nullptr;
}

/// True if C may stand in an identifier or a number.
inline bool isWordCharacter(char C) {
  return llvm::isAlnum(C) || C == '_' || C == '$' || (C & 0x80);
}

/// True if Text needs a blank between Left and Right, the last character
/// written and the first to come, in order to stay two tokens.
bool wouldJoin(char Left, char Right);

} // namespace transver

#endif
