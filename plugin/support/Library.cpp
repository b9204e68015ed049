//===- Library.cpp - What functions outside the unit do -------------------===//

#include "support/Library.h"
#include "Compat.h"
#include "automaton/DiagnosticSink.h"
#include "automaton/Embedded.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

using namespace clang;

namespace transver {
namespace {

constexpr std::pair<StringRef, External> Effects[] = {
    {"pure", External::Pure},
    {"output", External::Output},
    {"fresh", External::Fresh},
    {"ends", External::Ends},
    {"allocates", External::Allocates},
    {"frees", External::Frees},
    {"resizes", External::Resizes},
    {"fills", External::Fills},
    {"copies-text", External::CopiesText},
    {"jumps", External::Jumps},
    {"stateful", External::Stateful}};

constexpr std::pair<StringRef, Trait> Traits[] = {
    {"starts-others", Trait::StartsOthers},
    {"returns-anywhere", Trait::ReturnsAnywhere},
    {"ends-program", Trait::EndsProgram},
    {"aborts", Trait::Aborts},
    {"runs-exit-handlers", Trait::RunsExitHandlers},
    {"registers-exit-handler", Trait::RegistersExitHandler},
    {"forgets", Trait::Forgets},
    {"starts-threads", Trait::StartsThreads}};

struct Table {
  llvm::StringMap<External> EffectOf;
  llvm::StringMap<unsigned> TraitsOf; ///< a bit for each
  std::vector<std::string> ByEffect[std::size(Effects)];
  std::vector<std::string> ByTrait[std::size(Traits)];
  std::vector<std::string> ProgramEnds; ///< empty until they are asked for

  Table() { add(EmbeddedLibrary); }

  void setEffect(StringRef Name, External E) {
    auto [Found, New] = EffectOf.try_emplace(Name, E);
    if (!New && Found->second == E)
      return;
    if (!New)
      llvm::erase_if(ByEffect[unsigned(Found->second)],
                     [&](const std::string &N) { return N == Name; });
    Found->second = E;
    ByEffect[unsigned(E)].push_back(Name.str());
  }

  LibraryError add(StringRef Text) {
    std::optional<External> Effect;
    std::optional<Trait> Which;
    ProgramEnds.clear();
    size_t Next = 0;
    for (size_t Begin = 0; Begin < Text.size(); Begin = Next) {
      Next = std::min(Text.find('\n', Begin), Text.size() - 1) + 1;
      StringRef Line = Text.slice(Begin, Next).split('#').first.rtrim();
      auto Error = [&](StringRef Word, std::string Message) {
        unsigned At = Word.data() - Text.data();
        return LibraryError{At, At + unsigned(Word.size()), std::move(Message)};
      };
      if (Line.empty())
        continue;
      StringRef Names = Line;
      if (!isspace(static_cast<unsigned char>(Line[0]))) {
        size_t Colon = Line.find(':');
        StringRef Word = Line.take_front(Colon).rtrim();
        if (Colon == StringRef::npos)
          return Error(Word, "expected 'CLASS: NAME...'");
        Names = Line.drop_front(Colon + 1);
        Effect.reset();
        Which.reset();
        std::vector<StringRef> Known;
        for (const auto &[Name, E] : Effects) {
          Known.push_back(Name);
          if (Name == Word)
            Effect = E;
        }
        for (const auto &[Name, T] : Traits) {
          Known.push_back(Name);
          if (Name == Word)
            Which = T;
        }
        if (!Effect && !Which)
          return Error(Word, "unknown class '" + Word.str() + "'" +
                                 didYouMean(nearestWord(Word, Known)));
      }
      llvm::SmallVector<StringRef, 16> Words;
      llvm::SplitString(Names, Words, " \t,\r");
      for (StringRef Word : Words) {
        if (!llvm::all_of(Word, [](unsigned char C) {
              return isalnum(C) || C == '_' || C == '$';
            }))
          return Error(Word, "'" + Word.str() + "' is no name of a function");
        if (!Effect && !Which)
          return Error(Word, "expected 'CLASS: NAME...'");
        if (Effect) {
          setEffect(Word, *Effect);
          continue;
        }
        unsigned &Bits = TraitsOf[Word], Bit = 1u << unsigned(*Which);
        if (!(Bits & Bit))
          ByTrait[unsigned(*Which)].push_back(Word.str());
        Bits |= Bit;
      }
    }
    return {};
  }
};

Table &table() {
  static Table T;
  return T;
}

StringRef withoutBuiltin(StringRef Name) {
  Name.consume_front("__builtin_");
  return Name;
}

} // namespace

LibraryError addLibrary(StringRef Text) { return table().add(Text); }

External externalOf(const FunctionDecl &F) {
  if (!F.getIdentifier())
    return External::Stateful;
  StringRef Name = F.getName();
  if (compat::startsWith(Name, "__VERIFIER_nondet"))
    return F.getReturnType()->isVoidType() ? External::Stateful
                                           : External::Fresh;
  auto Found = table().EffectOf.find(withoutBuiltin(Name));
  if (Found != table().EffectOf.end())
    return Found->second;
  return F.isNoReturn() ? External::Ends : External::Stateful;
}

llvm::ArrayRef<std::string> functionsOf(External E) {
  return table().ByEffect[unsigned(E)];
}

bool has(StringRef Name, External E) {
  auto Found = table().EffectOf.find(withoutBuiltin(Name));
  return Found != table().EffectOf.end() && Found->second == E;
}

bool isKnown(StringRef Name) {
  return table().EffectOf.count(withoutBuiltin(Name));
}

bool has(StringRef Name, Trait T) {
  return table().TraitsOf.lookup(withoutBuiltin(Name)) & 1u << unsigned(T);
}

bool has(const FunctionDecl &F, Trait T) {
  if (T == Trait::ReturnsAnywhere && F.hasAttr<ReturnsTwiceAttr>())
    return true;
  return F.getIdentifier() && has(F.getName(), T);
}

llvm::ArrayRef<std::string> programEnds() {
  std::vector<std::string> &All = table().ProgramEnds;
  if (All.empty())
    for (Trait T : {Trait::EndsProgram, Trait::Aborts})
      llvm::append_range(All, table().ByTrait[unsigned(T)]);
  return All;
}

} // namespace transver
