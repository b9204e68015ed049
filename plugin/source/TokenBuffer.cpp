//===- TokenBuffer.cpp - The expanded tokens of a unit --------------------===//

#include "source/TokenBuffer.h"
#include "Compat.h"
#include "support/LargePages.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace transver {
namespace {

/// What happens to a pragma in the output.
enum class PragmaFate {
  Drop,   ///< it spoke to the preprocessor, which is done
  Keep,   ///< Clang reads its words unexpanded
  Expand, ///< Clang expands macros in its words, and the output has no macros
};

PragmaFate fateOf(StringRef First, StringRef Second) {
  if (First == "GCC")
    return llvm::StringSwitch<PragmaFate>(Second)
        .Cases("poison", "system_header", "dependency", "pch_preprocess",
               PragmaFate::Drop)
        .Cases("unroll", "ivdep", "nounroll", PragmaFate::Expand)
        .Default(PragmaFate::Keep);
  if (First == "clang")
    return llvm::StringSwitch<PragmaFate>(Second)
        .Cases("poison", "system_header", "dependency", "deprecated",
               "restrict_expansion", "final", PragmaFate::Drop)
        .Cases("loop", "section", PragmaFate::Expand)
        .Default(PragmaFate::Keep);
  return llvm::StringSwitch<PragmaFate>(First)
      .Cases("once", "push_macro", "pop_macro", "include_alias", "mark",
             "region", "endregion", "hdrstop", PragmaFate::Drop)
      .Cases("STDC", "redefine_extname", "message", "comment", "warning",
             PragmaFate::Keep)
      .Default(PragmaFate::Expand);
}

} // namespace

bool wouldJoin(char Left, char Right) {
  // Asked for each token.
  auto IsOperator = [](char C) {
    switch (C) {
    case '+':
    case '-':
    case '<':
    case '>':
    case '=':
    case '&':
    case '|':
    case '*':
    case '/':
    case '%':
    case '!':
    case '^':
    case ':':
    case '.':
    case '#':
      return true;
    default:
      return false;
    }
  };
  if (isWordCharacter(Left))
    return isWordCharacter(Right) || Right == '"' || Right == '\'' ||
           Right == '.';
  if (isWordCharacter(Right))
    return Left == '.' || Left == '\\';
  return IsOperator(Left) && IsOperator(Right);
}

class TokenBuffer::Callbacks : public PPCallbacks {
public:
  explicit Callbacks(TokenBuffer &Buffer) : Buffer(Buffer) {}

  void FileChanged(SourceLocation Loc, FileChangeReason Reason,
                   SrcMgr::CharacteristicKind FileKind, FileID) override {
    if (Buffer.Paused)
      return;
    LayoutEvent E;
    E.K = LayoutEvent::Kind::FileChange;
    E.At = Buffer.Tokens.size();
    E.Where = Loc;
    E.FileKind = FileKind;
    E.EnterOrExit = Reason == EnterFile ? 1 : Reason == ExitFile ? 2 : 0;
    Buffer.Events.push_back(std::move(E));
  }

  void PragmaDirective(SourceLocation Loc,
                       PragmaIntroducerKind Introducer) override {
    if (Buffer.Paused)
      return;
    Preprocessor &PP = Buffer.PP;
    const SourceManager &SM = PP.getSourceManager();
    // Both kinds of pragma are read by a lexer that stands right behind the
    // word `pragma`: the file's own, or one over the destringized text of
    // `_Pragma`.
    auto *Current = static_cast<Lexer *>(PP.getCurrentLexer());
    if (!Current) {
      Buffer.UnsupportedAt = Loc;
      Buffer.Unsupported = "'__pragma'";
      return;
    }
    const char *Start = Current->getBufferLocation();
    StringRef Whole = Current->getBuffer();
    // A file location of any kind will do: raw tokens are never looked up by
    // it.
    Lexer Raw(SM.getLocForStartOfFile(SM.getMainFileID()), PP.getLangOpts(),
              Whole.begin(), Start, Whole.end());
    std::vector<Token> Words;
    std::string Text;
    const char *End = Start;
    for (Token Tok;;) {
      Raw.LexFromRawLexer(Tok);
      if (Tok.is(tok::eof) || (Tok.isAtStartOfLine() && End != Start))
        break;
      const char *TokEnd = Raw.getBufferLocation();
      if (Words.empty() && endsLine(Start, TokEnd - Tok.getLength()))
        break;
      std::string Spelling = spell(Tok, TokEnd - Tok.getLength());
      if (Spelling.empty())
        break;
      End = TokEnd;
      if (!Text.empty() &&
          (Tok.hasLeadingSpace() || wouldJoin(Text.back(), Spelling[0])))
        Text += ' ';
      Text += Spelling;
      Words.push_back(Tok);
      if (Tok.is(tok::raw_identifier) && !Tok.needsCleaning())
        PP.LookUpIdentifierInfo(Words.back());
      Words.back().setLocation(Loc);
    }

    PragmaPlace Place;
    Place.At = Buffer.Tokens.size();
    if (Introducer == PIK_HashPragma) {
      std::pair<FileID, unsigned> Begin = SM.getDecomposedLoc(Loc);
      Place.File = Begin.first;
      Place.Begin = Begin.second;
      Place.End =
          SM.getDecomposedLoc(Current->getSourceLocation(End, 1)).second;
    } else {
      Place.Keyword = Loc;
    }
    Buffer.Pragmas.push_back(Place);

    auto Word = [&](size_t I) -> StringRef {
      if (I >= Words.size() || !Words[I].getIdentifierInfo())
        return {};
      return Words[I].getIdentifierInfo()->getName();
    };
    PragmaFate Fate = fateOf(Word(0), Word(1));
    if (Fate == PragmaFate::Drop)
      return;
    if (Word(0) == "clang" && Word(1) == "module") {
      Buffer.UnsupportedAt = Loc;
      Buffer.Unsupported = "a module";
      return;
    }
    if (Fate == PragmaFate::Expand && mentionsMacro(Words))
      Text = expand(Words, Loc);
    LayoutEvent E;
    E.K = LayoutEvent::Kind::Pragma;
    E.At = Buffer.Tokens.size();
    E.Where = Loc;
    E.Text = std::move(Text);
    Buffer.Events.push_back(std::move(E));
  }

  void moduleImport(SourceLocation Loc, ModuleIdPath, const Module *) override {
    Buffer.UnsupportedAt = Loc;
    Buffer.Unsupported = "a module import";
  }

private:
  /// True if a line ends between Begin and End, where only blanks, comments and
  /// line splices stand. (A lexer calls its first token the first of a line in
  /// any case.)
  static bool endsLine(const char *Begin, const char *End) {
    for (const char *C = Begin; C != End; ++C)
      if (*C == '\n') {
        const char *Before = C;
        while (Before != Begin && strchr(" \t\r", Before[-1]))
          --Before;
        if (Before == Begin || Before[-1] != '\\')
          return true;
      }
    return false;
  }

  /// The spelling of a raw token that starts at Start in its buffer.
  static std::string spell(const Token &Tok, const char *Start) {
    StringRef Text(Start, Tok.getLength());
    if (!Tok.needsCleaning())
      return Text.str();
    std::string Clean;
    for (size_t I = 0; I < Text.size(); ++I) {
      // Line splices are all that a pragma's words can contain.
      if (Text[I] == '\\') {
        size_t J = I + 1;
        while (J < Text.size() && (Text[J] == ' ' || Text[J] == '\t'))
          ++J;
        if (J < Text.size() && (Text[J] == '\n' || Text[J] == '\r')) {
          if (Text[J] == '\r' && J + 1 < Text.size() && Text[J + 1] == '\n')
            ++J;
          I = J;
          continue;
        }
      }
      Clean += Text[I];
    }
    return Clean;
  }

  static bool mentionsMacro(ArrayRef<Token> Words) {
    for (const Token &Tok : Words.drop_front(Words.empty() ? 0 : 1))
      if (IdentifierInfo *II = Tok.getIdentifierInfo())
        if (II->hasMacroDefinition())
          return true;
    return false;
  }

  /// The words with macros expanded, the first one (the pragma's name) as it
  /// is.
  std::string expand(std::vector<Token> &Words, SourceLocation Loc) {
    Preprocessor &PP = Buffer.PP;
    Token End;
    End.startToken();
    End.setKind(tok::eod);
    End.setLocation(Loc);
    std::string Text = PP.getSpelling(Words.front());
    if (IdentifierInfo *II = Words.front().getIdentifierInfo())
      Text = II->getName().str();
    std::vector<Token> Rest(Words.begin() + 1, Words.end());
    Rest.push_back(End);
    Buffer.Paused = true;
    PP.EnterTokenStream(Rest, /*DisableMacroExpansion=*/false,
                        /*IsReinject=*/false);
    for (Token Tok;;) {
      PP.Lex(Tok);
      if (Tok.isOneOf(tok::eod, tok::eof))
        break;
      std::string Spelling = Tok.getIdentifierInfo()
                                 ? Tok.getIdentifierInfo()->getName().str()
                                 : PP.getSpelling(Tok);
      if (Tok.hasLeadingSpace() || Text == PP.getSpelling(Words.front()) ||
          wouldJoin(Text.back(), Spelling[0]))
        Text += ' ';
      Text += Spelling;
    }
    Buffer.Paused = false;
    return Text;
  }

  TokenBuffer &Buffer;
};

std::unique_ptr<TokenBuffer> TokenBuffer::attach(Preprocessor &PP) {
  std::unique_ptr<TokenBuffer> Buffer(new TokenBuffer(PP));
  PP.addPPCallbacks(std::make_unique<Callbacks>(*Buffer));
  TokenBuffer *Raw = Buffer.get();
  // Room that is not used is never touched, so it costs no memory; growing
  // does.
  const SourceManager &SM = PP.getSourceManager();
  if (auto File = SM.getBufferOrNone(SM.getMainFileID())) {
    Raw->Tokens.reserve(File->getBufferSize() / 4);
    preferLargePages(Raw->Tokens.data(),
                     Raw->Tokens.capacity() * sizeof(Token));
  }
  PP.setTokenWatcher([Raw](const Token &Tok) {
    if (Raw->Paused)
      return;
    if (Tok.isNot(tok::identifier)) { // which it mostly is
      if (compat::isEmbedToken(Tok)) {
        Raw->UnsupportedAt = Tok.getLocation();
        Raw->Unsupported = "'#embed'";
      }
      if (Tok.isAnnotation() || Tok.isOneOf(tok::eof, tok::eod))
        return;
    }
    Raw->Tokens.push_back(Tok);
  });
  return Buffer;
}

void TokenBuffer::finish() {
  const SourceManager &SM = PP.getSourceManager();
  auto IsInside = [&](const Token &Tok, const PragmaPlace &P) {
    SourceLocation Loc = Tok.getLocation();
    if (P.Keyword.isValid())
      return Loc.isMacroID() &&
             SM.getImmediateExpansionRange(Loc).getBegin() == P.Keyword;
    auto [File, Offset] = SM.getDecomposedExpansionLoc(Loc);
    return File == P.File && Offset >= P.Begin && Offset < P.End;
  };
  // A pragma's tokens, if any, come right behind the place where it was met.
  // Tokens move down; events keep pointing at the token that they precede.
  TokenIndex From = 0, To = 0, N = Tokens.size();
  size_t NextEvent = 0;
  // What stands before End stays; up to From all is done.
  auto KeepUpTo = [&](TokenIndex End) {
    for (; NextEvent < Events.size() && Events[NextEvent].At < End; ++NextEvent)
      Events[NextEvent].At -= From - To;
    if (From != To)
      std::move(Tokens.begin() + From, Tokens.begin() + End,
                Tokens.begin() + To);
    To += End - From;
    From = End;
  };
  for (const PragmaPlace &P : Pragmas) {
    if (From < P.At)
      KeepUpTo(P.At);
    for (; From < N && IsInside(Tokens[From], P); ++From)
      for (; NextEvent < Events.size() && Events[NextEvent].At == From;
           ++NextEvent)
        Events[NextEvent].At = To;
  }
  KeepUpTo(N);
  for (; NextEvent < Events.size(); ++NextEvent)
    Events[NextEvent].At = To;
  Tokens.resize(To);
}

void TokenBuffer::buildIndex() const {
  unsigned Last = 0;
  for (const Token &Tok : Tokens)
    Last = std::max(Last, bucketOf(Tok.getLocation()));
  // The tokens in the order of their buckets, and where each bucket begins.
  BucketStart.assign(Last + 2, 0);
  for (const Token &Tok : Tokens)
    ++BucketStart[bucketOf(Tok.getLocation()) + 1];
  for (unsigned B = 0; B <= Last; ++B)
    BucketStart[B + 1] += BucketStart[B];
  Buckets.resize(Tokens.size());
  for (TokenIndex I = Tokens.size(); I-- > 0;)
    Buckets[--BucketStart[bucketOf(Tokens[I].getLocation()) + 1]] = I;
  BucketStart.erase(BucketStart.begin());
  BucketStart.push_back(Tokens.size());
}

TokenIndex TokenBuffer::indexOf(SourceLocation Loc) const {
  if (BucketStart.empty())
    buildIndex();
  unsigned B = bucketOf(Loc);
  if (B + 1 < BucketStart.size())
    for (unsigned I = BucketStart[B]; I < BucketStart[B + 1]; ++I)
      if (Tokens[Buckets[I]].getLocation() == Loc)
        return Buckets[I];
  return size();
}

TokenRange TokenBuffer::rangeOf(SourceRange Range) const {
  TokenIndex Begin = indexOf(Range.getBegin());
  TokenIndex End =
      Range.getEnd() == Range.getBegin() ? Begin : indexOf(Range.getEnd());
  if (Begin == size() || End == size() || End < Begin)
    return {};
  return {Begin, End + 1};
}

std::string TokenBuffer::spelling(TokenIndex I) const {
  SmallString<64> Storage;
  return spelling(I, Storage).str();
}

StringRef TokenBuffer::spelling(TokenIndex I,
                                SmallVectorImpl<char> &Storage) const {
  const Token &Tok = Tokens[I];
  if (const IdentifierInfo *II = Tok.getIdentifierInfo())
    if (!Tok.needsCleaning())
      return II->getName();
  if (Tok.isLiteral() && !Tok.needsCleaning() && Tok.getLiteralData())
    return StringRef(Tok.getLiteralData(), Tok.getLength());
  if (!Tok.isLiteral())
    if (const char *Punctuator = tok::getPunctuatorSpelling(Tok.getKind()))
      if (!Tok.needsCleaning() && Tok.getLength() == strlen(Punctuator))
        return Punctuator;
  Storage.resize(Tok.getLength() + 1);
  const char *Data = Storage.data();
  bool Invalid = false;
  unsigned Length = PP.getSpelling(Tok, Data, &Invalid);
  return StringRef(Data, Length);
}

std::string TokenBuffer::text(
    TokenRange Range,
    llvm::function_ref<const std::string *(TokenIndex)> NameOf) const {
  std::string Text;
  SmallString<64> Storage;
  for (TokenIndex I = Range.Begin; I < Range.End; ++I) {
    const std::string *Name = NameOf ? NameOf(I) : nullptr;
    StringRef Spelling = Name ? StringRef(*Name) : spelling(I, Storage);
    if (!Text.empty() && !Spelling.empty() &&
        (Tokens[I].hasLeadingSpace() || Tokens[I].isAtStartOfLine() ||
         wouldJoin(Text.back(), Spelling[0])))
      Text += ' ';
    Text += Spelling;
  }
  return Text;
}

} // namespace transver
