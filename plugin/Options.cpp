//===- Options.cpp - What the user asked the plugin for -------------------===//

#include "Options.h"
#include "Compat.h"
#include "automaton/Embedded.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {
namespace {

constexpr const char *Keys[] = {"property",       "automaton", "output",
                                "emit",           "report",    "dump-cfa",
                                "dump-automaton", "profile",   "skip",
                                "line-markers"};

std::vector<StringRef> builtinNames() {
  std::vector<StringRef> Names;
  for (unsigned I = 0; I < EmbeddedAutomataCount; ++I)
    Names.push_back(EmbeddedAutomata[I].Name);
  return Names;
}

/// The candidate that Word was probably meant to be; empty if none is near.
StringRef nearest(StringRef Word, ArrayRef<StringRef> Candidates) {
  StringRef Best;
  unsigned BestDistance = std::max<unsigned>(2, Word.size() / 3) + 1;
  for (StringRef Candidate : Candidates) {
    unsigned Distance = Word.edit_distance(Candidate, true, BestDistance);
    if (Distance < BestDistance) {
      BestDistance = Distance;
      Best = Candidate;
    }
  }
  return Best;
}

class Reader {
public:
  Reader(DiagnosticsEngine &Diags, Options &Opts) : Diags(Diags), Opts(Opts) {}

  bool read(StringRef Word) {
    if (is_contained(builtinNames(), Word)) {
      Opts.Automata.push_back({false, Word.str()});
      return true;
    }
    auto [Key, Value] = Word.split('=');
    bool HasValue = Key.size() != Word.size();
    if (!is_contained(Keys, Key)) {
      std::vector<StringRef> Candidates(std::begin(Keys), std::end(Keys));
      for (StringRef Name : builtinNames())
        Candidates.push_back(Name);
      return unknown("unknown option or property", HasValue ? Key : Word,
                     nearest(HasValue ? Key : Word, Candidates));
    }
    if (Key == "dump-cfa")
      return readDump(Key, Value, HasValue, Opts.DumpCfa);
    if (Key == "dump-automaton")
      return readDump(Key, Value, HasValue, Opts.DumpAutomaton);
    if (!HasValue || Value.empty())
      return fail(("option '" + Key + "' needs a value: '" + Key + "=...'").str());
    if (Key == "property")
      return readProperty(Value);
    if (Key == "automaton") {
      Opts.Automata.push_back({true, Value.str()});
      return true;
    }
    if (Key == "output")
      return once(Key, Value, Opts.Output);
    if (Key == "report")
      return once(Key, Value, Opts.Report);
    bool Flag = false;
    if (Key == "emit") {
      if (!choice(Key, Value, "text", "object", Flag))
        return false;
      Opts.Emit = Flag ? EmitKind::Object : EmitKind::Text;
      return true;
    }
    if (Key == "profile") {
      if (!choice(Key, Value, "svcomp", "native", Flag))
        return false;
      Opts.Prof = Flag ? Profile::Native : Profile::SvComp;
      Opts.ProfileGiven = true;
      return true;
    }
    if (Key == "skip") {
      if (!choice(Key, Value, "error", "remark", Flag))
        return false;
      Opts.SkipIsRemark = Flag;
      return true;
    }
    if (!choice(Key, Value, "no", "yes", Flag))
      return false;
    Opts.LineMarkers = Flag;
    return true;
  }

private:
  bool readProperty(StringRef Name) {
    if (is_contained(builtinNames(), Name)) {
      Opts.Automata.push_back({false, Name.str()});
      return true;
    }
    return unknown("unknown property", Name, nearest(Name, builtinNames()));
  }

  bool readDump(StringRef Key, StringRef Value, bool HasValue, DumpKind &Kind) {
    if (!HasValue) {
      Kind = DumpKind::Text;
      return true;
    }
    bool IsDot = false;
    if (!choice(Key, Value, "text", "dot", IsDot))
      return false;
    Kind = IsDot ? DumpKind::Dot : DumpKind::Text;
    return true;
  }

  bool once(StringRef Key, StringRef Value, std::string &Into) {
    if (!Into.empty() && Into != Value)
      return fail(("option '" + Key + "' is given twice: '" + Into + "' and '" +
                   Value + "'")
                      .str());
    Into = Value.str();
    return true;
  }

  bool choice(StringRef Key, StringRef Value, StringRef First, StringRef Second,
              bool &IsSecond) {
    if (Value == First || Value == Second) {
      IsSecond = Value == Second;
      return true;
    }
    return fail(("invalid value '" + Value + "' for option '" + Key +
                 "'; it takes '" + First + "' or '" + Second + "'")
                    .str());
  }

  bool unknown(const char *What, StringRef Word, StringRef Near) {
    std::string Text = (Twine(What) + " '" + Word + "'").str();
    if (!Near.empty())
      Text += ("; did you mean '" + Near + "'?").str();
    return fail(Text);
  }

  bool fail(StringRef Text) {
    Diags.Report(
        Diags.getCustomDiagID(DiagnosticsEngine::Error, "transver: %0"))
        << Text;
    return false;
  }

  DiagnosticsEngine &Diags;
  Options &Opts;
};

} // namespace

bool parseOptions(const std::vector<std::string> &Words,
                  DiagnosticsEngine &Diags, Options &Opts) {
  Reader R(Diags, Opts);
  bool Good = true;
  for (const std::string &Word : Words)
    Good &= R.read(Word);
  if (Good && Opts.Emit == EmitKind::Object && !Opts.ProfileGiven)
    Opts.Prof = Profile::Native;
  return Good;
}

} // namespace transver
