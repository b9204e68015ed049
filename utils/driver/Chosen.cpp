//===- Chosen.cpp - Which engines are asked -------------------------------===//

#include "Chosen.h"

using namespace llvm;

namespace transver {
namespace {

bool bad(const Twine &Message) {
  fail(Message);
  return false;
}

std::vector<const Engine *> allEngines() {
  std::vector<const Engine *> All = {&Explore, &LibFuzzer, &CBMC, &FramaC,
                                     &AFL};
  for (const Engine &E : externalEngines())
    All.push_back(&E);
  return All;
}

} // namespace

bool chooseEngine(StringRef Name, std::vector<std::string> Others,
                  Chosen &Found) {
  for (const Engine *E : allEngines()) {
    if (Name == E->Name)
      Found.E = E;
    Others.push_back(E->Name);
  }
  if (!Found.E) {
    std::string Hint = didYouMean(Name, Others);
    return bad("there is no engine '" + Name + "'" +
               (Hint.empty() ? "; the engines are " + listOf(Others) : Hint));
  }
  Found.Name = Found.E->Name;
  Found.Program = Found.E->Find();
  return !Found.Program.empty() ||
         bad("the engine '" + Name + "' is not on this machine's PATH");
}

bool chooseEngines(const Arguments &Args, std::vector<Chosen> &Found) {
  for (const auto &[Name, Value] : Args.Options)
    if (Name == "--engine-command")
      Found.push_back({nullptr, Value,
                       Found.empty() ? "engine-command"
                                     : "engine-command-" +
                                           std::to_string(Found.size() + 1)});
  StringRef Wanted = Args.get("--engine", Found.empty() ? "auto" : "");
  SmallVector<StringRef, 4> Names;
  Wanted.split(Names, ',', -1, false);
  for (StringRef Name : Names) {
    if (Name == "auto") {
      for (const Engine *E : allEngines())
        if (std::string Program = E->IsDefault ? E->Find() : "";
            !Program.empty())
          Found.push_back({E, Program, E->Name});
      continue;
    }
    Chosen Named;
    if (!chooseEngine(Name, {"auto"}, Named))
      return false;
    Found.push_back(std::move(Named));
  }
  return true;
}

} // namespace transver
