//===- Lexer.cpp - Tokens of automaton files ------------------------------===//

#include "automaton/Lexer.h"
#include "automaton/Embedded.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace transver {

namespace {

constexpr unsigned MaxIncludeDepth = 32;
constexpr unsigned MaxBuffers = 256;
constexpr unsigned MaxCapture = 99;

// Files are checked to be UTF-8 before they are read, so that every byte from
// 0x80 on belongs to a letter of a C identifier.
bool isWordStart(char C) {
  return isAlpha(C) || C == '_' || static_cast<unsigned char>(C) >= 0x80;
}
bool isWordPart(char C) { return isWordStart(C) || isDigit(C); }
bool isBlank(char C) {
  return C == ' ' || C == '\t' || C == '\n' || C == '\r' || C == '\f' ||
         C == '\v';
}

/// Longest first, so that the first that fits is the token.
constexpr const char *Punctuators[] = {
    "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=",
    "&&",  "||",  "*=",  "/=", "%=", "+=", "-=", "&=", "^=", "|=", "{",  "}",
    "(",   ")",   "[",   "]",  ";",  ",",  ":",  "?",  "+",  "-",  "*",  "/",
    "%",   "&",   "|",   "^",  "~",  "!",  "<",  ">",  "=",  "."};

/// The first byte that is no part of a well-formed UTF-8 character, or npos.
size_t findBadByte(StringRef Text) {
  size_t Pos = 0;
  while (Pos < Text.size()) {
    if (static_cast<unsigned char>(Text[Pos]) < 0x80) {
      ++Pos;
      continue;
    }
    const auto *Begin = reinterpret_cast<const UTF8 *>(Text.data()) + Pos;
    const auto *End = reinterpret_cast<const UTF8 *>(Text.data()) + Text.size();
    unsigned Length = getNumBytesForUTF8(*Begin);
    if (Length > Text.size() - Pos || !isLegalUTF8Sequence(Begin, End))
      return Pos;
    Pos += Length;
  }
  return StringRef::npos;
}

/// Whether C starts what may follow a trigger: the end of a regular expression.
bool canFollowTrigger(StringRef Rest) {
  Rest = Rest.ltrim(" \t\r");
  if (Rest.empty() || Rest.front() == '\n')
    return true;
  for (StringRef S : {"->", "&&", "||", ")", "//", "/*"})
    if (hasPrefix(Rest, S))
      return true;
  StringRef Word = Rest.take_while(isWordPart);
  return Word == "WHERE" || Word == "BEFORE" || Word == "AFTER";
}

/// The position of the `]` that ends the regular expression starting (after its
/// `[`) at Text's start, or npos. Brackets nest; only if no balanced end is
/// followed by something sensible does the first `]` with a sensible follower
/// count.
size_t findRegexEnd(StringRef Text) {
  Text = Text.take_until([](char C) { return C == '\n'; });
  size_t Fallback = StringRef::npos;
  int Depth = 1;
  for (size_t I = 0; I != Text.size(); ++I) {
    if (Text[I] == '\\') {
      if (++I == Text.size())
        break;
      continue;
    }
    if (Text[I] == '[')
      ++Depth;
    if (Text[I] != ']')
      continue;
    --Depth;
    if (!canFollowTrigger(Text.substr(I + 1)))
      continue;
    if (Depth == 0)
      return I;
    if (Fallback == StringRef::npos)
      Fallback = I;
  }
  return Fallback;
}

} // namespace

Lexer::Lexer(SourceText &Text, DiagnosticSink &Diags)
    : Source(&Text), Diags(&Diags), Includes(true) {
  if (!Text.Buffers.empty())
    openBuffer(0);
  advance();
}

Lexer::Lexer(SourceText &Text, DiagnosticSink &Diags, TextRange Part)
    : Source(&Text), Diags(&Diags), Includes(false) {
  Frames.push_back({Part.Buffer, Part.Begin, Part.End});
  PreviousBuffer = Part.Buffer;
  PreviousEnd = Part.Begin;
  advance();
}

StringRef Lexer::buffer() const {
  return Source->Buffers[Frames.back().Buffer]->getBuffer();
}

TextRange Lexer::range(unsigned Begin, unsigned End) const {
  return {Frames.back().Buffer, Begin, End};
}

StringRef Lexer::text(TextRange Range) const {
  return Source->Buffers[Range.Buffer]->getBuffer().slice(Range.Begin,
                                                          Range.End);
}

bool Lexer::startsLine() const {
  StringRef Before = Source->Buffers[Tok.Range.Buffer]->getBuffer().take_front(
      Tok.Range.Begin);
  Before = Before.rtrim(" \t");
  return Before.empty() || Before.back() == '\n';
}

StringRef Lexer::lookahead() const {
  if (Frames.empty())
    return "";
  return buffer().slice(Frames.back().Pos, Frames.back().End);
}

bool Lexer::openBuffer(unsigned Buffer) {
  StringRef Text = Source->Buffers[Buffer]->getBuffer();
  unsigned Size = Text.size();
  Frames.push_back({Buffer, 0, Size});
  size_t Bad = std::min(findBadByte(Text), Text.find('\0'));
  if (Bad != StringRef::npos) {
    Diags->error(range(Bad, Bad + 1), Text[Bad]
                                          ? "the file is not UTF-8 text"
                                          : "the file contains a NUL byte");
    Frames.back().Pos = Size;
    return false;
  }
  if (hasPrefix(Text, "\xEF\xBB\xBF"))
    Frames.back().Pos = 3;
  return true;
}

void Lexer::include(unsigned Hash) {
  StringRef Text = buffer();
  size_t LineEnd = std::min<size_t>(Text.find('\n', Hash), Frames.back().End);
  StringRef Line = Text.slice(Hash + 1, LineEnd);
  Frames.back().Pos = LineEnd;
  StringRef Rest = Line.ltrim(" \t");
  StringRef Word = Rest.take_while(isWordPart);
  if (Word != "include") {
    Diags->error(range(Hash, LineEnd),
                 "unknown directive '#" + Word + "'; only '#include' is known");
    return;
  }
  StringRef Name = Rest.drop_front(Word.size());
  Name = Name.substr(0, Name.find("//")).trim();
  TextRange Where =
      range(Name.empty() ? Hash : Name.data() - Text.data(),
            Name.empty() ? LineEnd : Name.data() + Name.size() - Text.data());
  if (Name.size() >= 2 && Name.front() == '"' && Name.back() == '"')
    Name = Name.drop_front().drop_back();
  if (Name.empty()) {
    Diags->error(Where, "expected a file name after '#include'");
    return;
  }

  SmallString<256> Path;
  if (sys::path::is_relative(Name))
    Path = sys::path::parent_path(
        Source->Buffers[Frames.back().Buffer]->getBufferIdentifier());
  sys::path::append(Path, Name);
  for (const Frame &F : Frames) {
    if (Source->Buffers[F.Buffer]->getBufferIdentifier() == Path) {
      Diags->error(Where, "'" + Path + "' includes itself");
      return;
    }
  }
  if (Frames.size() > MaxIncludeDepth || Source->Buffers.size() > MaxBuffers) {
    Diags->error(Where, "too many files are included");
    return;
  }
  // A property that is built in includes another one.
  StringRef BuiltIn = Path;
  if (BuiltIn.consume_front("<built-in>/") && BuiltIn.consume_back(".ia"))
    if (auto Property = loadProperty(BuiltIn, {})) {
      Source->Buffers.push_back(std::move(Property));
      openBuffer(Source->Buffers.size() - 1);
      return;
    }
  // A pipe or a device would make the parser wait for ever.
  if (sys::fs::exists(Path) && !sys::fs::is_regular_file(Path)) {
    Diags->error(Where,
                 "cannot include '" + Path + "': it is not a regular file");
    return;
  }
  ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFile(Path);
  if (!File) {
    Diags->error(Where,
                 "cannot include '" + Path + "': " + File.getError().message());
    return;
  }
  Source->Buffers.push_back(std::move(*File));
  openBuffer(Source->Buffers.size() - 1);
}

/// Moves to the next token's first character. False at the end of all text.
bool Lexer::skipTrivia() {
  while (!Frames.empty()) {
    Frame &F = Frames.back();
    StringRef Text = buffer();
    if (F.Pos >= F.End) {
      if (Frames.size() == 1)
        return false;
      Frames.pop_back();
      Tok.SpaceBefore = true;
      continue;
    }
    char C = Text[F.Pos];
    StringRef Rest = Text.slice(F.Pos, F.End);
    if (isBlank(C)) {
      ++F.Pos;
    } else if (hasPrefix(Rest, "//")) {
      F.Pos = std::min<size_t>(Text.find('\n', F.Pos), F.End);
    } else if (hasPrefix(Rest, "/*")) {
      size_t Close = Rest.find("*/", 2);
      if (Close == StringRef::npos)
        Diags->error(range(F.Pos, F.Pos + 2), "unterminated comment");
      F.Pos = Close == StringRef::npos ? F.End : F.Pos + Close + 2;
    } else if (C == '#' && Includes) {
      include(F.Pos);
    } else {
      return true;
    }
    Tok.SpaceBefore = true;
  }
  return false;
}

void Lexer::finish(Token::Kind K, unsigned Begin) {
  Tok.K = K;
  Tok.Range = range(Begin, Frames.back().Pos);
  Tok.Text = text(Tok.Range);
}

void Lexer::advance() {
  if (!Tok.is(Token::Kind::Eof)) {
    PreviousBuffer = Tok.Range.Buffer;
    PreviousEnd = Tok.Range.End;
  }
  Tok = Token();
  if (!skipTrivia()) {
    // The end of everything is the end of the outermost text, after its last
    // token.
    Tok.Range = endOfPrevious();
    return;
  }
  const Frame &F = Frames.back();
  char C = buffer()[F.Pos];
  char Next = F.Pos + 1 < F.End ? buffer()[F.Pos + 1] : '\0';
  if (C == '"' || C == '\'')
    return lexQuoted(F.Pos);
  if (isWordStart(C))
    return lexWord(/*InAutomaton=*/false);
  if (isDigit(C) || (C == '.' && isDigit(Next)))
    return lexNumber();
  if (C == '$')
    return lexDollar();
  lexPunct();
}

void Lexer::lexWord(bool InAutomaton) {
  Frame &F = Frames.back();
  unsigned Begin = F.Pos;
  StringRef Word = buffer().slice(F.Pos, F.End).take_while(isWordPart);
  F.Pos += Word.size();
  char Next = F.Pos < F.End ? buffer()[F.Pos] : '\0';
  bool IsPrefix = Word == "L" || Word == "u" || Word == "U" || Word == "u8";
  if (IsPrefix && !InAutomaton && (Next == '"' || Next == '\''))
    return lexQuoted(Begin);
  finish(Token::Kind::Word, Begin);
  Tok.InAutomaton = InAutomaton;
}

void Lexer::lexNumber() {
  // A preprocessing number; the C parser says what is wrong with a malformed
  // one.
  Frame &F = Frames.back();
  unsigned Begin = F.Pos;
  StringRef Text = buffer();
  while (F.Pos < F.End) {
    char C = Text[F.Pos];
    bool Sign = (C == '+' || C == '-') &&
                StringRef("eEpP").contains(Text[F.Pos - 1]) && F.Pos > Begin;
    bool Hex = Text.slice(Begin, Begin + 2).equals_insensitive("0x");
    if (Sign && Hex && StringRef("eE").contains(Text[F.Pos - 1]))
      Sign =
          false; // `0xe+1` is a sum to a reader, whatever the preprocessor says
    if (!isWordPart(C) && C != '.' && !Sign)
      break;
    ++F.Pos;
  }
  finish(Token::Kind::Number, Begin);
}

void Lexer::lexQuoted(unsigned Begin) {
  Frame &F = Frames.back();
  StringRef Text = buffer();
  char Quote = Text[F.Pos];
  unsigned Open = F.Pos;
  size_t Close = skipOpaque(Text.substr(0, F.End), Open);
  F.Pos = Close;
  bool Closed = Close >= Open + 2u && Text[Close - 1] == Quote;
  // `"abc\"` ends in a quote that is escaped.
  if (Closed) {
    size_t Slashes = 0;
    while (Text[Close - 2 - Slashes] == '\\')
      ++Slashes;
    Closed = Slashes % 2 == 0;
  }
  if (!Closed) {
    Diags->error(range(Begin, Close),
                 Quote == '"' ? "unterminated string; a '\"' is missing"
                              : "unterminated character constant");
    return finish(Token::Kind::Bad, Begin);
  }
  if (Quote == '\'' && Close == Open + 2u) {
    Diags->error(range(Begin, Close), "empty character constant");
    return finish(Token::Kind::Bad, Begin);
  }
  finish(Quote == '"' ? Token::Kind::String : Token::Kind::Char, Begin);
}

void Lexer::lexDollar() {
  Frame &F = Frames.back();
  unsigned Begin = F.Pos++;
  StringRef Rest = buffer().slice(F.Pos, F.End);
  if (hasPrefix(Rest, "?")) {
    ++F.Pos;
    return finish(Token::Kind::Any, Begin);
  }
  if (hasPrefix(Rest, "$") && Rest.size() > 1 && isWordStart(Rest[1])) {
    ++F.Pos;
    lexWord(/*InAutomaton=*/true);
    Tok.Range.Begin = Begin;
    return;
  }
  StringRef Digits = Rest.take_while(isDigit);
  F.Pos += Digits.size();
  if (Digits.empty()) {
    finish(Token::Kind::Bad, Begin);
    Diags->error(Tok.Range, "expected a number or '?' after '$'");
    return;
  }
  finish(Token::Kind::Capture, Begin);
  if (Digits.getAsInteger(10, Tok.Number) || Tok.Number > MaxCapture) {
    Diags->error(Tok.Range,
                 "the number of a capture is too large; the largest is $" +
                     Twine(MaxCapture));
    Tok.K = Token::Kind::Bad;
  }
}

void Lexer::lexPunct() {
  Frame &F = Frames.back();
  unsigned Begin = F.Pos;
  StringRef Rest = buffer().slice(F.Pos, F.End);
  for (const char *P : Punctuators) {
    if (!hasPrefix(Rest, P))
      continue;
    F.Pos += StringRef(P).size();
    return finish(Token::Kind::Punct, Begin);
  }
  ++F.Pos;
  finish(Token::Kind::Bad, Begin);
  char C = Rest.front();
  if (isPrint(C))
    Diags->error(Tok.Range, "stray '" + Twine(C) + "'");
  else
    Diags->error(Tok.Range, "stray control character 0x" + Twine::utohexstr(C));
}

void Lexer::jumpTo(unsigned Pos) {
  Frames.back().Pos = Pos;
  Tok.Range.End = Pos;
  advance();
}

bool Lexer::scanBraces(TextRange &Body) {
  const Frame &F = Frames.back();
  StringRef Text = buffer().substr(0, F.End);
  unsigned Open = Tok.Range.Begin;
  unsigned Depth = 0;
  for (size_t Pos = Open; Pos < Text.size();) {
    size_t After = skipOpaque(Text, Pos);
    bool Quote = Text[Pos] == '"' || Text[Pos] == '\'';
    // In a formula an apostrophe may be part of a name, so that it has no
    // partner.
    bool Alone = Quote && (After == Pos + 1 || Text[After - 1] != Text[Pos]);
    if (After != Pos && !Alone) {
      Pos = After;
      continue;
    }
    if (Text[Pos] == '{')
      ++Depth;
    if (Text[Pos] == '}' && --Depth == 0) {
      Body = range(Open + 1, Pos);
      jumpTo(Pos + 1);
      return true;
    }
    ++Pos;
  }
  return false;
}

bool Lexer::scanRegex(TextRange &Body) {
  const Frame &F = Frames.back();
  unsigned Begin = Tok.Range.End;
  size_t End = findRegexEnd(buffer().slice(Begin, F.End));
  if (End == StringRef::npos)
    return false;
  Body = range(Begin, Begin + End);
  jumpTo(Begin + End + 1);
  return true;
}

size_t skipOpaque(StringRef Text, size_t Pos) {
  StringRef Rest = Text.substr(Pos);
  if (hasPrefix(Rest, "//"))
    return std::min(Text.find('\n', Pos), Text.size());
  if (hasPrefix(Rest, "/*")) {
    size_t Close = Rest.find("*/", 2);
    return Close == StringRef::npos ? Text.size() : Pos + Close + 2;
  }
  if (Rest.empty() || (Rest.front() != '"' && Rest.front() != '\''))
    return Pos;
  for (size_t I = 1; I < Rest.size(); ++I) {
    if (Rest[I] == '\n')
      return Pos + I;
    if (Rest[I] == '\\' && I + 1 < Rest.size() && Rest[I + 1] != '\n')
      ++I;
    else if (Rest[I] == Rest.front())
      return Pos + I + 1;
  }
  return Text.size();
}

StringRef withoutQuotes(StringRef Literal) {
  return Literal.substr(Literal.find('"') + 1).drop_back();
}

std::string unescape(StringRef Quoted) {
  std::string Result;
  for (size_t I = 0; I != Quoted.size(); ++I) {
    char C = Quoted[I];
    if (C != '\\' || I + 1 == Quoted.size()) {
      Result += C;
      continue;
    }
    switch (Quoted[++I]) {
    case 'n':
      Result += '\n';
      break;
    case 'r':
      Result += '\r';
      break;
    case 't':
      Result += '\t';
      break;
    case '"':
    case '\\':
      Result += Quoted[I];
      break;
    default: // not an escape: CPAchecker's scanner keeps the backslash
      Result += '\\';
      Result += Quoted[I];
    }
  }
  return Result;
}

std::string quoted(StringRef Text) {
  std::string Result = "\"";
  for (char C : Text) {
    switch (C) {
    case '\n':
      Result += "\\n";
      break;
    case '\r':
      Result += "\\r";
      break;
    case '\t':
      Result += "\\t";
      break;
    case '"':
    case '\\':
      Result += '\\';
      LLVM_FALLTHROUGH;
    default:
      Result += C;
    }
  }
  return Result + "\"";
}

bool hasBalancedBrackets(StringRef Regex) {
  return findRegexEnd((Regex + "] ->").str()) == Regex.size();
}

} // namespace transver
