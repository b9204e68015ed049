//===- Options.cpp - What the user asked the plugin for -------------------===//

#include "Options.h"
#include "automaton/DiagnosticSink.h"
#include "automaton/Embedded.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <dlfcn.h>

using namespace clang;

namespace transver {
namespace {

constexpr const char *Keys[] = {"property",
                                "automaton",
                                "output",
                                "emit",
                                "report",
                                "dump-cfa",
                                "dump-automaton",
                                "profile",
                                "avoid",
                                "skip",
                                "line-markers",
                                "explain",
                                "shift",
                                "remarks",
                                "save",
                                "loops",
                                "log",
                                "shadow",
                                "environment",
                                "fairness",
                                "rank",
                                "shared-shadow",
                                "full-log",
                                "abort",
                                "library",
                                "condition",
                                "findings",
                                "reducer",
                                "cut",
                                "bound",
                                "stats",
                                "dump-condition",
                                "dump-product",
                                "function",
                                "label",
                                "goal",
                                "blocks",
                                "program",
                                "other-languages",
                                "on-error",
                                "with"};

class Reader {
public:
  Reader(DiagnosticsEngine &Diags, Options &Opts)
      : Diags(Diags), Opts(Opts), Properties(propertyNames(propertyFolders())) {
  }

  bool read(StringRef Word) {
    if (isProperty(Word))
      return addAutomaton(false, Word);
    auto [Key, Value] = Word.split('=');
    bool HasValue = Key.size() != Word.size();
    if (!is_contained(Keys, Key)) {
      std::vector<StringRef> Candidates(std::begin(Keys), std::end(Keys));
      Candidates.insert(Candidates.end(), Properties.begin(), Properties.end());
      return unknown("unknown option or property", Key, Candidates);
    }
    for (auto [Name, Dump] : {std::make_pair("dump-cfa", &Opts.DumpCfa),
                              {"dump-automaton", &Opts.DumpAutomaton},
                              {"dump-condition", &Opts.DumpCondition},
                              {"dump-product", &Opts.DumpProduct}}) {
      if (Key != Name)
        continue;
      if (Key == "dump-cfa" && Value == "json") {
        *Dump = DumpKind::Json;
        return true;
      }
      bool IsDot = false;
      if (!choice(Key, HasValue ? Value : "text", "text", "dot", IsDot))
        return false;
      *Dump = IsDot ? DumpKind::Dot : DumpKind::Text;
      return true;
    }
    if (Value.empty())
      return fail("option '" + Key + "' needs a value: '" + Key + "=...'");
    if (Key == "property") {
      if (isProperty(Value))
        return addAutomaton(false, Value);
      return unknown(
          "unknown property", Value,
          std::vector<StringRef>(Properties.begin(), Properties.end()));
    }
    if (Key == "automaton")
      return addAutomaton(true, Value);
    if (Key == "output" || Key == "report") {
      (Key == "output" ? Opts.Output : Opts.Report) = Value.str();
      return once(Key, Value);
    }
    if (Key == "loops") {
      if (Value == "all")
        return once(Key, Value);
      auto [Kind, Which] = Value.split(':');
      unsigned Line;
      if (Which.empty() || (Kind != "function" && Kind != "line") ||
          (Kind == "line" && Which.getAsInteger(10, Line)))
        return fail("invalid value '" + Value +
                    "' for option 'loops'; it takes 'all', 'function:NAME' or "
                    "'line:NUMBER'");
      Opts.Loops = Value.str();
      return once(Key, Value);
    }
    if (Key == "log" || Key == "blocks") {
      constexpr unsigned Most = 1000;
      unsigned &Cells = Key == "log" ? Opts.LogCells : Opts.Blocks;
      if (Value.getAsInteger(10, Cells) || Cells == 0 || Cells > Most)
        return fail("invalid value '" + Value + "' for option '" + Key +
                    "'; it takes a number from 1 to " + Twine(Most));
      return once(Key, Value);
    }
    if (Key == "goal") {
      if (Value.getAsInteger(10, Opts.Goal) || Opts.Goal == 0)
        return fail("invalid value '" + Value +
                    "' for option 'goal'; it takes a number from 1 on");
      return once(Key, Value);
    }
    if (Key == "library") {
      Opts.Library = Value.str();
      return once(Key, Value);
    }
    if (Key == "with") {
      Opts.With.push_back(Value.str());
      return true;
    }
    if (Key == "rank") {
      Opts.Rank = Value.str();
      return once(Key, Value);
    }
    if (Key == "condition" || Key == "findings") {
      (Key == "condition" ? Opts.Condition : Opts.Findings) = Value.str();
      return once(Key, Value);
    }
    if (Key == "reducer")
      return oneOf(Key, Value,
                   {"identity", "product", "ghost", "fold-location",
                    "fold-loops", "fold-bound", "fold-context",
                    "fold-except-loops"},
                   Opts.Reducer);
    if (Key == "cut")
      return oneOf(Key, Value, {"assume", "abort", "exit"}, Opts.Cut);
    if (Key == "bound") {
      constexpr unsigned Most = 1000000;
      if (Value.getAsInteger(10, Opts.FoldBound) || Opts.FoldBound > Most)
        return fail("invalid value '" + Value +
                    "' for option 'bound'; it takes a number from 0 to " +
                    Twine(Most));
      return once(Key, Value);
    }
    if (Key == "function" || Key == "label") {
      if (llvm::any_of(Value, [](char C) {
            return !isalnum(static_cast<unsigned char>(C)) && C != '_' &&
                   C != '$';
          }))
        return fail("invalid value '" + Value + "' for option '" + Key +
                    "'; it takes a name");
      (Key == "function" ? Opts.Function : Opts.Label) = Value.str();
      return once(Key, Value);
    }
    if (Key == "profile") {
      Opts.ProfileGiven = true;
      return oneOf(Key, Value, profileNames(), Opts.Prof, /*ListsAll=*/true);
    }
    if (Key == "avoid")
      return readAvoided(Key, Value);
    bool Flag = false;
    for (auto [Name, First, Second, Option] :
         {std::make_tuple("stats", "no", "yes", &Opts.Stats),
          std::make_tuple("explain", "no", "yes", &Opts.Explain),
          std::make_tuple("save", "assert-first", "else", &Opts.SaveElse),
          std::make_tuple("shadow", "live", "all", &Opts.ShadowAll),
          std::make_tuple("full-log", "silent", "error", &Opts.FullLogIsError),
          std::make_tuple("shared-shadow", "no", "yes", &Opts.SharedShadow),
          std::make_tuple("environment", "advances", "repeats",
                          &Opts.EnvironmentRepeats),
          std::make_tuple("abort", "end", "ignore", &Opts.AbortIgnored),
          std::make_tuple("program", "whole", "parts", &Opts.IsPart),
          std::make_tuple("other-languages", "error", "plain",
                          &Opts.LeavesOthers),
          std::make_tuple("on-error", "fail", "plain", &Opts.FallsBack),
          std::make_tuple("fairness", "assumed", "none", &Opts.Unfair)})
      if (Key == Name)
        return choice(Key, Value, First, Second, *Option);
    if (Key == "emit") {
      if (!choice(Key, Value, "text", "object", Flag))
        return false;
      Opts.Emit = Flag ? EmitKind::Object : EmitKind::Text;
    } else if (Key == "skip") {
      if (!choice(Key, Value, "error", "remark", Flag))
        return false;
      Opts.SkipIsRemark = Flag;
    } else if (Key == "remarks") {
      if (!choice(Key, Value, "summary", "all", Flag))
        return false;
      Opts.AllRemarks = Flag;
    } else if (Key == "shift") {
      if (!choice(Key, Value, "strict", "value", Flag))
        return false;
      Opts.ShiftIsValue = Flag;
    } else {
      if (!choice(Key, Value, "no", "yes", Flag))
        return false;
      Opts.LineMarkers = Flag;
    }
    return true;
  }

  /// What no single word can tell.
  bool finish() {
    if (Opts.isDump() && Opts.Emit == EmitKind::Object)
      return fail("a dump is made instead of an object; leave out "
                  "'emit=object'");
    if (Opts.isDump() && !Opts.Report.empty())
      return fail("a dump has no report; leave out 'report'");
    for (const char *Key : {"reducer", "cut", "bound", "stats"})
      if (Given.count(Key) && Opts.Condition.empty())
        return fail("'" + Twine(Key) + "' needs a condition");
    if (Opts.isReducerDump() && Opts.Condition.empty())
      return fail("'dump-condition' and 'dump-product' need a condition");
    if (Opts.Emit == EmitKind::Object && !Opts.Condition.empty() &&
        !Opts.Automata.empty())
      return fail("'emit=object' takes a condition or an automaton, not both");
    if (Opts.FallsBack && Opts.Emit != EmitKind::Object)
      return fail("'on-error=plain' needs 'emit=object'");
    if (!Opts.With.empty() &&
        (Opts.Emit == EmitKind::Object || !Opts.Condition.empty()))
      return fail("a program of several units becomes text, without a "
                  "condition; leave out 'emit=object' or 'condition'");
    if (!Opts.With.empty() && Opts.IsPart)
      return fail("'with' makes a whole program; leave out 'program=parts'");
    if (Given.count("bound") && Opts.Reducer != ReducerKind::FoldBound)
      return fail("'bound' is for 'reducer=fold-bound'");
    if (Opts.DumpAutomaton != DumpKind::None && Opts.Automata.empty())
      return fail("'dump-automaton' needs a property or an automaton");
    if (!Opts.Report.empty() && Opts.Automata.empty())
      return fail("'report' needs a property or an automaton");
    if (!Opts.Report.empty() && Opts.Report == Opts.Output)
      return fail("'output' and 'report' both name '" + Opts.Output + "'");
    if (Opts.Emit == EmitKind::Object && !Opts.ProfileGiven)
      Opts.Prof = Profile::Native;
    Opts.Avoids |= tableRow(Opts.Prof).Avoids;
    if (Opts.Avoids & AvoidLineMarkers)
      Opts.LineMarkers = false;
    if (Opts.Emit == EmitKind::Object && needsLowering(Opts.Prof, Opts.Avoids))
      return fail("a profile for a verifier, and what it is to be spared, make "
                  "text; leave out 'emit=object'");
    if (Opts.Prof == Profile::Native && Opts.Avoids & ~AvoidLineMarkers)
      return fail("'avoid' is for verifiers; leave out 'profile=native'");
    return true;
  }

private:
  bool isProperty(StringRef Name) const {
    return is_contained(Properties, Name);
  }

  /// One instance of an automaton is as good as two: flags of a build may well
  /// name a property more than once.
  bool addAutomaton(bool IsFile, StringRef Name) {
    for (const Options::Source &S : Opts.Automata)
      if (S.IsFile == IsFile &&
          (S.Name == Name ||
           (IsFile && llvm::sys::fs::equivalent(S.Name, Name))))
        return true;
    Opts.Automata.push_back({IsFile, Name.str()});
    return true;
  }

  bool once(StringRef Key, StringRef Value) {
    auto [Before, New] = Given.try_emplace(Key, Value.str());
    if (New || Before->second == Value)
      return true;
    return fail("option '" + Key + "' is given twice: '" + Before->second +
                "' and '" + Value + "'");
  }

  bool choice(StringRef Key, StringRef Value, StringRef First, StringRef Second,
              bool &IsSecond) {
    IsSecond = Value == Second;
    if (IsSecond || Value == First)
      return once(Key, Value);
    return fail("invalid value '" + Value + "' for option '" + Key +
                "'; it takes '" + First + "' or '" + Second + "'");
  }

  /// A value of an enumeration whose names are in its order.
  template <typename Enum>
  bool oneOf(StringRef Key, StringRef Value, ArrayRef<StringRef> Names,
             Enum &Result, bool ListsAll = false) {
    const auto *Found = llvm::find(Names, Value);
    if (Found == Names.end())
      return fail("invalid value '" + Value + "' for option '" + Key + "'" +
                  (ListsAll ? "; it takes one of " + llvm::join(Names, ", ")
                            : didYouMean(nearestWord(Value, Names))));
    Result = static_cast<Enum>(Found - Names.begin());
    return once(Key, Value);
  }

  /// The words of a list of what a front end cannot take.
  bool readAvoided(StringRef Key, StringRef Value) {
    SmallVector<StringRef, 8> Words;
    Value.split(Words, ',');
    for (StringRef Word : Words) {
      const auto *Found = llvm::find_if(
          avoidedWords(), [&](const auto &A) { return Word == A.Word; });
      std::vector<StringRef> Names;
      for (const AvoidedWord &A : avoidedWords())
        Names.push_back(A.Word);
      if (Found == avoidedWords().end())
        return fail("invalid word '" + Word + "' for option '" + Key +
                    "'; it takes some of " + llvm::join(Names, ", "));
      Opts.Avoids |= Found->Bit;
    }
    return once(Key, Value);
  }

  bool unknown(const char *What, StringRef Word,
               llvm::ArrayRef<StringRef> Candidates) {
    return fail(Twine(What) + " '" + Word + "'" +
                didYouMean(nearestWord(Word, Candidates)));
  }

  bool fail(const Twine &Text) {
    Diags.Report(
        Diags.getCustomDiagID(DiagnosticsEngine::Error, "transver: %0"))
        << Text.str();
    return false;
  }

  DiagnosticsEngine &Diags;
  Options &Opts;
  std::vector<std::string> Properties;
  llvm::StringMap<std::string> Given;
};

} // namespace

std::vector<std::string> propertyFolders() {
  // The plugin knows where it is by the place of its own code.
  Dl_info Info;
  llvm::SmallString<256> Plugin;
  if (dladdr(reinterpret_cast<void *>(&propertyFolders), &Info) &&
      Info.dli_fname)
    if (llvm::sys::fs::real_path(Info.dli_fname, Plugin))
      Plugin = Info.dli_fname;
  std::vector<std::string> Folders = automataFolders(Plugin);
  // An empty name would be the working directory.
  llvm::erase_if(Folders, [](const std::string &F) { return F.empty(); });
  return Folders;
}

bool parseOptions(const std::vector<std::string> &Words,
                  DiagnosticsEngine &Diags, Options &Opts) {
  Reader R(Diags, Opts);
  bool Good = true;
  for (const std::string &Word : Words)
    Good &= R.read(Word);
  return Good && R.finish();
}

} // namespace transver
