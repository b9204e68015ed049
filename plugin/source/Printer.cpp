//===- Printer.cpp - The new translation unit as text ---------------------===//

#include "source/Printer.h"
#include "Compat.h"
#include "support/LargePages.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/TokenConcatenation.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallString.h"

using namespace clang;

namespace transver {
namespace {

/// The presumed file and line of tokens that come mostly in order. Asking the
/// SourceManager for each token costs more than all the rest of printing.
class LineFinder {
public:
  explicit LineFinder(const SourceManager &SM) : SM(SM) {}

  /// The presumed line of Loc; sets the column, too.
  unsigned lineOf(SourceLocation Loc, unsigned &Column) {
    if (Loc.isMacroID())
      Loc = expansionOf(Loc);
    unsigned Offset = Loc.getRawEncoding() - FileStart;
    // Most tokens stand a few characters behind the last one, on its line.
    constexpr unsigned Near = 16;
    if (Offset - LastOffset < Near && Offset <= Text.size()) {
      const char *At = Text.data() + LastOffset;
      const char *End = Text.data() + Offset;
      while (At != End && *At != '\n')
        ++At;
      if (At == End) {
        LastOffset = Offset;
        Column = Offset - LineStart + 1;
        return Line;
      }
    }
    bool SameFile = Current.isValid() && Offset <= Text.size();
    if (SameFile && Offset < LastOffset && Offset >= LineStart) {
      // Back on the same line. (Looking for its beginning makes long lines
      // quadratic.)
      LastOffset = Offset;
    } else if (!SameFile || Offset < LastOffset) {
      if (!SameFile) {
        Current = SM.getFileID(Loc);
        FileStart = SM.getLocForStartOfFile(Current).getRawEncoding();
        Offset = Loc.getRawEncoding() - FileStart;
        Text = SM.getBufferData(Current);
      }
      FileID File = Current;
      Directives = SM.hasLineTable() && fileHasDirectives(File);
      resync(Loc, Offset);
    }
    const char *Begin = Text.data() + LastOffset;
    const char *End = Text.data() + Offset;
    while (const void *Found = memchr(Begin, '\n', End - Begin)) {
      Begin = static_cast<const char *>(Found) + 1;
      LineStart = Begin - Text.data();
      ++Line;
      if (Directives) {
        resync(Loc, Offset);
        break;
      }
    }
    LastOffset = Offset;
    Column = Offset - LineStart + 1;
    return Line;
  }

  /// What stands at Loc in the file of the last question, up to that file's
  /// end; empty if Loc is elsewhere.
  StringRef textAt(SourceLocation Loc) const {
    unsigned Offset = Loc.getRawEncoding() - FileStart;
    return Loc.isFileID() && Offset < Text.size() ? Text.drop_front(Offset)
                                                  : StringRef();
  }

  /// The next question is for a place behind the first Length characters of
  /// textAt(Loc), which hold LineEnds line ends, the last one before LineBegin.
  /// Loc is behind the place of the last question.
  void advance(SourceLocation Loc, size_t Length, size_t LineBegin,
               unsigned LineEnds) {
    unsigned Begin = Loc.getRawEncoding() - FileStart;
    // Directives may number the lines anew.
    if (Directives || Text.slice(LastOffset, Begin).contains('\n'))
      return;
    if (LineEnds)
      LineStart = Begin + LineBegin;
    Line += LineEnds;
    LastOffset = Begin + Length;
  }

private:
  /// Where the macro of Loc is expanded. The entries of the source manager are
  /// in the order in which the preprocessor made them, and the tokens nearly
  /// so: the entry is found next to the last one, where the source manager
  /// would search all of them for each macro in a macro.
  SourceLocation expansionOf(SourceLocation Loc) {
    if (isIn(Entry, offsetOf(Loc)))
      return Expansion;
    if (offsetOf(Loc) >= SM.getNextLocalOffset())
      return SM.getExpansionLoc(Loc); // of a precompiled header
    Entry = entryOf(offsetOf(Loc), Entry);
    unsigned At = Entry;
    while (Loc.isMacroID()) {
      At = entryOf(offsetOf(Loc), At);
      Loc = SM.getLocalSLocEntry(At).getExpansion().getExpansionLocStart();
    }
    return Expansion = Loc;
  }
  static SourceLocation::UIntTy offsetOf(SourceLocation Loc) {
    constexpr SourceLocation::UIntTy MacroBit =
        SourceLocation::UIntTy(1) << (8 * sizeof(SourceLocation::UIntTy) - 1);
    return Loc.getRawEncoding() & ~MacroBit;
  }
  bool isIn(unsigned Entry, SourceLocation::UIntTy Offset) const {
    return Entry && Offset >= SM.getLocalSLocEntry(Entry).getOffset() &&
           (Entry + 1 == SM.local_sloc_entry_size()
                ? Offset < SM.getNextLocalOffset()
                : Offset < SM.getLocalSLocEntry(Entry + 1).getOffset());
  }
  /// The local entry that holds Offset, which is near Entry.
  unsigned entryOf(SourceLocation::UIntTy Offset, unsigned Entry) const {
    unsigned Count = SM.local_sloc_entry_size(), Step = 1;
    auto Begin = [&](unsigned I) {
      return SM.getLocalSLocEntry(I).getOffset();
    };
    // Low begins at Offset or before it, and High behind it.
    unsigned Low = Entry, High = Entry + 1;
    for (; Low && Begin(Low) > Offset; Step *= 2) {
      High = Low;
      Low = Low > Step ? Low - Step : 0;
    }
    for (; High < Count && Begin(High) <= Offset; Step *= 2) {
      Low = High;
      High = std::min(Count, High + Step);
    }
    while (High - Low > 1) {
      unsigned Middle = Low + (High - Low) / 2;
      (Begin(Middle) <= Offset ? Low : High) = Middle;
    }
    return Low;
  }
  bool fileHasDirectives(FileID File) const {
    bool Invalid = false;
    const SrcMgr::SLocEntry &Entry = SM.getSLocEntry(File, &Invalid);
    return !Invalid && Entry.isFile() && Entry.getFile().hasLineDirectives();
  }
  void resync(SourceLocation Loc, unsigned Offset) {
    PresumedLoc Place = SM.getPresumedLoc(Loc);
    Line = Place.isValid() ? Place.getLine() : 1;
    LastOffset = Offset;
    size_t Newline = Text.take_front(Offset).rfind('\n');
    LineStart = Newline == StringRef::npos ? 0 : Newline + 1;
  }

  const SourceManager &SM;
  FileID Current;
  StringRef Text;
  bool Directives = false;
  unsigned FileStart =
      0; ///< the raw encoding of the current file's first location
  unsigned LastOffset = 0, LineStart = 0, Line = 1;
  unsigned Entry = 0;       ///< of the last token of a macro; 0: none
  SourceLocation Expansion; ///< where that macro is expanded
};

/// Whether Right was lexed right behind Left in a file: so will it be again.
bool areAdjacent(const Token &Left, const Token &Right) {
  return Left.getLocation().isFileID() && Right.getLocation().isFileID() &&
         Left.getEndLoc() == Right.getLocation();
}

class Printer {
public:
  Printer(std::string &Out, const TokenBuffer &Tokens, const EditSet &Edits,
          const PrintOptions &Options)
      : Out(Out), Tokens(Tokens), Edits(Edits), Options(Options),
        SM(Tokens.preprocessor().getSourceManager()), Lines(SM),
        Concat(Tokens.preprocessor()) {}

  void run() {
    for (const std::string &Line : Options.Prologue)
      writeLine(Line);
    Known = false;
    printRange({0, Tokens.size()}, 0);
    eventsUpTo(Tokens.size());
    endLine();
    for (const EditSet::Line &L : Edits.linesAt(Tokens.size()))
      writeLine(L.Text);
    for (const std::string &Line : Options.Epilogue)
      writeLine(Line);
  }

private:
  /// Prints Range, where the first Level edits of its first token are already
  /// applied.
  void printRange(TokenRange Range, unsigned Level) {
    for (TokenIndex I = Range.Begin; I < Range.End;) {
      if (!Edits.touches(I)) {
        eventsUpTo(I);
        printToken(I);
        I = copiedFrom(I + 1, Range.End);
        continue;
      }
      unsigned Skip = I == Range.Begin ? Level : 0;
      if (!Opened.test(I)) {
        Opened.set(I);
        openToken(I);
      }
      const EditSet::Stack *Stack = Edits.startingAt(I);
      if (Stack && Skip < Stack->size()) {
        // Outermost first; the stack keeps the innermost first.
        const auto &Edit = (*Stack)[Stack->size() - 1 - Skip];
        if (Edit.first <= Range.End) {
          if (!Edit.second.empty() && Edit.second.front().IsText)
            position(I, Edit.second.front().Text.empty()
                            ? ' '
                            : Edit.second.front().Text[0]);
          printPieces(Edit.second, I, Skip + 1);
          closeToken(Edit.first - 1);
          I = Edit.first;
          continue;
        }
      }
      printToken(I);
      closeToken(I);
      I = copiedFrom(I + 1, Range.End);
    }
  }

  void printPieces(const Pieces &Ps, TokenIndex Start, unsigned Level) {
    for (const Piece &P : Ps) {
      if (P.EndsLine) {
        endLine();
      } else if (P.GoesToLine) {
        unsigned Column;
        unsigned At =
            Lines.lineOf(Tokens[P.Tokens.Begin].getLocation(), Column);
        if (At != Line || !Known)
          moveTo(At);
      } else if (P.IsText)
        writeText(P.Text);
      else if (!P.Tokens.empty())
        printRange(P.Tokens, P.Tokens.Begin == Start ? Level : 0);
    }
  }

  /// Copies what follows the token before I as it stands in the file, as far as
  /// it stands there as it is to be printed; the first token behind that.
  TokenIndex copiedFrom(TokenIndex I, TokenIndex End) {
    End = std::min(End, NextEventAt);
    return I < End && PreviousIsToken && Previous + 1 == I &&
                   isAsWritten(Tokens[I - 1])
               ? copyRun(I, End)
               : I;
  }
  /// The same where the token before I stands in the file as it was printed,
  /// and no event comes before End.
  TokenIndex copyRun(TokenIndex I, TokenIndex End) {
    SourceLocation Begin =
        Tokens[I - 1].getLocation().getLocWithOffset(Tokens[I - 1].getLength());
    StringRef Text = Lines.textAt(Begin);
    size_t Length = 0, LineBegin = 0;
    unsigned LineEnds = 0;
    for (; I < End; ++I) {
      const Token &Tok = Tokens[I];
      size_t At = Tok.getLocation().getRawEncoding() - Begin.getRawEncoding();
      unsigned EndsHere = 0;
      if (Tok.isAtStartOfLine()) {
        EndsHere = lineEnds(Text, Length, At);
        if (!EndsHere)
          break;
      } else if (At != Length + Tok.hasLeadingSpace() ||
                 (Tok.hasLeadingSpace() &&
                  (At >= Text.size() || Text[Length] != ' '))) {
        break;
      }
      size_t NewLength = At + Tok.getLength();
      if (!isAsWritten(Tok) || Edits.touches(I) || NewLength > Text.size() ||
          (mayHoldLineEnds(Tok) && Text.slice(At, NewLength).contains('\n')))
        break;
      if (EndsHere) {
        LineEnds += EndsHere;
        LineBegin = Length + EndsHere;
      }
      Length = NewLength;
    }
    if (!Length)
      return I;
    StringRef Run = Text.take_front(Length);
    Out.append(Run.data(), Run.size());
    Last = Run.back();
    Line += LineEnds;
    Lines.advance(Begin, Length, LineBegin, LineEnds);
    Previous = I - 1;
    return I;
  }

  /// How many line ends Text has from Begin to End, if position() would write
  /// what stands there: a few of them, and an indentation of blanks. Else 0.
  static unsigned lineEnds(StringRef Text, size_t Begin, size_t End) {
    if (End > Text.size() || End - Begin > MostIndented)
      return 0;
    size_t At = Begin;
    while (At < End && Text[At] == '\n')
      ++At;
    unsigned Count = At - Begin;
    if (Count > MostLineEnds)
      return 0;
    while (At < End && Text[At] == ' ')
      ++At;
    return At == End ? Count : 0;
  }

  /// A block comment (-C) or a raw string may.
  static bool mayHoldLineEnds(const Token &Tok) {
    return tok::isStringLiteral(Tok.getKind()) || Tok.is(tok::comment);
  }

  /// Whether Tok is in a file, and its spelling is what stands there.
  static bool isAsWritten(const Token &Tok) {
    return Tok.getLocation().isFileID() && !Tok.needsCleaning() &&
           !Tok.hasUCN() && Tok.getLength();
  }

  /// What stands before token I in the new unit: pragmas, changes of file,
  /// inserted lines.
  void openToken(TokenIndex I) {
    ArrayRef<EditSet::Line> Inserted = Edits.linesAt(I);
    for (const EditSet::Line &L : Inserted)
      if (L.BeforePragmas) {
        fileEventsUpTo(I);
        insertLine(I, L.Text);
      }
    eventsUpTo(I);
    for (const EditSet::Line &L : Inserted)
      if (!L.BeforePragmas)
        insertLine(I, L.Text);
  }

  void closeToken(TokenIndex I) {
    if (!Edits.touches(I) || Closed.test(I))
      return;
    Closed.set(I);
    for (const EditSet::Tail &T : Edits.behind(I)) {
      if (!T.OwnLine) {
        writeText(T.Text);
        continue;
      }
      unsigned At = Line;
      endLine();
      moveTo(At);
      writeText(T.Text);
      endLine();
    }
  }

  void insertLine(TokenIndex I, StringRef Text) {
    unsigned Column;
    unsigned At = Lines.lineOf(Tokens[I].getLocation(), Column);
    endLine();
    moveTo(At);
    if (Tokens[I].isAtStartOfLine())
      indent(Column);
    Out += Text;
    Last = Text.empty() ? Last : Text.back();
    AtLineStart = false;
    endLine();
  }

  /// Goes to the line of token I, and leaves the space before it that the input
  /// has.
  void position(TokenIndex I, char First) {
    const Token &Tok = Tokens[I];
    unsigned Column;
    unsigned At = Lines.lineOf(Tok.getLocation(), Column);
    if (At != Line || !Known)
      moveTo(At);
    if (AtLineStart) {
      indent(Tok.isAtStartOfLine() || AfterPragma ? Column : 1);
      AfterPragma = false;
      return;
    }
    bool Space;
    if (Tok.hasLeadingSpace() || Tok.isAtStartOfLine())
      Space = PreviousIsToken || (Last != ' ' && Last != '(');
    else if (PreviousIsToken && Previous + 1 == I)
      Space =
          mayJoin(Tokens[I - 1], First) && !areAdjacent(Tokens[I - 1], Tok) &&
          Concat.AvoidConcat(I >= 2 ? Tokens[I - 2] : None, Tokens[I - 1], Tok);
    else
      Space = wouldJoin(Last, First);
    if (Space) {
      Out += ' ';
      Last = ' ';
    }
  }

  /// False if it takes no TokenConcatenation to see that Left, which was
  /// printed last, and what begins with First stay two tokens.
  bool mayJoin(const Token &Left, char First) const {
    return wouldJoin(Last, First) || First == '\\' || First == '@' ||
           (Left.is(tok::numeric_constant) && (First == '+' || First == '-'));
  }

  void printToken(TokenIndex I) {
    SmallString<64> Storage;
    StringRef Spelling = Tokens.spelling(I, Storage);
    position(I, Spelling.empty() ? ' ' : Spelling[0]);
    Out += Spelling;
    if (!Spelling.empty())
      Last = Spelling.back();
    if (mayHoldLineEnds(Tokens[I]))
      Line += Spelling.count('\n');
    AtLineStart = false;
    Previous = I;
    PreviousIsToken = true;
  }

  void writeText(StringRef Text) {
    if (Text.empty())
      return;
    if (!AtLineStart && Last != ' ' && wouldJoin(Last, Text[0]))
      Out += ' ';
    Out += Text;
    Last = Text.back();
    AtLineStart = false;
    PreviousIsToken = false;
  }

  void writeLine(StringRef Text) {
    endLine();
    Out += Text;
    Out += '\n';
    ++Line;
    Last = '\n';
    PreviousIsToken = false;
  }

  void indent(unsigned Column) {
    if (Column > 1)
      Out.append(Column - 1, ' ');
    Last = ' ';
    PreviousIsToken = false;
    AtLineStart = false;
  }

  void endLine() {
    if (AtLineStart)
      return;
    Out += '\n';
    ++Line;
    AtLineStart = true;
    Last = '\n';
    PreviousIsToken = false;
  }

  /// Goes to the beginning of the presumed line At of the current file.
  void moveTo(unsigned At) {
    if (Known && At == Line && AtLineStart)
      return;
    if (Known && At >= Line && At - Line <= MostLineEnds) {
      for (; Line < At; ++Line)
        Out += '\n';
      AtLineStart = true;
      Last = '\n';
      PreviousIsToken = false;
      return;
    }
    endLine();
    marker(At, 0);
  }

  void marker(unsigned At, unsigned EnterOrExit) {
    Line = At;
    Known = true;
    if (!Options.LineMarkers)
      return;
    Out += "# ";
    Out += std::to_string(At);
    Out += QuotedName;
    if (EnterOrExit)
      Out += ' ' + std::to_string(EnterOrExit);
    if (FileKind == SrcMgr::C_System)
      Out += " 3";
    else if (FileKind == SrcMgr::C_ExternCSystem)
      Out += " 3 4";
    Out += '\n';
  }

  void fileEventsUpTo(TokenIndex I) {
    while (NextEventAt <= I &&
           Tokens.events()[NextEvent].K == LayoutEvent::Kind::FileChange)
      printEvent();
  }
  void eventsUpTo(TokenIndex I) {
    while (NextEventAt <= I)
      printEvent();
  }
  void printEvent() {
    print(Tokens.events()[NextEvent++]);
    NextEventAt = placeOfNextEvent();
  }
  /// The token that the next event stands before; none comes behind the end.
  TokenIndex placeOfNextEvent() const {
    return NextEvent < Tokens.events().size() ? Tokens.events()[NextEvent].At
                                              : ~TokenIndex(0);
  }

  void print(const LayoutEvent &E) {
    if (E.K == LayoutEvent::Kind::FileChange) {
      PresumedLoc Place = SM.getPresumedLoc(E.Where);
      if (Place.isInvalid())
        return;
      endLine();
      QuotedName = " \"";
      llvm::raw_string_ostream OS(QuotedName);
      OS.write_escaped(Place.getFilename());
      OS << '"';
      OS.flush();
      FileKind = E.FileKind;
      marker(Place.getLine(), E.EnterOrExit);
      return;
    }
    unsigned Column;
    unsigned At = Lines.lineOf(E.Where, Column);
    endLine();
    moveTo(At);
    Out += "#pragma ";
    Out += E.Text;
    Out += '\n';
    AfterPragma = true;
    ++Line;
    Last = '\n';
    AtLineStart = true;
  }

  /// So many line ends are as good as a marker.
  static constexpr unsigned MostLineEnds = 8;
  /// Longer indentations are not compared blank by blank.
  static constexpr unsigned MostIndented = 200;

  std::string &Out;
  const TokenBuffer &Tokens;
  const EditSet &Edits;
  const PrintOptions &Options;
  const SourceManager &SM;
  LineFinder Lines;
  TokenConcatenation Concat;
  Token None = [] {
    Token Tok;
    Tok.startToken();
    return Tok;
  }();
  size_t NextEvent = 0;
  TokenIndex NextEventAt = placeOfNextEvent();
  /// Tokens whose surroundings are printed already: edits may print a token
  /// twice.
  llvm::BitVector Opened = llvm::BitVector(Tokens.size() + 1);
  llvm::BitVector Closed = llvm::BitVector(Tokens.size() + 1);
  std::string QuotedName = " \"\""; ///< of the file, for markers
  SrcMgr::CharacteristicKind FileKind = SrcMgr::C_User;
  unsigned Line = 1;
  bool Known = false;
  bool AtLineStart = true;
  bool AfterPragma =
      false; ///< Clang tells of no token there that it begins a line
  char Last = '\n';
  bool PreviousIsToken = false;
  TokenIndex Previous = 0;
};

} // namespace

void printUnit(std::string &Out, const TokenBuffer &Tokens,
               const EditSet &Edits, const PrintOptions &Options) {
  // Room that is not used is never touched, so it costs no memory; growing
  // does.
  const SourceManager &SM = Tokens.preprocessor().getSourceManager();
  if (auto File = SM.getBufferOrNone(SM.getMainFileID())) {
    Out.reserve(Out.size() + 2 * File->getBufferSize());
    preferLargePages(Out.data() + Out.size(), Out.capacity() - Out.size());
  }
  Printer(Out, Tokens, Edits, Options).run();
}

} // namespace transver
