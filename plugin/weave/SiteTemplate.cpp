//===- SiteTemplate.cpp - Sites that differ in their operands -------------===//

#include "weave/SiteTemplate.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace transver {
namespace {

// No text of a program has these characters. A mark is the first, and the
// number of the hole as a character.
constexpr char Mark = '\x01', ConvertedMark = '\x02', LimitMark = '\x04';
constexpr char FirstNumber = ' ';
constexpr unsigned MostHoles = 64;

} // namespace

bool SiteTemplate::isMark(StringRef Text) {
  return Text.size() == 2 && Text[0] == Mark;
}

std::string SiteTemplate::converted(StringRef Text) {
  return ConvertedMark + Text.str();
}

std::string SiteTemplate::below(StringRef Text) {
  return LimitMark + Text.str();
}

void SiteTemplate::noteWhatIsAsked(Part Of, StringRef Word, unsigned Number) {
  if (Of == Part::Error)
    return;
  bool IsOfLValue =
      Of == Part::Object && (Word == "ADDRESS" || Word == "SIZE" ||
                             Word == "BASE" || Word == "INBOUNDS");
  AsksForMore |= !IsOfLValue || (LValue && *LValue != Number);
  LValue = Number;
}

std::string SiteTemplate::mark(Part Of, StringRef Word, unsigned Number) {
  noteWhatIsAsked(Of, Word, Number);
  if (Holes.size() == MostHoles)
    giveUp();
  else
    Holes.push_back({Of, Word.str(), Number, false, false, "", 0});
  return {Mark, char(FirstNumber + Holes.size() - 1)};
}

ProgramText SiteTemplate::recording(const ProgramText &P) {
  ProgramText R = P;
  R.Recording = this;
  R.Error = mark(Part::Error);
  R.Capture = [this](unsigned N) { return mark(Part::Capture, "", N); };
  R.Object = [this](StringRef Word, unsigned N) {
    return mark(Part::Object, Word, N);
  };
  R.Fits = [this] { return mark(Part::Fits); };
  auto Other = [this] {
    AsksForMore = true;
    giveUp();
    return std::string();
  };
  R.Variable = [Other](StringRef) { return Other(); };
  R.OfType = [Other](StringRef, unsigned) { return Other(); };
  if (P.Element)
    R.Element = [Other](unsigned, bool) { return Other(); };
  if (P.SetFunction)
    R.SetFunction = [Other](StringRef, StringRef, StringRef) {
      return Other();
    };
  return R;
}

void SiteTemplate::finish(const OperationText &Of) {
  if (!Of.Problem.empty())
    giveUp();
  if (!Usable)
    return;
  // Each part is asked for once, in the order of the text; the error may stand
  // at several places.
  std::vector<Hole> Asked = std::move(Holes);
  Holes.clear();
  size_t Next = 1;
  StringRef Text = Of.Statements;
  std::string Before;
  while (!Text.empty()) {
    size_t At = Text.find_first_of(StringRef("\x01\x02\x04", 3));
    Before = Text.take_front(At).str();
    Text = Text.drop_front(Before.size());
    if (Text.empty())
      break;
    bool IsConverted = Text.consume_front(StringRef(&ConvertedMark, 1));
    bool IsLimit = Text.consume_front(StringRef(&LimitMark, 1));
    if (Text.size() < 2)
      return giveUp();
    size_t Number = static_cast<unsigned char>(Text[1] - FirstNumber);
    Text = Text.drop_front(2);
    if (Number >= Asked.size() || (Number != 0 && Number != Next++))
      return giveUp();
    Holes.push_back(Asked[Number]);
    Holes.back().IsConverted = IsConverted;
    Holes.back().IsLimit = IsLimit;
    Holes.back().Before = std::exchange(Before, "");
    Holes.back().First =
        llvm::find_if(Holes,
                      [&](const Hole &H) { return H.asksLike(Holes.back()); }) -
        Holes.begin();
  }
  if (Next != Asked.size())
    return giveUp();
  Rest = Of;
  Rest.Statements = Before;
}

bool SiteTemplate::write(const ProgramText &P, OperationText &Into) const {
  if (!Usable)
    return false;
  constexpr size_t Parentheses = 2;
  SmallVector<std::string, 8> Texts(Holes.size());
  size_t Length = Rest.Statements.size();
  for (size_t I = 0; I < Holes.size(); ++I) {
    const Hole &H = Holes[I];
    if (H.First == I)
      Texts[I] = H.Of == Part::Error     ? P.Error
                 : H.Of == Part::Capture ? P.Capture(H.Number)
                 : H.Of == Part::Object  ? P.Object(H.Word, H.Number)
                                         : P.Fits();
    if (H.Of != Part::Error && Texts[H.First].empty())
      return false;
    Length += H.Before.size() + Texts[H.First].size() + Parentheses;
  }
  std::string All;
  All.reserve(Length);
  bool UsesNumber = Rest.UsesNondetNumber;
  for (const Hole &H : Holes) {
    const std::string &Text = Texts[H.First];
    All += H.Before;
    if (H.IsLimit) {
      std::string Number = belowText(Text);
      UsesNumber |= Number != "0";
      All += Number;
      continue;
    }
    bool IsWord = !H.IsConverted || isWord(Text);
    All += IsWord ? "" : "(";
    All += Text;
    All += IsWord ? "" : ")";
  }
  All += Rest.Statements;
  Into = Rest;
  Into.Statements = std::move(All);
  Into.UsesNondetNumber = UsesNumber;
  return true;
}

} // namespace transver
