//===- Property.cpp - Which property is meant -----------------------------===//

#include "Property.h"
#include "Arguments.h"
#include "Clang.h"
#include "automaton/Embedded.h"
#include "automaton/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace transver {

std::vector<std::string> allProperties() {
  return propertyNames(automataFolders(DriverPath));
}

std::unique_ptr<MemoryBuffer> propertyText(StringRef Name) {
  return loadProperty(Name, automataFolders(DriverPath));
}

static std::string withoutBlanks(StringRef Text) {
  std::string Result;
  for (char C : Text)
    if (!isSpace(C))
      Result += C;
  return Result;
}

/// The option and the name in Formula that make Text, what an automaton says in
/// its PROPERTY, say the same; false if it says something else.
static bool means(StringRef Text, StringRef Formula,
                  std::vector<std::string> &Options) {
  constexpr StringRef Word = "FUNCTION_NAME";
  size_t At = Text.find(Word);
  if (At == StringRef::npos)
    return Text == Formula;
  StringRef Behind = Text.substr(At + Word.size());
  if (Formula.size() <= At + Behind.size() ||
      Formula.substr(0, At) != Text.substr(0, At) ||
      Formula.substr(Formula.size() - Behind.size()) != Behind)
    return false;
  StringRef Name = Formula.substr(At, Formula.size() - Behind.size() - At);
  if (!llvm::all_of(Name, [](char C) { return isAlnum(C) || C == '_'; }))
    return false;
  Options.push_back(("function=" + Name).str());
  return true;
}

/// The property whose automaton says PROPERTY "Formula"; empty if there is
/// none.
static std::string propertyOfFormula(std::string Formula,
                                     std::vector<std::string> &Options) {
  // To cover a call is to find a run with it.
  SmallVector<StringRef, 2> Groups;
  if (Regex("^COVEREDGES\\(@CALL\\((.*)\\)\\)$").match(Formula, &Groups))
    Formula = ("G!call(" + Groups[1] + "())").str();
  for (const std::string &Name : allProperties()) {
    SourceText Text;
    Text.Buffers.push_back(propertyText(Name));
    if (!Text.Buffers.back())
      continue;
    ParsedAutomata Parsed = parseAutomata(Text);
    // One that says more is not meant.
    if (llvm::any_of(Parsed.Automata, [&](const Automaton &A) {
          return !A.Property.empty() &&
                 A.Property != Parsed.Automata.front().Property;
        }))
      continue;
    for (const Automaton &A : Parsed.Automata)
      if (!A.Property.empty() &&
          means(withoutBlanks(A.Property), Formula, Options))
        return Name;
  }
  return "";
}

/// The formulas of a property's automata, sorted, without blanks.
static std::vector<std::string> formulasOf(StringRef Name) {
  std::vector<std::string> Formulas;
  SourceText Text;
  Text.Buffers.push_back(propertyText(Name));
  if (!Text.Buffers.back())
    return Formulas;
  ParsedAutomata Parsed = parseAutomata(Text);
  for (const Automaton &A : Parsed.Automata)
    Formulas.push_back(withoutBlanks(A.Property));
  llvm::sort(Formulas);
  Formulas.erase(std::unique(Formulas.begin(), Formulas.end()), Formulas.end());
  return Formulas;
}

/// The property whose automata say just these PROPERTY "Formula"; empty if
/// there is none.
static std::string propertyOfFormulas(std::vector<std::string> Formulas) {
  for (std::string &Formula : Formulas)
    Formula = withoutBlanks(Formula);
  llvm::sort(Formulas);
  for (const std::string &Name : allProperties())
    if (formulasOf(Name) == Formulas)
      return Name;
  return "";
}

/// `CHECK( init(main()), LTL(G ! overflow) )`, or with COVER and FQL, one a
/// line; `//` and blank lines between.
static bool readPropertyFile(StringRef Path, std::vector<std::string> &Names,
                             std::vector<std::string> &Options) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer) {
    fail("cannot read '" + Path + "': " + Buffer.getError().message());
    return false;
  }
  Regex Check("^(CHECK|COVER)\\(init\\([A-Za-z_0-9]+\\(\\)\\),"
              "(LTL|FQL)\\((.*)\\)\\)$");
  SmallVector<StringRef, 4> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n');
  size_t Before = Names.size();
  std::vector<std::string> Formulas;
  unsigned Number = 0;
  for (StringRef Line : Lines) {
    ++Number;
    Line = Line.split("//").first.trim();
    if (Line.empty())
      continue;
    SmallVector<StringRef, 4> Groups;
    std::string Dense = withoutBlanks(Line);
    if (!Check.match(Dense, &Groups) ||
        (Groups[1] == "CHECK") != (Groups[2] == "LTL")) {
      fail(Path + ":" + Twine(Number) +
           ": this is no 'CHECK( init(main()), LTL(...) )' and no 'COVER( "
           "init(main()), FQL(...) )'");
      return false;
    }
    Formulas.push_back(Groups[3].str());
    std::string Name = propertyOfFormula(Groups[3].str(), Options);
    if (Name.empty()) {
      StringRef Formula =
          Line.substr(Line.find(Groups[2])).drop_front(3).ltrim().drop_front();
      Formula = Formula.rtrim().drop_back().rtrim().drop_back().trim();
      fail(Path + ":" + Twine(Number) + ": no property here is '" + Formula +
           "'");
      return false;
    }
    if (!is_contained(Names, Name))
      Names.push_back(Name);
  }
  if (Names.size() == Before) {
    fail(Path + ": the file has no CHECK(...)");
    return false;
  }
  // Several lines can be one property together.
  std::string Together =
      Formulas.size() > 1 ? propertyOfFormulas(Formulas) : std::string();
  if (!Together.empty()) {
    Names.resize(Before);
    Names.push_back(Together);
  }
  return true;
}

bool resolveProperty(StringRef Given, std::vector<std::string> &Names,
                     std::vector<std::string> &Options) {
  if (sys::path::extension(Given) == ".prp")
    return readPropertyFile(Given, Names, Options);
  std::vector<std::string> Known = allProperties();
  if (!is_contained(Known, Given)) {
    std::string Hint = didYouMean(Given, Known);
    fail("there is no property '" + Given + "'" +
         (!Hint.empty() ? Hint
          : Known.empty()
              ? ""
              : ", there " + std::string(Known.size() == 1 ? "is " : "are ") +
                    listOf(Known)));
    return false;
  }
  Names.push_back(Given.str());
  return true;
}

} // namespace transver
