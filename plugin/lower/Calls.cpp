//===- Calls.cpp - What a function of the weave does, in its place --------===//
//
// The part of the finder of parts that knows the weave's own functions. A call
// of one becomes a block with its body: `return` sets the value and goes to the
// end, and a parameter is a variable, or the argument itself where nothing
// tells the two apart.
//
//===----------------------------------------------------------------------===//

#include "lower/Parts.h"
#include "support/Types.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace transver {
namespace {

/// What a function of the weave returns, and where its parameters stand.
class HelperFinder : public RecursiveASTVisitor<HelperFinder> {
public:
  bool VisitReturnStmt(ReturnStmt *S) {
    Returns.push_back(S);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (const auto *P = dyn_cast<ParmVarDecl>(E->getDecl()))
      Uses.push_back({E->getLocation(), P});
    else if (E->getDecl()->getDeclContext()->isTranslationUnit())
      Globals.push_back(E->getDecl());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) {
    Globals.push_back(T.getTypedefNameDecl());
    return true;
  }
  bool VisitTagTypeLoc(TagTypeLoc T) {
    Globals.push_back(T.getDecl());
    return true;
  }
  bool VisitVarDecl(VarDecl *V) {
    IsSimple &= !V->isStaticLocal();
    return true;
  }
  bool VisitLabelStmt(LabelStmt *) { return IsSimple = false; }
  bool VisitStmtExpr(StmtExpr *) { return IsSimple = false; }
  bool VisitAsmStmt(AsmStmt *) { return IsSimple = false; }

  std::vector<const ReturnStmt *> Returns;
  std::vector<std::pair<SourceLocation, const ParmVarDecl *>> Uses;
  std::vector<const NamedDecl *> Globals;
  bool IsSimple = true;
};

/// Longer functions stay functions: each call would get a copy of the text.
constexpr unsigned MostTokens = 160;

} // namespace

const FunctionDecl *PartFinder::helper(const CallExpr *Call) {
  if (!(Unit.Avoids & AvoidHelpers))
    return nullptr;
  const FunctionDecl *Callee = Call->getDirectCallee(), *Definition = nullptr;
  if (!Callee || !isOwnFunction(*Callee) || !Callee->hasBody(Definition) ||
      Definition == &F || Call->getNumArgs() != Definition->getNumParams())
    return nullptr;
  auto Known = StandsForCalls.find(Definition);
  if (Known == StandsForCalls.end())
    Known =
        StandsForCalls.try_emplace(Definition, canStandForCalls(*Definition))
            .first;
  return Known->second ? Definition : nullptr;
}

/// Whether D is declared before this function, so that it can be named in it.
bool PartFinder::isDeclaredBefore(const NamedDecl &D) const {
  SourceLocation First = D.getCanonicalDecl()->getLocation();
  return First.isInvalid() ||
         Unit.Context.getSourceManager().isBeforeInTranslationUnit(
             First, F.getLocation());
}

bool PartFinder::canStandForCalls(const FunctionDecl &Helper) {
  TokenRange Body = Unit.rangeOf(*Helper.getBody());
  HelperFinder Found;
  Found.TraverseDecl(const_cast<FunctionDecl *>(&Helper));
  const char *Reason = nullptr;
  if (Body.empty() || Body.size() > MostTokens)
    Reason = "it is long";
  else if (!Found.IsSimple || Helper.isVariadic())
    Reason = "it has a label or a variable of its own that stays";
  for (const NamedDecl *D : Found.Globals) {
    if (D == Helper.getCanonicalDecl() ||
        D->getCanonicalDecl() == Helper.getCanonicalDecl())
      Reason = "it calls itself";
    else if (!isDeclaredBefore(*D))
      Reason = "it uses what is declared behind the call";
    else if (D->getIdentifier() && Own.Names.count(D->getName()))
      Reason = "a name in it means something else where it is called";
  }
  if (!Helper.getReturnType()->isVoidType() &&
      (!Helper.getReturnType()->isScalarType() ||
       !isNameable(Helper.getReturnType())))
    Reason = "the type of its value cannot be written";
  if (Reason)
    Unit.keep(
        F.getLocation(),
        ("a call of '" + Helper.getName() + "' in '" + F.getName() + "'").str(),
        Reason);
  return !Reason;
}

/// Whether Argument itself can stand where Parameter stands: a constant, or a
/// variable that the function cannot reach, of the same type. Names are those
/// of the function's own variables.
bool PartFinder::canBeParameter(const Expr *Argument,
                                const ParmVarDecl &Parameter,
                                const llvm::StringSet<> &Names) {
  Argument = Argument->IgnoreParenImpCasts();
  if (!Unit.Context.hasSameUnqualifiedType(Argument->getType(),
                                           Parameter.getType()))
    return false;
  if (isa<IntegerLiteral>(Argument))
    return true;
  const auto *R = dyn_cast<DeclRefExpr>(Argument);
  return R && isa<VarDecl>(R->getDecl()) && !R->getType()->isArrayType() &&
         holdsItsValue(R, {}) && !Names.count(R->getDecl()->getName());
}

/// The body of Helper as a block: parameters are variables of new names, or the
/// arguments, and `return` goes to its end.
void PartFinder::writeOut(const FunctionDecl &Helper, const CallExpr &Call,
                          ArrayRef<std::string> Arguments, Parts &P,
                          bool Used) {
  Locals Inside(*Helper.getBody());
  HelperFinder Found;
  Found.TraverseStmt(Helper.getBody());
  std::string Result;
  if (!Helper.getReturnType()->isVoidType() && Used)
    variable(Helper.getReturnType(), Result);
  std::string Block = "{ ";
  llvm::DenseMap<const ParmVarDecl *, std::string> NewNames;
  for (unsigned I = 0; I < Helper.getNumParams(); ++I) {
    const ParmVarDecl *Parameter = Helper.getParamDecl(I);
    std::string &Name = NewNames[Parameter];
    if (!Inside.AddressTaken.count(Parameter) &&
        !writes(Helper.getBody(), Parameter) &&
        canBeParameter(Call.getArg(I), *Parameter, Inside.Names)) {
      Name = Arguments[I];
      continue;
    }
    Name = Unit.Fresh.fresh("arg");
    Block += declare(Parameter->getType(), Name, Unit.Context) + " = " +
             Arguments[I] + "; ";
  }
  llvm::DenseMap<TokenIndex, std::string> Renamed;
  for (const auto &[Loc, Parameter] : Found.Uses) {
    auto New = NewNames.find(Parameter);
    if (New != NewNames.end())
      Renamed[Unit.Tokens.indexOf(Loc)] = New->second;
  }
  auto Text = [&](TokenRange Range) {
    return Range.empty()
               ? std::string()
               : Unit.Tokens.text(
                     Range, [&](TokenIndex I) -> const std::string * {
                       auto New = Renamed.find(I);
                       return New == Renamed.end() ? nullptr : &New->second;
                     });
  };
  TokenRange Body = Unit.rangeOf(*Helper.getBody());
  TokenIndex At = Body.Begin;
  std::string Label;
  for (const ReturnStmt *Return : Found.Returns) {
    TokenRange Range = Unit.rangeOf(*Return);
    Block += Text({At, Range.Begin}) + " { ";
    const Expr *Value = Return->getRetValue();
    if (Value && !Result.empty())
      Block += Result + (isComma(*Value) ? " = (" : " = ") +
               Text(Unit.rangeOf(*Value)) + (isComma(*Value) ? "); " : "; ");
    else if (Value)
      Block += "(void)(" + Text(Unit.rangeOf(*Value)) + "); ";
    At = Range.End + 1; // behind the `;`
    bool IsLast = At + 1 == Body.End;
    if (!IsLast) {
      if (Label.empty())
        Label = Unit.Fresh.fresh("done");
      Block += "goto " + Label + "; ";
    }
    Block += "}";
  }
  Block += Text({At, Body.End});
  if (!Label.empty())
    Block += " " + Label + ": ;";
  // That a parameter is not used needs no saying any more.
  for (const auto &[Parameter, Name] : NewNames)
    for (size_t I;
         (I = Block.find("(void)" + Name + "; ")) != std::string::npos;)
      Block.erase(I, Name.size() + strlen("(void); "));
  P.Before.push_back(Block + " }");
  P.Value = Result;
  Unit.Again = true;
}

} // namespace transver
