//===- Arguments.cpp - The words of a command -----------------------------===//

#include "Arguments.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {

StringRef Arguments::get(StringRef Name, StringRef Otherwise) const {
  for (auto It = Options.rbegin(); It != Options.rend(); ++It)
    if (It->first == Name)
      return It->second;
  return Otherwise;
}

bool Arguments::has(StringRef Name) const {
  for (const auto &Option : Options)
    if (Option.first == Name)
      return true;
  return false;
}

int fail(const Twine &Message) {
  errs() << "transver: error: " << Message << '\n';
  return 1;
}

bool hasOneInput(const Arguments &Args, StringRef Command) {
  if (Args.Files.empty())
    fail("no input file, see 'transver " + Command + " --help'");
  else if (Args.Files.size() > 1)
    fail("one input file at a time, not '" + Args.Files[0] + "' and '" +
         Args.Files[1] + "' (flags for clang stand after '--')");
  return Args.Files.size() == 1;
}

/// The candidate with the least edit distance, if that is small for Word's
/// length; else one that contains Word.
static std::string nearest(StringRef Word, ArrayRef<std::string> Candidates) {
  std::string Best;
  StringRef Letters = Word.ltrim('-');
  unsigned Least = Letters.size() / 3;
  for (const std::string &Candidate : Candidates) {
    unsigned Distance = Word.edit_distance(Candidate, true, Least);
    if (Distance <= Least && (Best.empty() || Distance < Least)) {
      Best = Candidate;
      Least = Distance;
    }
  }
  if (Best.empty() && Letters.size() >= 4)
    for (const std::string &Candidate : Candidates)
      if (StringRef(Candidate).contains(Letters))
        return Candidate;
  return Best;
}

std::string didYouMean(StringRef Word, ArrayRef<std::string> Candidates) {
  std::string Best = nearest(Word, Candidates);
  return Best.empty() ? "" : ", did you mean '" + Best + "'?";
}

std::string listOf(ArrayRef<std::string> Names) {
  std::string List;
  for (size_t I = 0; I != Names.size(); ++I)
    List += (I == 0                  ? "'"
             : I + 1 == Names.size() ? " and '"
                                     : ", '") +
            Names[I] + "'";
  return List;
}

std::vector<OptionInfo> allOptions(const CommandInfo &Command) {
  std::vector<OptionInfo> All = Command.Options.vec();
  if (Command.MoreOptions)
    for (const OptionInfo &Option : Command.MoreOptions())
      All.push_back(Option);
  if (Command.ReadsProgram)
    All.push_back({"-p", "FOLDER|FILE",
                   "clang's flags are those of this compile_commands.json"});
  return All;
}

static void showHelp(const CommandInfo &Command) {
  outs() << "usage: transver " << Command.Name << ' ' << Command.Usage << "\n\n"
         << Command.Help << "\n\noptions:\n";
  auto Show = [](StringRef Words, StringRef Help) {
    outs() << "  " << left_justify(Words, 24) << ' ' << Help << '\n';
  };
  for (const OptionInfo &Option : allOptions(Command))
    Show(Option.Value ? (Twine(Option.Name) + " " + Option.Value).str()
                      : Option.Name,
         Option.Help);
  if (Command.PassesWordsOn)
    Show("--WORD=VALUE", "a further option of the plugin");
  Show("-h, --help", "this help");
}

Parsed parseArguments(const CommandInfo &Command, ArrayRef<const char *> Words,
                      Arguments &Result) {
  const std::vector<OptionInfo> Options = allOptions(Command);
  std::vector<std::string> Names = {"--help"};
  for (const OptionInfo &Option : Options)
    Names.push_back(Option.Name);

  for (size_t I = 0; I != Words.size(); ++I) {
    StringRef Word = Words[I];
    if (Word == "--") {
      Result.ClangFlags.assign(Words.begin() + I + 1, Words.end());
      break;
    }
    if (Word == "-h" || Word == "--help") {
      showHelp(Command);
      return Parsed::HelpShown;
    }
    if (Word == "-" || Word.empty() || Word.front() != '-') {
      Result.Files.push_back(Word.str());
      continue;
    }

    // `--name value` and `--name=value`; `-o value`, `-ovalue` and `-o=value`
    // are the same.
    bool Long = Word.substr(0, 2) == "--";
    size_t Equals = Word.find('=');
    StringRef Name = Long ? Word.substr(0, Equals) : Word.substr(0, 2);
    bool HasValue = Long ? Equals != StringRef::npos : Word.size() > 2;
    StringRef Value = !HasValue ? ""
                      : Long    ? Word.substr(Equals + 1)
                                : Word.substr(2);
    const OptionInfo *Known = nullptr;
    for (const OptionInfo &Option : Options)
      if (Name == Option.Name)
        Known = &Option;

    if (!Known) {
      std::string Hint = didYouMean(Name, Names);
      if (Long && HasValue && Command.PassesWordsOn && Hint.empty() &&
          Name.size() > 2) {
        Result.Words.push_back(Word.substr(2).str());
        continue;
      }
      fail("'" + Twine(Command.Name) + "' has no option '" +
           (Long ? Name : Word) + "'" +
           (Hint.empty() ? ", see 'transver " + Twine(Command.Name) + " --help'"
                         : Twine(Hint)));
      return Parsed::Error;
    }
    if (!Known->Value && HasValue) {
      fail("option '" + Name + "' takes no value");
      return Parsed::Error;
    }
    if (Known->Value && !HasValue) {
      if (I + 1 == Words.size() || StringRef(Words[I + 1]) == "--") {
        fail("option '" + Name + "' needs a value: " + Known->Value);
        return Parsed::Error;
      }
      Value = Words[++I];
    }
    Result.Options.emplace_back(Name.str(), Value.str());
  }
  return Parsed::Arguments;
}

} // namespace transver
