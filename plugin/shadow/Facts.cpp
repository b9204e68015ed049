//===- Facts.cpp - What the edges of a function read and write ------------===//

#include "shadow/Facts.h"
#include "support/Children.h"
#include "support/Fits.h"
#include "support/QuickVisitor.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ParentMap.h"

using namespace clang;

namespace transver {
namespace {

bool isVariableLength(const VarDecl *V) {
  return V->getType()->isVariablyModifiedType() && V->getType()->isArrayType();
}

/// Objects that have no name where a loop would shadow them.
bool isMemory(const VarDecl *V) {
  return isVariableLength(V) || V->isStaticLocal() || V->hasAttr<AliasAttr>() ||
         V->hasAttr<WeakRefAttr>();
}

/// E without what neither evaluates nor converts.
const Expr *peel(const Expr *E) {
  for (;;) {
    if (const auto *P = dyn_cast<ParenExpr>(E))
      E = P->getSubExpr();
    else if (const auto *C = dyn_cast<ConstantExpr>(E))
      E = C->getSubExpr();
    else if (const auto *G = dyn_cast<GenericSelectionExpr>(E);
             G && !G->isResultDependent())
      E = G->getResultExpr();
    else if (const auto *Ch = dyn_cast<ChooseExpr>(E);
             Ch && !Ch->isConditionDependent())
      E = Ch->getChosenSubExpr();
    else if (const auto *U = dyn_cast<UnaryOperator>(E);
             U && (U->getOpcode() == UO_Extension ||
                   U->getOpcode() == UO_Real || U->getOpcode() == UO_Imag))
      E = U->getSubExpr();
    else if (const auto *B = dyn_cast<BinaryOperator>(E);
             B && B->getOpcode() == BO_Comma)
      E = B->getRHS();
    else
      return E;
  }
}

/// The last expression of a statement expression, its value; null if it has
/// none.
const Expr *valueOf(const StmtExpr *E) {
  const CompoundStmt *Body = E->getSubStmt();
  const Stmt *Last = Body && !Body->body_empty() ? Body->body_back() : nullptr;
  while (Last) {
    if (const auto *Label = dyn_cast<LabelStmt>(Last))
      Last = Label->getSubStmt();
    else if (const auto *Attributed = dyn_cast<AttributedStmt>(Last))
      Last = Attributed->getSubStmt();
    else
      break;
  }
  return dyn_cast_or_null<Expr>(Last);
}

/// Whether E has an edge of its own, which reads its operands.
bool hasEdge(const Expr *E) {
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return B->getOpcode() != BO_Comma;
  if (const auto *M = dyn_cast<MemberExpr>(E))
    return M->isArrow();
  return isa<UnaryOperator>(E) || isa<CallExpr>(E) ||
         isa<ArraySubscriptExpr>(E) || isa<AbstractConditionalOperator>(E) ||
         isa<VAArgExpr>(E) || isa<AtomicExpr>(E);
}

void leaves(const Expr *E, llvm::function_ref<void(const VarDecl *)> Found);

/// The variables in the bounds of a type.
void leavesOfBounds(QualType T,
                    llvm::function_ref<void(const VarDecl *)> Found) {
  while (!T.isNull() && T->isVariablyModifiedType()) {
    if (const auto *Array = T->getAsArrayTypeUnsafe()) {
      if (const auto *Variable = dyn_cast<VariableArrayType>(Array))
        leaves(Variable->getSizeExpr(), Found);
      T = Array->getElementType();
    } else if (T->isAnyPointerType()) {
      T = T->getPointeeType();
    } else {
      return;
    }
  }
}

/// The variables whose value goes into E's without an edge in between.
void leaves(const Expr *E, llvm::function_ref<void(const VarDecl *)> Found) {
  if (!E)
    return;
  E = peel(E);
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    if (const auto *V = dyn_cast<VarDecl>(Ref->getDecl()))
      Found(V);
    return;
  }
  if (const auto *Cast = dyn_cast<CastExpr>(E)) {
    if (isa<ExplicitCastExpr>(Cast))
      leavesOfBounds(Cast->getType(), Found);
    // The address of an array is none of its elements, but those of a literal
    // are given with it.
    if (Cast->getCastKind() == CK_ArrayToPointerDecay) {
      if (isa<CompoundLiteralExpr>(peel(Cast->getSubExpr())))
        leaves(Cast->getSubExpr(), Found);
      return;
    }
    if (Cast->getCastKind() != CK_FunctionToPointerDecay)
      leaves(Cast->getSubExpr(), Found);
    return;
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E);
      U && U->getOpcode() == UO_AddrOf &&
      isa<CompoundLiteralExpr>(peel(U->getSubExpr())))
    return leaves(U->getSubExpr(), Found);
  if (hasEdge(E))
    return;
  if (const auto *List = dyn_cast<InitListExpr>(E)) {
    if (const InitListExpr *Semantic = List->getSemanticForm())
      List = Semantic;
    for (const Expr *Init : List->inits())
      leaves(Init, Found);
    return;
  }
  if (const auto *Block = dyn_cast<StmtExpr>(E))
    return leaves(valueOf(Block), Found);
  if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(E))
    return leaves(Opaque->getSourceExpr(), Found);
  if (const auto *Size = dyn_cast<UnaryExprOrTypeTraitExpr>(E))
    leavesOfBounds(Size->getTypeOfArgument(), Found);
  for (const Stmt *Child : E->children())
    leaves(dyn_cast_or_null<Expr>(Child), Found);
}

/// What clang::ParentMap tells, for a function's body. Takes half its time: it
/// builds a ParentMap of those parts only in which a node has two parents.
class Parents {
public:
  Parents(const Stmt *Body, size_t Expected) {
    Of.reserve(Expected);
    add(Body);
  }
  const Stmt *of(const Stmt *S) const {
    auto Found = Of.find(S);
    if (Found != Of.end())
      return Found->second;
    for (const std::unique_ptr<ParentMap> &Part : Odd)
      if (const Stmt *P = Part->getParent(const_cast<Stmt *>(S)))
        return P;
    return nullptr;
  }

private:
  void add(const Stmt *S) {
    switch (S->getStmtClass()) {
    case Stmt::BinaryConditionalOperatorClass:
    case Stmt::CapturedStmtClass:
    case Stmt::OpaqueValueExprClass:
    case Stmt::PseudoObjectExprClass:
      Odd.push_back(std::make_unique<ParentMap>(const_cast<Stmt *>(S)));
      return;
    default:
      forEachChild(S, [&](const Stmt *Child) {
        if (Child) {
          Of[Child] = S;
          add(Child);
        }
        return true;
      });
    }
  }

  llvm::DenseMap<const Stmt *, const Stmt *> Of;
  std::vector<std::unique_ptr<ParentMap>> Odd;
};

} // namespace

class FactCollector {
public:
  FactCollector(const CFA &C, ASTContext &Context)
      : C(C), Context(Context),
        Above(C.Function->getBody(), 2 * C.Edges.size()) {}

  FunctionFacts run() {
    addressesIn(C.Function->getBody(), Result.AddressTaken);
    Result.Edges.reserve(C.Edges.size());
    for (const Edge &E : C.Edges) {
      Result.Edges.emplace_back();
      collect(E.Op);
      Result.Edges.back().ReadsEnd = Result.Reads.size();
    }
    Result.Reads.shrink_to_fit();
    Result.Assignments.shrink_to_fit();
    return std::move(Result);
  }

private:
  void addRead(ReadFact R) { Result.Reads.push_back(R); }
  void addWrite(WriteFact W) {
    Result.Assignments.emplace_back();
    Result.Assignments.back().Write = W;
    Result.Edges.back().Written = Result.Assignments.size();
  }

  /// Whether the operation can be undefined for some operands: then whether it
  /// is executed depends on them. Asked by all that the operation is around.
  bool canBeUndefined(const Expr *E) const {
    auto [Known, IsNew] = Undefined.try_emplace(E);
    if (IsNew)
      Known->second = findUndefined(E);
    return Known->second;
  }
  bool findUndefined(const Expr *E) const {
    if (const auto *B = dyn_cast<BinaryOperator>(E))
      if ((B->isAdditiveOp() || B->isCompoundAssignmentOp()) &&
          B->getType()->isPointerType())
        return true;
    if (const auto *U = dyn_cast<UnaryOperator>(E))
      if (U->isIncrementDecrementOp() && U->getType()->isPointerType())
        return true;
    Arith A;
    if (!getArith(E, Context, A))
      return isa<BinaryOperator>(E) && cast<BinaryOperator>(E)->isShiftOp();
    if (A.Kind == ArithKind::Div || A.Kind == ArithKind::Rem)
      return true;
    if (A.Kind == ArithKind::Shl)
      return true;
    return A.Type->isSignedIntegerType() && !alwaysFits(A, Context);
  }

  const Stmt *parentOf(const Stmt *S) const { return Above.of(S); }

  /// Where the value of E goes.
  Sink valueSink(const Expr *E) const {
    constexpr Sink Always = {Sink::Kind::Always, nullptr};
    constexpr Sink Never = {Sink::Kind::Never, nullptr};
    const Stmt *Child = E;
    for (;;) {
      const Stmt *P = parentOf(Child);
      if (!P)
        return Always;
      if (const auto *Decls = dyn_cast<DeclStmt>(P)) {
        for (const Decl *D : Decls->decls())
          if (const auto *V = dyn_cast<VarDecl>(D))
            if (V->getInit() == Child && V->hasLocalStorage())
              return {Sink::Kind::Needs, V};
        return Always;
      }
      const auto *X = dyn_cast<Expr>(P);
      if (!X) {
        if (const auto *For = dyn_cast<ForStmt>(P))
          return For->getCond() == Child ? Always : Never;
        if (const auto *If = dyn_cast<IfStmt>(P))
          return If->getCond() == Child ? Always : Never;
        if (const auto *While = dyn_cast<WhileStmt>(P))
          return While->getCond() == Child ? Always : Never;
        if (const auto *Do = dyn_cast<DoStmt>(P))
          return Do->getCond() == Child ? Always : Never;
        if (isa<CompoundStmt>(P)) {
          const Stmt *Above = parentOf(P);
          const auto *Block = dyn_cast_or_null<StmtExpr>(Above);
          if (Block && cast<CompoundStmt>(P)->body_back() == Child)
            return Always;
          return Never;
        }
        const auto *Case = dyn_cast<CaseStmt>(P);
        if (isa<LabelStmt>(P) || isa<AttributedStmt>(P) ||
            isa<DefaultStmt>(P) || (Case && Case->getSubStmt() == Child)) {
          Child = P; // perhaps the last statement of a statement expression
          continue;
        }
        return Always;
      }
      if (const auto *Cast = dyn_cast<CastExpr>(X)) {
        if (Cast->getCastKind() == CK_FloatingToIntegral)
          return Always;
        if (Cast->getCastKind() == CK_ToVoid)
          return Never;
        Child = P;
        continue;
      }
      if (isa<ParenExpr>(X) || isa<ConstantExpr>(X) ||
          isa<GenericSelectionExpr>(X) || isa<InitListExpr>(X)) {
        Child = P;
        continue;
      }
      if (const auto *Member = dyn_cast<MemberExpr>(X)) {
        if (Member->isArrow())
          return Always;
        Child = P;
        continue;
      }
      if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(X)) {
        // `a[i].f[j]`: a part of a variable; an index is an address.
        if (Subscript->getBase() != Child || !baseVariable(Subscript))
          return Always;
        Child = P;
        continue;
      }
      if (const auto *B = dyn_cast<BinaryOperator>(X)) {
        if (B->getOpcode() == BO_Comma) {
          if (B->getLHS() == Child)
            return Never;
          Child = P;
          continue;
        }
        if (B->isLogicalOp())
          return Always;
        if (B->isAssignmentOp()) {
          if (B->getRHS() != Child || !baseVariable(B->getLHS()) ||
              (B->isCompoundAssignmentOp() && canBeUndefined(B)))
            return Always;
          return {Sink::Kind::Needs, B};
        }
        if (canBeUndefined(B))
          return Always;
        Child = P;
        continue;
      }
      if (const auto *U = dyn_cast<UnaryOperator>(X)) {
        if (U->getOpcode() == UO_Deref || U->getOpcode() == UO_AddrOf ||
            U->isIncrementDecrementOp() || canBeUndefined(U))
          return Always;
        Child = P;
        continue;
      }
      if (const auto *Cond = dyn_cast<ConditionalOperator>(X)) {
        if (Cond->getCond() == Child)
          return Always;
        Child = P;
        continue;
      }
      return Always;
    }
  }

  /// Whether E's value is the address of a compound literal, of a block and not
  /// static.
  static bool isLiteralAddress(const Expr *E) {
    E = peel(E->IgnoreParenCasts());
    if (const auto *U = dyn_cast<UnaryOperator>(E);
        U && U->getOpcode() == UO_AddrOf)
      E = peel(U->getSubExpr());
    else if (!E->getType()->isArrayType())
      return false;
    while (true) {
      if (const auto *M = dyn_cast<MemberExpr>(E); M && !M->isArrow())
        E = peel(M->getBase());
      else if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
        E = peel(S->getBase()->IgnoreParenImpCasts());
      else
        break;
    }
    return isa<CompoundLiteralExpr>(E);
  }
  void keep(const Expr *E) {
    Result.Edges.back().KeepsLiteral |= E && isLiteralAddress(E);
  }

  void read(const Expr *E, Sink To) {
    leaves(E, [&](const VarDecl *V) {
      if (V->getType().isConstQualified() &&
          !V->getType().isVolatileQualified())
        return;        // always the same
      if (isMemory(V)) // wherever the value goes: memory has no liveness
        addRead({nullptr, {Sink::Kind::Always, nullptr}});
      else
        addRead({V, To});
    });
  }

  /// The whole lvalue that Node, an element or a pointee, is the beginning of,
  /// and whether it is only assigned to (or its address taken).
  bool isOnlyAssigned(const Expr *Node) const {
    const Stmt *Child = Node;
    for (;;) {
      const Stmt *P = parentOf(Child);
      if (!P)
        return false;
      if (const auto *Member = dyn_cast<MemberExpr>(P);
          Member && !Member->isArrow()) {
        Child = P;
        continue;
      }
      if (isa<ParenExpr>(P)) {
        Child = P;
        continue;
      }
      if (const auto *Cast = dyn_cast<CastExpr>(P);
          Cast && Cast->getCastKind() == CK_ArrayToPointerDecay) {
        Child = P;
        continue;
      }
      if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(P)) {
        if (Subscript->getBase() != Child ||
            !isa<CastExpr>(Subscript->getBase()->IgnoreParens()))
          return false;
        Child = P;
        continue;
      }
      if (const auto *B = dyn_cast<BinaryOperator>(P))
        return B->getOpcode() == BO_Assign && B->getLHS() == Child;
      if (const auto *U = dyn_cast<UnaryOperator>(P))
        return U->getOpcode() == UO_AddrOf;
      return false;
    }
  }

  /// Whether the old value of V is still to be used by an operation around E,
  /// which assigns to V.
  bool isUsedAround(const VarDecl *V, const Expr *E) const {
    bool Used = false;
    const Stmt *Child = E;
    for (const Stmt *P = parentOf(E); P && isa<Expr>(P);
         Child = P, P = parentOf(P)) {
      const auto *B = dyn_cast<BinaryOperator>(P);
      if ((B && (B->getOpcode() == BO_Comma || B->isLogicalOp())) ||
          isa<AbstractConditionalOperator>(P))
        continue;
      for (const Stmt *Operand : P->children())
        if (Operand && Operand != Child && isa<Expr>(Operand))
          leaves(cast<Expr>(Operand),
                 [&](const VarDecl *Leaf) { Used |= Leaf == V; });
    }
    return Used;
  }

  void write(const Expr *LValue, const Expr *Node) {
    const VarDecl *V = baseVariable(LValue);
    // Not through peel: `__imag__ z` is a part.
    bool Whole =
        V && isa<DeclRefExpr>(LValue->IgnoreParens()) && !isUsedAround(V, Node);
    addWrite({V, LValue, Whole});
    if (V) {
      Result.Assignments.back().By = Node;
      Result.Assignments.back().OwnValue = valueSink(Node);
    }
  }

  void collect(const Operation &Op) {
    constexpr Sink Always = {Sink::Kind::Always, nullptr};
    switch (Op.K) {
    case Operation::Kind::Blank:
    case Operation::Kind::Load: // its value is read by what it is an operand of
    case Operation::Kind::Read:
    case Operation::Kind::Convert:
    case Operation::Kind::Return:
    case Operation::Kind::FunctionEntry:
      return;
    case Operation::Kind::FunctionReturn:
      if (const auto *Return = dyn_cast_or_null<ReturnStmt>(Op.Node))
        read(Return->getRetValue(), Always);
      return;
    case Operation::Kind::Assume:
      if (const auto *E = dyn_cast<Expr>(Op.Node))
        read(E, Always);
      else if (const auto *Switch = dyn_cast<SwitchStmt>(Op.Node))
        read(Switch->getCond(), Always);
      return;
    case Operation::Kind::Call: {
      const auto *Call = cast<CallExpr>(Op.Node);
      Result.Edges.back().CallOrAsm.setPointer(Call);
      read(Call->getCallee(), Always);
      for (const Expr *Argument : Call->arguments())
        read(Argument, Always);
      return;
    }
    case Operation::Kind::Declare: {
      Result.Edges.back().HasCleanup = Op.Var->hasAttr<CleanupAttr>();
      if (!Op.Var->hasLocalStorage())
        return;
      keep(Op.Var->getInit());
      if (Op.Var->getInit())
        read(Op.Var->getInit(), {Sink::Kind::Needs, Op.Var});
      QualType T = Op.Var->getType();
      while (const ArrayType *Array = Context.getAsArrayType(T)) {
        if (const auto *Variable = dyn_cast<VariableArrayType>(Array))
          if (Variable->getSizeExpr())
            read(Variable->getSizeExpr(), Always);
        T = Array->getElementType();
      }
      if (isVariableLength(Op.Var))
        return;
      addWrite({Op.Var, nullptr, true});
      Result.Assignments.back().By = Op.Var;
      return;
    }
    case Operation::Kind::Evaluate:
      break;
    }
    const auto *E = dyn_cast_or_null<Expr>(Op.Node);
    if (!E) {
      Result.Edges.back().CallOrAsm.setInt(true);
      return;
    }
    if (const auto *B = dyn_cast<BinaryOperator>(E)) {
      if (B->isLogicalOp())
        return;
      if (B->isAssignmentOp()) {
        write(B->getLHS(), B);
        bool Needed = !Result.Assignments.back().Write.Var ||
                      (B->isCompoundAssignmentOp() && canBeUndefined(B));
        Sink To = Needed ? Always : Sink{Sink::Kind::Needs, B};
        keep(B->getRHS());
        read(B->getRHS(), To);
        if (B->isCompoundAssignmentOp())
          read(B->getLHS(), To);
        return;
      }
      Sink To = canBeUndefined(B) ? Always : valueSink(B);
      read(B->getLHS(), To);
      read(B->getRHS(), To);
      return;
    }
    if (const auto *U = dyn_cast<UnaryOperator>(E)) {
      if (U->isIncrementDecrementOp()) {
        write(U->getSubExpr(), U);
        bool Needed = !Result.Assignments.back().Write.Var || canBeUndefined(U);
        read(U->getSubExpr(), Needed ? Always : Sink{Sink::Kind::Needs, U});
        return;
      }
      if (U->getOpcode() == UO_AddrOf) {
        // The address of a pointee is the pointer itself.
        const Expr *Operand = peel(U->getSubExpr());
        if (const auto *Star = dyn_cast<UnaryOperator>(Operand);
            Star && Star->getOpcode() == UO_Deref)
          read(Star->getSubExpr(), valueSink(U));
        if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(Operand)) {
          read(Subscript->getLHS(), Always);
          read(Subscript->getRHS(), Always);
        }
        if (isa<CompoundLiteralExpr>(Operand))
          read(Operand, Always);
        return;
      }
      if (U->getOpcode() == UO_Deref) {
        read(U->getSubExpr(), Always);
        if (!isOnlyAssigned(U))
          addRead({nullptr, Always});
        return;
      }
      read(U->getSubExpr(), canBeUndefined(U) ? Always : valueSink(U));
      return;
    }
    if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
      read(Subscript->getIdx(), Always);
      const VarDecl *V = baseVariable(Subscript);
      if (!V)
        read(Subscript->getBase(), Always);
      if (!isOnlyAssigned(E))
        addRead({V, V ? valueSink(E) : Always});
      return;
    }
    if (const auto *Member = dyn_cast<MemberExpr>(E)) {
      read(Member->getBase(), Always);
      if (!isOnlyAssigned(E))
        addRead({nullptr, Always});
      return;
    }
    if (const auto *Cond = dyn_cast<ConditionalOperator>(E)) {
      keep(Cond->getTrueExpr());
      keep(Cond->getFalseExpr());
      read(Cond->getTrueExpr(), valueSink(E));
      read(Cond->getFalseExpr(), valueSink(E));
      return;
    }
    // Whatever else there is: all that it mentions, and memory.
    for (const Stmt *Child : E->children())
      if (const auto *Operand = dyn_cast_or_null<Expr>(Child))
        read(Operand, Always);
    addRead({nullptr, Always});
    if (isa<AtomicExpr>(E) || isa<VAArgExpr>(E))
      addWrite({nullptr, E, false});
  }

  const CFA &C;
  ASTContext &Context;
  Parents Above;
  mutable llvm::DenseMap<const Expr *, bool> Undefined;
  FunctionFacts Result;
};

void AddressesTaken::add(const Expr *LValue) {
  if (const VarDecl *V = baseVariable(LValue))
    Into.insert(V->getCanonicalDecl());
}

void AddressesTaken::finish() {
  // `a[i]` is an element; any other use of an array's address lets it go.
  for (const CastExpr *Cast : Decays)
    if (!Indexed.count(Cast))
      add(Cast->getSubExpr());
  Decays.clear();
  Indexed.clear();
}

void addressesIn(const Stmt *S, llvm::SetVector<const VarDecl *> &Into) {
  struct Finder : QuickVisitor<Finder> {
    AddressesTaken *Taken;
    bool VisitUnaryOperator(UnaryOperator *U) {
      Taken->visit(*U);
      return true;
    }
    bool VisitCastExpr(CastExpr *Cast) {
      Taken->visit(*Cast);
      return true;
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) {
      Taken->visit(*E);
      return true;
    }
  } Walk;
  AddressesTaken Taken(Into);
  Walk.Taken = &Taken;
  Walk.TraverseStmt(const_cast<Stmt *>(S));
  Taken.finish();
}

EdgeFacts FunctionFacts::edge(EdgeId E) const {
  EdgeFacts F;
  unsigned Begin = E ? Edges[E - 1].ReadsEnd : 0;
  F.Reads =
      llvm::ArrayRef<ReadFact>(Reads).slice(Begin, Edges[E].ReadsEnd - Begin);
  F.Call = Edges[E].CallOrAsm.getPointer();
  F.IsAsm = Edges[E].CallOrAsm.getInt();
  F.HasCleanup = Edges[E].HasCleanup;
  F.KeepsLiteral = Edges[E].KeepsLiteral;
  if (unsigned Index = Edges[E].Written) {
    const Assignment &A = Assignments[Index - 1];
    F.Write = &A.Write;
    F.Assignment = A.By;
    F.OwnValue = A.OwnValue;
  }
  return F;
}

const VarDecl *baseVariable(const Expr *LValue) {
  for (;;) {
    LValue = peel(LValue);
    if (const auto *Ref = dyn_cast<DeclRefExpr>(LValue)) {
      const auto *V = dyn_cast<VarDecl>(Ref->getDecl());
      return V && !isMemory(V) ? V : nullptr;
    }
    if (const auto *Member = dyn_cast<MemberExpr>(LValue)) {
      if (Member->isArrow())
        return nullptr;
      LValue = Member->getBase();
      continue;
    }
    if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(LValue)) {
      if (Subscript->getBase()->getType()->isVectorType()) {
        LValue = Subscript->getBase();
        continue;
      }
      const auto *Decay = dyn_cast<CastExpr>(peel(Subscript->getBase()));
      if (!Decay || Decay->getCastKind() != CK_ArrayToPointerDecay)
        return nullptr;
      LValue = Decay->getSubExpr();
      continue;
    }
    if (const auto *Cast = dyn_cast<CastExpr>(LValue);
        Cast && (Cast->getCastKind() == CK_NoOp ||
                 Cast->getCastKind() == CK_LValueToRValue)) {
      LValue = Cast->getSubExpr();
      continue;
    }
    return nullptr;
  }
}

FunctionFacts factsOf(const CFA &C, ASTContext &Context) {
  return FactCollector(C, Context).run();
}

} // namespace transver
