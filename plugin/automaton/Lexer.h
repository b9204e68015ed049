//===- Lexer.h - Tokens of automaton files ----------------------*- C++ -*-===//
//
// The automata language and the C text inside it share their tokens: words, C
// constants, string literals, C punctuators, and the capturing groups `$1` and
// `$?`. Two things are not made of tokens and are found by scanning the raw
// text when the parser asks for them: `{C text}` (so that a mistake inside the
// braces cannot derail what follows them) and `[regular expression]`.
//
// `#include` works between any two tokens of the automata language, as it does
// in CPAchecker; C text never crosses the end of a file.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_LEXER_H
#define TRANSVER_AUTOMATON_LEXER_H

#include "automaton/DiagnosticSink.h"
#include "llvm/ADT/SmallVector.h"

namespace transver {

struct Token {
  enum class Kind {
    Eof,
    Word,   ///< an identifier or a keyword; `$$x` is the word `x` (InAutomaton)
    Number, ///< an integer or floating constant
    Char,   ///< a character constant
    String, ///< a string literal, Text with its prefix and quotes
    Capture, ///< `$n`
    Any,     ///< `$?`
    Punct,   ///< a C punctuator
    Bad      ///< something that was reported already
  };
  Kind K = Kind::Eof;
  TextRange Range;
  llvm::StringRef Text;
  unsigned Number = 0;      ///< Capture: n
  bool SpaceBefore = false; ///< white space or a comment stands before it
  bool InAutomaton =
      false; ///< written `$$x`: CPAchecker's name for an automaton variable

  bool is(Kind Which) const { return K == Which; }
  bool isPunct(llvm::StringRef P) const {
    return K == Kind::Punct && Text == P;
  }
  bool isWord(llvm::StringRef W) const { return K == Kind::Word && Text == W; }
};

/// StringRef's own test has a different name in each of the supported LLVMs.
inline bool hasPrefix(llvm::StringRef Text, llvm::StringRef Prefix) {
  return Text.take_front(Prefix.size()) == Prefix;
}

/// Reads tokens from a file and its includes, or from a part of one buffer.
class Lexer {
public:
  /// Reads Text.Buffers[0] and what it includes.
  Lexer(SourceText &Text, DiagnosticSink &Diags);
  /// Reads a part of one buffer, for C text between braces. Knows no includes.
  Lexer(SourceText &Text, DiagnosticSink &Diags, TextRange Part);

  const Token &token() const { return Tok; }
  void advance();
  /// The empty range just after the token before the current one: where
  /// something that is missing should stand.
  TextRange endOfPrevious() const {
    return {PreviousBuffer, PreviousEnd, PreviousEnd};
  }

  /// The current token is `{`: finds its `}`, returns the text between them in
  /// Body and moves to the token after the `}`. False, without a message, if
  /// there is none.
  bool scanBraces(TextRange &Body);
  /// The current token is `[`: the same for a regular expression on one line.
  bool scanRegex(TextRange &Body);

  /// Whether only white space stands before the current token on its line.
  bool startsLine() const;
  /// What Range covers.
  llvm::StringRef text(TextRange Range) const;
  SourceText &source() { return *Source; }
  /// The text from the current token's end to the end of the buffer (or part),
  /// for the few decisions that need more than one token.
  llvm::StringRef lookahead() const;

private:
  struct Frame {
    unsigned Buffer;
    unsigned Pos, End;
  };

  bool skipTrivia();
  void include(unsigned Hash);
  bool openBuffer(unsigned Buffer);
  void lexWord(bool InAutomaton);
  void lexNumber();
  void lexQuoted(unsigned Begin);
  void lexDollar();
  void lexPunct();
  void finish(Token::Kind K, unsigned Begin);
  void jumpTo(unsigned Pos);
  llvm::StringRef buffer() const;
  TextRange range(unsigned Begin, unsigned End) const;

  // Pointers, so that a lexer can be copied to look ahead and assigned to go
  // back.
  SourceText *Source;
  DiagnosticSink *Diags;
  llvm::SmallVector<Frame, 4> Frames;
  Token Tok;
  bool Includes;
  unsigned PreviousBuffer = 0, PreviousEnd = 0;
};

/// The text of a string token without its quotes and with the escapes that
/// CPAchecker's writers use (backslash before a quote, backslash, n, r, t)
/// undone.
llvm::StringRef withoutQuotes(llvm::StringRef Literal);
std::string unescape(llvm::StringRef Quoted);
/// The opposite: a string literal with quotes that unescape() reads back.
std::string quoted(llvm::StringRef Text);

/// Whether the text of a regular expression is closed by the first `]` that
/// balances it; if not it must be followed by the end of the line to be read
/// back.
bool hasBalancedBrackets(llvm::StringRef Regex);

/// The position of the `*/`, quote or end that finishes the comment, string or
/// character constant at Pos in Text; Pos itself if nothing of the kind starts
/// there. Unfinished ones end at the end of the line (comments: of the text).
size_t skipOpaque(llvm::StringRef Text, size_t Pos);

} // namespace transver

#endif
