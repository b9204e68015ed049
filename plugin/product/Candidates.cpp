//===- Candidates.cpp - What could match an edge --------------------------===//

#include "product/Candidates.h"
#include "product/Access.h"
#include "product/Match.h"
#include "support/Library.h"

using namespace clang;

namespace transver {
namespace {

/// What kind of operation an edge is. Those of operators are Binary and Unary
/// with their opcodes.
enum OperationKind : unsigned {
  Any, ///< may be anything
  Binary = 0x100,
  Unary = 0x200,
  Call = CallKind,
  Subscript,
  OtherExpr,
  Member,
  Convert,
  Load,
  NoExpr = 0x400, ///< and more: no pattern of an expression matches
  End = NoExpr + 16
};

constexpr unsigned kindOf(Operation::Kind K) {
  return NoExpr + static_cast<unsigned>(K);
}
static_assert(kindOf(Operation::Kind::FunctionReturn) < End);

unsigned kindOf(const Expr *E) {
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return Binary + B->getOpcode();
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return Unary + U->getOpcode();
  return isa<CallExpr>(E)             ? Call
         : isa<ArraySubscriptExpr>(E) ? Subscript
         : isa<MemberExpr>(E)         ? Member
                                      : OtherExpr;
}

unsigned kindOf(const Edge &E) {
  switch (E.Op.K) {
  case Operation::Kind::Evaluate:
  case Operation::Kind::Call:
  case Operation::Kind::Return: {
    const auto *X = dyn_cast_or_null<Expr>(E.Op.Node);
    return X ? kindOf(X) : Any;
  }
  case Operation::Kind::Convert:
    return Convert;
  case Operation::Kind::Load:
    return Load;
  case Operation::Kind::Declare:
    return Binary + BO_Assign; // `int x = e` is an assignment, too
  default:
    return kindOf(E.Op.K);
  }
}

/// Whether a pattern of an access may match an operation of that kind.
bool mayAccess(const CExpr &Pattern, unsigned Kind) {
  StringRef Word = Pattern.Operands[0]->Text;
  if (Kind == Load)
    return Word != "WRITE" && Word != "UPDATE";
  return Word != "READ" &&
         ((Kind >= Binary + BO_Assign && Kind <= Binary + BO_OrAssign) ||
          (Kind >= Unary + UO_PostInc && Kind <= Unary + UO_PreDec));
}

/// Whether a pattern of an expression may match an operation of that kind: of
/// a call of Callee, if that is known.
bool mayMatch(const CExpr &X, unsigned Kind, const FunctionDecl *Callee) {
  if (isAccessPattern(X))
    return mayAccess(X, Kind);
  switch (X.K) {
  case CExpr::Kind::Binary:
    return Kind >= Binary && Kind < Unary &&
           BinaryOperator::getOpcodeStr(BinaryOperatorKind(Kind - Binary)) ==
               X.Text;
  case CExpr::Kind::Prefix:
  case CExpr::Kind::Postfix: {
    if (X.Text == "sizeof")
      return true;
    if (Kind < Unary || Kind >= Call)
      return false;
    auto Opcode = UnaryOperatorKind(Kind - Unary);
    return UnaryOperator::getOpcodeStr(Opcode) == X.Text &&
           UnaryOperator::isPostfix(Opcode) == (X.K == CExpr::Kind::Postfix);
  }
  case CExpr::Kind::Call:
    if (conversionPattern(X) != ConversionPattern::None)
      return Kind == Convert;
    return Kind == Call && (!Callee || X.Operands[0]->K != CExpr::Kind::Name ||
                            namesFunction(*X.Operands[0], *Callee));
  case CExpr::Kind::Subscript:
    return Kind == Subscript;
  case CExpr::Kind::Member:
    return Kind == Member;
  default:
    return true;
  }
}

bool mayMatch(const Trigger &T, unsigned Kind, const FunctionDecl *Callee) {
  if (Kind == Any)
    return true;
  switch (T.K) {
  case Trigger::Kind::Branch:
    return Kind == kindOf(Operation::Kind::Assume);
  case Trigger::Kind::FunctionCall:
  case Trigger::Kind::Entry:
  case Trigger::Kind::FunctionEntry:
    return Kind == kindOf(Operation::Kind::FunctionEntry);
  case Trigger::Kind::FunctionExit:
    return Kind == kindOf(Operation::Kind::FunctionReturn);
  case Trigger::Kind::Exit:
    return Kind == kindOf(Operation::Kind::FunctionReturn) ||
           (Kind == Call && (!Callee || mayEndProgram(*Callee)));
  case Trigger::Kind::Pattern:
    return T.Pattern.K != CPattern::Kind::Expression ||
           mayMatch(*T.Pattern.Expr, Kind, Callee);
  default:
    return true;
  }
}

} // namespace

bool mayEndProgram(const FunctionDecl &F) {
  return !F.hasBody() && F.getIdentifier() && isProgramEnd(F.getName());
}

Candidates::Candidates(const Automaton &A)
    : A(A), OfKind(End), IsNone(End, false) {
  for (const State &S : A.States)
    for (const Transition &T : S.Transitions) {
      Asked.Tests |= mentions(*T.When, Trigger::Kind::Test);
      Asked.Use |= T.Where && mentions(*T.Where, TypeTest::Kind::Used);
      Asked.Statements |= mentions(*T.When, Trigger::Kind::Statement);
      const CExpr *Pattern = T.When->K == Trigger::Kind::Pattern
                                 ? T.When->Pattern.Expr.get()
                                 : nullptr;
      if (Pattern && Pattern->K == CExpr::Kind::Call &&
          Pattern->Operands[0]->K == CExpr::Kind::Name)
        CalleeNames.insert(Pattern->Operands[0]->Text);
    }
}

std::vector<EdgeKind> kindsOf(const CFA &C) {
  std::vector<EdgeKind> Kinds;
  Kinds.reserve(C.Edges.size());
  for (const Edge &E : C.Edges)
    Kinds.push_back(kindOf(E));
  return Kinds;
}

bool Candidates::isOther(const FunctionDecl &F) const {
  // What is no name of a function stands for some that the library knows.
  return F.hasBody() && F.getIdentifier() && !isKnown(F.getName()) &&
         !CalleeNames.contains(F.getName());
}

Candidates::OfEdge Candidates::compute(EdgeKind Kind,
                                       const FunctionDecl *Callee) const {
  OfEdge Found;
  auto Add = [&](ByState &To, size_t Q, unsigned I) {
    To.resize(A.States.size());
    To[Q].push_back(I);
  };
  for (size_t Q = 0; Q < A.States.size(); ++Q) {
    const std::vector<Transition> &All = A.States[Q].Transitions;
    for (unsigned I = 0; I < All.size(); ++I) {
      if (!mayMatch(*All[I].When, Kind, Callee))
        continue;
      if (All[I].Place != Placement::Before)
        Add(Found.After, Q, I);
      // What is to be known of a conversion is its value before.
      if (All[I].Place != Placement::After ||
          All[I].When->K != Trigger::Kind::Pattern || Kind == Convert)
        Add(Found.Before, Q, I);
    }
  }
  return Found;
}

const Candidates::OfEdge &Candidates::find(const Edge &E, EdgeKind Kind) {
  const FunctionDecl *Callee = nullptr;
  if (Kind == Call)
    Callee = cast<CallExpr>(E.Op.Node)->getDirectCallee();
  if (!Callee) {
    std::unique_ptr<OfEdge> &Found = OfKind[Kind];
    if (!Found)
      Found = std::make_unique<OfEdge>(compute(Kind, nullptr));
    IsNone[Kind] = Kind != Call && Found->empty();
    return *Found;
  }
  const OfEdge *&Found = OfCallee[Callee];
  if (Found)
    return *Found;
  bool IsOther = isOther(*Callee);
  if (IsOther && OfOther)
    return *(Found = OfOther);
  OfCalls.push_back(compute(Kind, Callee));
  Found = &OfCalls.back();
  if (IsOther)
    OfOther = Found;
  return *Found;
}

} // namespace transver
