//===- SharedState.cpp - Copies of file-scope variables together ----------===//
//
// All that some callee may change belongs to the state of a place, and that is
// the same twenty variables of file scope at most places of a large program.
// Written out at each, their copies would be most of the program that a
// compiler is given. A program that is to be run therefore has one structure of
// copies for each set of variables, and one function each that makes and
// compares them, which stay functions. What is copied and what differs is the
// same as elsewhere.
//
//===----------------------------------------------------------------------===//

#include "support/Types.h"
#include "weave/Shadows.h"

using namespace clang;

namespace transver {

bool Shadows::isTogether(const ShadowVariable &S, TokenIndex At) const {
  const VarDecl *V = S.V;
  if (V->hasLocalStorage() || V->isStaticLocal() || !V->getIdentifier() ||
      S.MaybeUnassigned || S.IsMirrored || isHidden(V, At))
    return false;
  QualType T = V->getType().getUnqualifiedType();
  const auto *R = T->getAs<RecordType>();
  return isKnown(T) && !T->isVariablyModifiedType() &&
         !(R && R->getDecl()->hasFlexibleArrayMember());
}

SmallVector<ShadowVariable, 8>
Shadows::splitTogether(Instance &Inst, const CFA &C, Together *&Shared) {
  ArrayRef<ShadowVariable> All = Inst.P->Shadow;
  SmallVector<ShadowVariable, 8> Alone, Grouped;
  if (Unit.Opts.Prof != Profile::Native || Unit.Opts.SharedShadow ||
      Unit.Opts.Explain)
    return {All.begin(), All.end()};
  TokenIndex At = checkOf(*Inst.P, C, Unit);
  for (const ShadowVariable &S : All)
    (isTogether(S, At) ? Grouped : Alone).push_back(S);
  if (Grouped.size() < 2)
    return {All.begin(), All.end()};
  // In the order of the unit: the same set is the same structure.
  llvm::sort(Grouped, [](const ShadowVariable &A, const ShadowVariable &B) {
    return A.V->getLocation().getRawEncoding() <
           B.V->getLocation().getRawEncoding();
  });
  std::vector<const VarDecl *> Key;
  for (const ShadowVariable &S : Grouped)
    Key.push_back(S.V->getCanonicalDecl());
  Together &T = Structures[Key];
  if (T.Type.empty() && !defineTogether(Grouped, T))
    return {All.begin(), All.end()};
  Shared = &T;
  return Alone;
}

void Shadows::addTogether(Instance &Inst, const Together &T) {
  std::string Copy = Unit.Fresh.fresh("variables_" + std::to_string(Count));
  std::string Declared = T.Type + " " + Copy + ";";
  if (Inst.P->IsLoop)
    Inst.Declarations.push_back(Declared);
  else
    Unit.Shared.line(Storage + Declared);
  Inst.Differs +=
      (Inst.Differs.empty() ? "" : " || ") + T.Differs + "(&" + Copy + ")";
  Inst.Save += T.Save + "(&" + Copy + "); ";
  Inst.SaveExpression += T.Save + "(&" + Copy + "), ";
}

bool Shadows::defineTogether(ArrayRef<ShadowVariable> Variables, Together &T) {
  std::string Members, Differs, Save;
  for (const ShadowVariable &S : Variables) {
    std::string Member = "m" + std::to_string(&S - Variables.begin());
    std::string Declared =
        declareValue(S.V->getType().getUnqualifiedType(), Member, Unit);
    std::string Test, Assign;
    if (Declared.empty() ||
        !copyTexts(S, Unit.Fresh.renamed(S.V->getName().str()),
                   "__transver_to->" + Member, Test, Assign))
      return false;
    Members += Declared + "; ";
    Differs += (Differs.empty() ? "" : " || ") + Test;
    Save += Assign + "; ";
  }
  T.Type = "struct " + Unit.Fresh.fresh("variables");
  Unit.Shared.line(T.Type + " { " + Members + "};");
  std::string Parameter = T.Type + " *__transver_to";
  constexpr const char *Cold = "__attribute__((noinline, cold)) ";
  T.Differs =
      Unit.Shared.function("variables_differ", std::string(Cold) + "int",
                           Parameter, "{ return " + Differs + "; }");
  T.Save = Unit.Shared.function("save_variables", std::string(Cold) + "void",
                                Parameter, "{ " + Save + "}");
  return true;
}

} // namespace transver
