//===- ElementSets.cpp - Set variables as C text --------------------------===//

#include "weave/ElementSets.h"
#include "Compat.h"

using namespace clang;

namespace transver {

std::string ElementSets::element(const Binding &B, bool OfTexts) {
  if (OfTexts)
    return B.Variable ? Text.of(B.Variable) : B.E ? Text.of(B.E) : "";
  llvm::APSInt Value;
  if (!B.E || B.E->isValueDependent() ||
      !B.E->getType()->isIntegralOrEnumerationType() ||
      !compat::evaluateInt(*B.E, Unit.Context, Value))
    return {};
  constexpr unsigned MostBits = 64;
  if (Value.isUnsigned() ? Value.getActiveBits() >= MostBits
                         : Value.getSignificantBits() > MostBits)
    return {};
  return std::to_string(Value.getExtValue());
}

ElementSets::Set &ElementSets::get(unsigned Automaton, StringRef Name) {
  for (const std::unique_ptr<Set> &S : Sets)
    if (S->Automaton == Automaton && S->Declared->Name == Name)
      return *S;
  auto S = std::make_unique<Set>();
  S->Automaton = Automaton;
  const transver::Automaton &A = *Unit.Automata[Automaton];
  for (const ElementSet &Declared : A.ElementSets)
    if (Declared.Name == Name)
      S->Declared = &Declared;
  S->Name = Unit.Fresh.fresh(A.Name + "_" + Name.str());
  Sets.push_back(std::move(S));
  for (const std::string &Element : Sets.back()->Declared->Init)
    indexIn(*Sets.back(), Element);
  return *Sets.back();
}

unsigned ElementSets::indexIn(Set &S, StringRef Element) {
  auto Inserted = S.IndexOf.try_emplace(Element, S.Elements.size());
  if (Inserted.second)
    S.Elements.push_back(Element.str());
  return Inserted.first->second;
}

std::string ElementSets::flag(unsigned Automaton, StringRef Name,
                              StringRef Element) {
  Set &S = get(Automaton, Name);
  return S.Name + "[" + std::to_string(indexIn(S, Element)) + "]";
}

std::string ElementSets::function(unsigned Automaton, StringRef Name,
                                  StringRef Word, StringRef Type) {
  Set &S = get(Automaton, Name);
  std::string &Function = S.Functions[{Word.str(), Type.str()}];
  if (Function.empty())
    Function = Unit.Fresh.fresh(Unit.Automata[Automaton]->Name + "_" +
                                Name.str() + "_" + Word.str());
  return Function;
}

std::vector<std::string> ElementSets::prologue() const {
  std::vector<std::string> Lines;
  for (const std::unique_ptr<Set> &S : Sets) {
    size_t Count = S->Elements.size();
    std::string Flags, Init;
    for (size_t I = 0; I < S->Declared->Init.size(); ++I)
      Init += I ? ", 1" : "1";
    // Also a set of which nothing is ever asked needs an element in C.
    Lines.push_back("static _Bool " + S->Name + "[" +
                    std::to_string(Count ? Count : 1) + "]" +
                    (Init.empty() ? "" : " = {" + Init + "}") + ";");
    for (const auto &[Key, Function] : S->Functions) {
      const auto &[Word, Type] = Key;
      bool IsUnsigned = StringRef(Type).contains("unsigned");
      std::string Body;
      for (size_t I = 0; I < Count; ++I) {
        std::string Flag = S->Name + "[" + std::to_string(I) + "]";
        if (Word == "empty") {
          Body += (I ? " && !" : "!") + Flag;
          continue;
        }
        // The smallest value has no literal.
        if (IsUnsigned && S->Elements[I][0] == '-')
          continue;
        std::string Is =
            S->Elements[I] == "-9223372036854775808"
                ? "v == -9223372036854775807LL - 1"
                : "v == " + S->Elements[I] + (IsUnsigned ? "ULL" : "LL");
        if (Word == "has")
          Body += (Body.empty() ? "(" : " || (") + Is + " && " + Flag + ")";
        else
          Body += "if (" + Is + ") " + Flag + " = 0; ";
      }
      if (Word == "remove")
        Body += "return 0;";
      else
        Body =
            "return " +
            (Body.empty() ? std::string(Word == "empty" ? "1" : "0") : Body) +
            ";";
      std::string Unused = Word != "empty" && !StringRef(Body).contains("v ==")
                               ? "(void)v; "
                               : "";
      Lines.push_back("static int " + Function + "(" +
                      (Word == "empty" ? "void" : Type + " v") + ") { " +
                      Unused + Body + " }");
    }
  }
  return Lines;
}

} // namespace transver
