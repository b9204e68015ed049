//===- Copies.cpp - Structures copied member by member --------------------===//
//
// `a = b`, where both are structures, becomes assignments of the members, and
// of the members of members; short arrays are copied element by element, longer
// ones and unions, of which nobody knows what is in them, byte by byte. Objects
// that pointers lead to are found once: `*p->next = *q` may change `p->next`.
//
// Only statements are copied so, and initialisers of variables.
//
//===----------------------------------------------------------------------===//

#include "lower/Pass.h"
#include "support/Types.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace transver {
namespace {

constexpr unsigned MostElements = 8, MostMembers = 64;
constexpr const char *What = "a copy of a structure";

/// The record that T is, if its copies are looked at.
const RecordDecl *recordOf(QualType T) {
  const auto *R = T->getAs<RecordType>();
  return R ? R->getDecl()->getDefinition() : nullptr;
}

/// Whether E is a variable, or a part of one that no pointer leads to.
bool isFixed(const Expr *E) {
  for (;;) {
    E = E->IgnoreParens();
    if (const auto *M = dyn_cast<MemberExpr>(E)) {
      if (M->isArrow())
        return false;
      E = M->getBase();
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
      E = S->getBase()->IgnoreImpCasts();
      if (!E->getType()->isArrayType() ||
          !isa<IntegerLiteral>(S->getIdx()->IgnoreParenImpCasts()))
        return false;
    } else {
      return isa<DeclRefExpr>(E);
    }
  }
}

class Copier : public RecursiveASTVisitor<Copier> {
public:
  explicit Copier(LoweredUnit &Unit) : Unit(Unit) {}

  bool TraverseFunctionDecl(FunctionDecl *F) {
    if (Unit.Context.getSourceManager().isInSystemHeader(F->getLocation()))
      return true;
    return RecursiveASTVisitor::TraverseFunctionDecl(F);
  }

  /// The statements that can be written otherwise are those of blocks and of
  /// bodies.
  bool VisitStmt(Stmt *S) {
    if (isa<Expr>(S))
      return true;
    for (const Stmt *Child : S->children()) {
      const auto *E = dyn_cast_or_null<Expr>(Child);
      if (E && isStatementOf(E, S))
        Statements.insert(E);
    }
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *B) {
    if (B->getOpcode() != BO_Assign || !recordOf(B->getType()))
      return true;
    if (!isStatement(B)) {
      Unit.keep(B->getExprLoc(), What, "its value is used");
      return true;
    }
    std::string Text;
    if (!copy(B->getLHS(), B->getRHS(), Text))
      return true;
    // With the `;`, which an `else` may follow.
    TokenRange Range = Unit.rangeOf(*B);
    if (!Range.empty() && Unit.Tokens[Range.End].is(tok::semi))
      Unit.Edits.replace({Range.Begin, Range.End + 1}, {Piece::text(Text)});
    return true;
  }

  bool VisitDeclStmt(DeclStmt *S) {
    for (Decl *D : S->decls()) {
      auto *V = dyn_cast<VarDecl>(D);
      const Expr *Init = V && V->hasLocalStorage() ? V->getInit() : nullptr;
      if (!Init || !recordOf(V->getType()) || !isObject(Init))
        continue;
      TokenRange Range = Unit.rangeOf(*Init), Whole = Unit.rangeOf(*S);
      if (!S->isSingleDecl() || V->getType().isConstQualified() ||
          Range.empty() || !InBlock.count(S)) {
        Unit.keep(Init->getExprLoc(), What, "it is a part of a declaration");
        continue;
      }
      std::string Text;
      if (!copy(*V, Init, Text))
        continue;
      // `= b` goes; the copy comes behind the declaration.
      Unit.Edits.replace({Range.Begin - 1, Range.End}, {Piece::text("")});
      Unit.Edits.insertAfter(Whole.End - 1, " " + Text + ";");
    }
    return true;
  }

  bool VisitCompoundStmt(CompoundStmt *S) {
    for (const Stmt *Child : S->body())
      InBlock.insert(Child);
    return true;
  }
  /// The last statement of one is its value.
  bool VisitStmtExpr(StmtExpr *S) {
    if (!S->getSubStmt()->body_empty())
      Values.insert(S->getSubStmt()->body_back());
    return true;
  }

private:
  bool isStatement(const Expr *E) const {
    return Statements.count(E) && !Values.count(E);
  }

  /// Whether E is an object whose members can be named.
  static bool isObject(const Expr *E) {
    const auto *Cast = dyn_cast<ImplicitCastExpr>(E);
    return Cast && Cast->getCastKind() == CK_LValueToRValue;
  }

  /// The object E as text that can be named again and again; what has to be
  /// done first goes to Before.
  std::string object(const Expr *E, std::string &Before) {
    while (const auto *Cast = dyn_cast<ImplicitCastExpr>(E))
      E = Cast->getSubExpr();
    std::string Text = Unit.Tokens.text(Unit.rangeOf(*E));
    if (isFixed(E) || Text.empty())
      return Text;
    QualType Type = E->getType();
    if (!isNameable(Type))
      return {};
    std::string Name = Unit.Fresh.fresh("at"), Declared = "*" + Name;
    Type.getAsStringInternal(Declared, Unit.Context.getPrintingPolicy());
    Before += Declared + " = &(" + Text + "); ";
    return "(*" + Name + ")";
  }

  bool copy(const Expr *To, const Expr *From, std::string &Text) {
    std::string Before, Source;
    const Expr *Bare = From->IgnoreParens();
    if (!isObject(Bare)) {
      Unit.keep(From->getExprLoc(), What, "what is copied is no object");
      return false;
    }
    // Where both have effects, Clang begins with the one on the left.
    std::string Target = object(To->IgnoreParens(), Before);
    Source = object(Bare, Before);
    return copy(To->getType(), Target, Source, Before, From->getExprLoc(),
                Text);
  }
  bool copy(const VarDecl &V, const Expr *From, std::string &Text) {
    std::string Before;
    std::string Source = object(From, Before);
    return copy(V.getType(), V.getName().str(), Source, Before,
                From->getExprLoc(), Text);
  }
  bool copy(QualType Type, const std::string &Target, const std::string &Source,
            const std::string &Before, SourceLocation Loc, std::string &Text) {
    std::vector<std::string> Copies;
    unsigned Members = 0;
    if (Target.empty() || Source.empty() ||
        !copyMembers(Type, Target, Source, Copies, Members)) {
      Unit.keep(Loc, What, "its members cannot be named");
      return false;
    }
    Text = "{ " + Before;
    for (const std::string &Copy : Copies)
      Text += Copy + " ";
    Text += "}";
    return true;
  }

  /// All bytes of an object that has more than a list of members.
  void copyBytes(const std::string &To, const std::string &From,
                 std::vector<std::string> &Copies) {
    std::string I = Unit.Fresh.fresh("byte");
    Copies.push_back("{ unsigned long " + I + "; for (" + I + " = 0; " + I +
                     " < sizeof " + To + "; " + I + "++) ((unsigned char *)&" +
                     To + ")[" + I + "] = ((const unsigned char *)&" + From +
                     ")[" + I + "]; }");
  }

  bool copyMembers(QualType T, const std::string &To, const std::string &From,
                   std::vector<std::string> &Copies, unsigned &Count) {
    if (const auto *Array = Unit.Context.getAsConstantArrayType(T)) {
      if (Array->getSize().ugt(MostElements)) {
        copyBytes(To, From, Copies);
        return true;
      }
      for (uint64_t I = 0; I < Array->getSize().getZExtValue(); ++I) {
        std::string Index = "[" + std::to_string(I) + "]";
        if (!copyMembers(Array->getElementType(), To + Index, From + Index,
                         Copies, Count))
          return false;
      }
      return true;
    }
    const RecordDecl *Record = recordOf(T);
    if (!Record) {
      Copies.push_back(To + " = " + From + ";");
      return ++Count <= MostMembers;
    }
    bool HasNameless = llvm::any_of(Record->fields(), [](const FieldDecl *F) {
      return !F->getIdentifier() && !F->isBitField();
    });
    if (Record->isUnion() || HasNameless || T.isVolatileQualified()) {
      copyBytes(To, From, Copies);
      return !T.isVolatileQualified();
    }
    for (const FieldDecl *F : Record->fields()) {
      if (!F->getIdentifier() || F->getType()->isIncompleteArrayType())
        continue;
      if (!copyMembers(F->getType(), To + "." + F->getName().str(),
                       From + "." + F->getName().str(), Copies, Count))
        return false;
    }
    return true;
  }

  LoweredUnit &Unit;
  llvm::DenseSet<const Stmt *> Statements, InBlock, Values;
};

} // namespace

void spellCopies(LoweredUnit &Unit) {
  Copier(Unit).TraverseDecl(Unit.Context.getTranslationUnitDecl());
}

} // namespace transver
