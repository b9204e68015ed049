//===- Sequences.cpp - One operation for each statement -------------------===//
//
// Statements whose expressions have parts (Parts.h) are written as several:
//
//   if (E) S          { BEFORE if (V) S }         also switch, return, E;
//   while (E) S       while (1) { BEFORE if (!(V)) break; S }
//   do S while (E);   do { S NEXT: BEFORE } while (V);
//   for (A; E; I) S   for (A; ;) { BEFORE if (!(V)) break; { S } NEXT: I }
//
// where `continue` in S becomes `goto NEXT` if there is a NEXT. The variables
// that this needs are declared in a block around the statement.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "lower/Parts.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {
namespace {

constexpr const char *What = "several operations in one statement";

/// The `continue` of one loop, and statement expressions in it.
class ContinueFinder : public RecursiveASTVisitor<ContinueFinder> {
public:
  bool VisitContinueStmt(ContinueStmt *S) {
    Found.push_back(S);
    return true;
  }
  bool TraverseForStmt(ForStmt *) { return true; }
  bool TraverseWhileStmt(WhileStmt *) { return true; }
  bool TraverseDoStmt(DoStmt *) { return true; }
  bool VisitStmtExpr(StmtExpr *) {
    HasStatementExpressions = true;
    return true;
  }
  std::vector<const ContinueStmt *> Found;
  bool HasStatementExpressions = false;
};

/// Whether E names V.
bool names(const Stmt *E, const VarDecl *V) {
  if (const auto *R = dyn_cast<DeclRefExpr>(E))
    return R->getDecl() == V;
  if (const auto *Trait = dyn_cast<UnaryExprOrTypeTraitExpr>(E))
    if (Trait->isArgumentType())
      return Trait->getTypeOfArgument()->isVariablyModifiedType() ||
             isa<TypeOfExprType>(Trait->getTypeOfArgument());
  return llvm::any_of(E->children(), [&](const Stmt *Child) {
    return Child && names(Child, V);
  });
}

class Splitter {
public:
  Splitter(LoweredUnit &Unit, const FunctionDecl &F)
      : Unit(Unit), Finder(Unit, F) {}

  /// InBlock: S stands in a block, where other statements may stand before it.
  void visit(const Stmt *S, bool InBlock = false);

private:
  /// What is written before a statement, and behind it.
  struct Frame {
    const Stmt *S;
    std::vector<std::string> Before;
    bool IsBlock = false; ///< Before has begun a block
  };

  /// Puts the parts of E, which S evaluates first, in place: what is before
  /// goes to Into, and the value to where E stands. False if nothing changes.
  bool place(const Expr *E, std::vector<std::string> &Into);
  /// Says that E stays, and looks at the statements in it.
  void stays(const Expr *E);
  /// The same of all in a statement that is not looked at.
  void staysInside(const Stmt *S, const char *Why);
  void visitInside(const Stmt *S);
  /// Writes Before, and the declarations it needs, before S.
  void open(Frame &F);
  void close(const Frame &F);
  void visitExpr(const Expr *E, bool InBlock);
  void visitDecl(const DeclStmt *S, bool InBlock);
  void visitWhile(const WhileStmt *S);
  void visitDo(const DoStmt *S);
  void visitFor(const ForStmt *S);
  /// Whether Body can be left for what comes next; then its `continue`s go to
  /// Label, which is new if there are any.
  bool redirect(const Stmt *Body, std::string &Label);

  /// The last token of a statement, with its `;`.
  TokenIndex endOf(const Stmt *S) const;
  TokenIndex beginOf(const Stmt *S) const { return Unit.rangeOf(*S).Begin; }
  static std::string line(const std::vector<std::string> &Statements) {
    return llvm::join(Statements, " ");
  }

  LoweredUnit &Unit;
  PartFinder Finder;
};

TokenIndex Splitter::endOf(const Stmt *S) const {
  for (;;)
    if (const auto *If = dyn_cast<IfStmt>(S))
      S = If->getElse() ? If->getElse() : If->getThen();
    else if (const auto *While = dyn_cast<WhileStmt>(S))
      S = While->getBody();
    else if (const auto *For = dyn_cast<ForStmt>(S))
      S = For->getBody();
    else if (const auto *Switch = dyn_cast<SwitchStmt>(S))
      S = Switch->getBody();
    else if (const auto *Label = dyn_cast<LabelStmt>(S))
      S = Label->getSubStmt();
    else if (const auto *Case = dyn_cast<SwitchCase>(S))
      S = Case->getSubStmt();
    else if (const auto *Attributed = dyn_cast<AttributedStmt>(S))
      S = Attributed->getSubStmt();
    else
      break;
  TokenIndex End = Unit.rangeOf(*S).End - 1;
  if (!isa<CompoundStmt>(S) && !Unit.Tokens[End].is(tok::semi) &&
      End + 1 < Unit.Tokens.size() && Unit.Tokens[End + 1].is(tok::semi))
    ++End;
  return End;
}

void Splitter::visitInside(const Stmt *S) {
  if (const auto *E = dyn_cast_or_null<StmtExpr>(S)) {
    const CompoundStmt *Body = E->getSubStmt();
    for (const Stmt *Child : Body->body()) {
      const Stmt *Bare = Child;
      while (const auto *Label = dyn_cast<LabelStmt>(Bare))
        Bare = Label->getSubStmt();
      const auto *Value = dyn_cast<Expr>(Bare);
      if (Child != Body->body_back() || !Value) {
        visit(Child, true);
        continue;
      }
      Finder.Why = "it is the value of a statement expression";
      stays(Value);
    }
    return;
  }
  if (S)
    for (const Stmt *Child : S->children())
      visitInside(Child);
}

void Splitter::staysInside(const Stmt *S, const char *Why) {
  for (const Stmt *Child : S->children())
    if (const auto *E = dyn_cast_or_null<Expr>(Child)) {
      Finder.Why = Why;
      stays(E);
    } else if (Child) {
      staysInside(Child, Why);
    }
}

void Splitter::stays(const Expr *E) {
  if (Finder.asksFor(E))
    Unit.keep(E->getExprLoc(), What, Finder.Why);
  visitInside(E);
}

bool Splitter::place(const Expr *E, std::vector<std::string> &Into) {
  if (!Finder.asksFor(E)) {
    visitInside(E);
    return false;
  }
  Parts P;
  if (!Finder.split(E, P, /*Used=*/true)) {
    (void)Finder.takeDeclarations();
    stays(E);
    return false;
  }
  Into.insert(Into.end(), P.Before.begin(), P.Before.end());
  Unit.Edits.replace(Unit.rangeOf(*E), {Piece::text(P.Value)});
  return true;
}

void Splitter::open(Frame &F) {
  std::vector<std::string> Declared = Finder.takeDeclarations();
  if (Declared.empty() && F.Before.empty())
    return;
  F.IsBlock = true;
  Unit.Edits.insertLine(beginOf(F.S),
                        "{ " + line(Declared) + (Declared.empty() ? "" : " ") +
                            line(F.Before),
                        /*BeforePragmas=*/true);
}

void Splitter::close(const Frame &F) {
  if (F.IsBlock)
    Unit.Edits.insertAfter(endOf(F.S), " }");
}

void Splitter::visit(const Stmt *S, bool InBlock) {
  if (!S)
    return;
  Frame F{S, {}, false};
  if (const auto *Block = dyn_cast<CompoundStmt>(S)) {
    for (const Stmt *Child : Block->body())
      visit(Child, true);
  } else if (const auto *E = dyn_cast<Expr>(S)) {
    visitExpr(E, InBlock);
  } else if (const auto *Declaration = dyn_cast<DeclStmt>(S)) {
    visitDecl(Declaration, InBlock);
  } else if (const auto *If = dyn_cast<IfStmt>(S)) {
    place(If->getCond(), F.Before);
    open(F);
    visit(If->getThen());
    visit(If->getElse());
    close(F);
  } else if (const auto *Switch = dyn_cast<SwitchStmt>(S)) {
    place(Switch->getCond(), F.Before);
    open(F);
    visit(Switch->getBody());
    close(F);
  } else if (const auto *Return = dyn_cast<ReturnStmt>(S)) {
    if (const Expr *Value = Return->getRetValue()) {
      place(Value, F.Before);
      open(F);
      close(F);
    }
  } else if (const auto *While = dyn_cast<WhileStmt>(S)) {
    visitWhile(While);
  } else if (const auto *Do = dyn_cast<DoStmt>(S)) {
    visitDo(Do);
  } else if (const auto *For = dyn_cast<ForStmt>(S)) {
    visitFor(For);
  } else if (const auto *Label = dyn_cast<LabelStmt>(S)) {
    visit(Label->getSubStmt());
  } else if (const auto *Case = dyn_cast<SwitchCase>(S)) {
    visit(Case->getSubStmt());
  } else if (const auto *Attributed = dyn_cast<AttributedStmt>(S)) {
    // Its attributes are those of this very statement.
    if (isa<CompoundStmt>(Attributed->getSubStmt()))
      visit(Attributed->getSubStmt());
    else
      staysInside(S, "its statement has an attribute");
  } else if (!isa<NullStmt>(S)) {
    staysInside(S, "it stands in a statement of another kind");
  }
}

void Splitter::visitExpr(const Expr *E, bool InBlock) {
  if (!Finder.asksFor(E)) {
    visitInside(E);
    return;
  }
  std::vector<std::string> Statements;
  if (!Finder.splitStatement(E, Statements)) {
    (void)Finder.takeDeclarations();
    stays(E);
    return;
  }
  // The last one takes the `;` that is there.
  std::string Last;
  if (!Statements.empty() && Statements.back().back() == ';') {
    Last = std::move(Statements.back());
    Last.pop_back();
    Statements.pop_back();
  }
  bool NeedsBlock = !InBlock;
  Frame F{E, std::move(Statements), false};
  std::vector<std::string> Declared = Finder.takeDeclarations();
  NeedsBlock |= !Declared.empty();
  std::string Text =
      line(Declared) + (Declared.empty() ? "" : " ") + line(F.Before);
  if (NeedsBlock)
    Text = "{ " + Text;
  if (!F.Before.empty() || NeedsBlock)
    Unit.Edits.insertLine(beginOf(E), Text, /*BeforePragmas=*/true);
  Unit.Edits.replace(Unit.rangeOf(*E), {Piece::text(Last)});
  F.IsBlock = NeedsBlock;
  close(F);
}

/// Whether V can be declared first and get the value of its initialiser later.
bool isAssignable(const VarDecl &V) {
  return V.getType()->isScalarType() && !V.getType().isConstQualified() &&
         V.getInitStyle() == VarDecl::CInit && !isa<InitListExpr>(V.getInit());
}

/// `int a = 1, b = E, c = 2;` becomes `BEFORE int a = 1, b = V, c = 2;` where
/// that is the same, for the first E; else, and for those behind it,
/// `int a = 1, b, c; BEFORE b = V; c = 2;`.
void Splitter::visitDecl(const DeclStmt *S, bool InBlock) {
  std::vector<const VarDecl *> Variables;
  size_t First = 0, Start = 0; // the first that is split, that is assigned
  bool CanBeAhead = true, HasBounds = false, Asks = false;
  for (const Decl *D : S->decls()) {
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V)
      continue;
    Variables.push_back(V);
    const Expr *Init = V->isStaticLocal() ? nullptr : V->getInit();
    bool IsBound = V->getType()->isVariablyModifiedType();
    if (Init && Finder.asksFor(Init)) {
      if (Asks)
        continue;
      Asks = true;
      First = Variables.size() - 1;
      CanBeAhead &= !IsBound && llvm::none_of(Variables, [&](const VarDecl *O) {
        return names(Init, O);
      });
      continue;
    }
    HasBounds |= Asks && IsBound;
    if (!Asks)
      CanBeAhead &= !IsBound && (!Init || Init->isEvaluatable(Unit.Context));
    visitInside(Init);
  }
  if (!Asks)
    return;
  for (Start = First + CanBeAhead; Start < Variables.size(); ++Start)
    if (Variables[Start]->getInit() &&
        Finder.asksFor(Variables[Start]->getInit()))
      break;
  std::vector<const VarDecl *> Moved;
  for (const VarDecl *V : ArrayRef<const VarDecl *>(Variables).slice(Start))
    if (V->getInit() && !V->isStaticLocal() &&
        (Finder.asksFor(V->getInit()) ||
         !V->getInit()->isEvaluatable(Unit.Context)))
      Moved.push_back(V);
  bool IsApart =
      Moved.empty() || (!HasBounds && llvm::all_of(Moved, [](const VarDecl *V) {
        return isAssignable(*V);
      }));
  auto Stays = [&](const char *Why) {
    for (const VarDecl *V : Variables)
      if (V->getInit() && Finder.asksFor(V->getInit())) {
        if (Why)
          Finder.Why = Why;
        stays(V->getInit());
      }
  };
  if (!InBlock || !IsApart) {
    Stays(InBlock ? "it stands in a declaration that cannot be taken apart"
                  : "it is a declaration with a label");
    return;
  }

  std::vector<std::string> Before;
  Parts Ahead;
  bool Splits = !CanBeAhead || Finder.split(Variables[First]->getInit(), Ahead,
                                            /*Used=*/true);
  std::vector<std::string> Declared = Finder.takeDeclarations();
  for (const VarDecl *V : Moved) {
    Parts P;
    Splits = Splits && Finder.split(V->getInit(), P, /*Used=*/true);
    Before.insert(Before.end(), P.Before.begin(), P.Before.end());
    Before.push_back(V->getName().str() + " = " + P.Value + ";");
  }
  std::vector<std::string> DeclaredBehind = Finder.takeDeclarations();
  if (!Splits) {
    Stays(nullptr);
    return;
  }
  if (CanBeAhead) {
    Unit.Edits.replace(Unit.rangeOf(*Variables[First]->getInit()),
                       {Piece::text(Ahead.Value)});
    Declared.insert(Declared.end(), Ahead.Before.begin(), Ahead.Before.end());
    if (!Declared.empty())
      Unit.Edits.insertLine(beginOf(S), line(Declared), true);
  }
  for (const VarDecl *V : Moved) {
    TokenRange Init = Unit.rangeOf(*V->getInit());
    Unit.Edits.replace({Init.Begin - 1, Init.End}, {Piece::text("")}); // `=`
  }
  DeclaredBehind.insert(DeclaredBehind.end(), Before.begin(), Before.end());
  if (!Moved.empty())
    Unit.Edits.insertAfter(endOf(S), " " + line(DeclaredBehind));
}

bool Splitter::redirect(const Stmt *Body, std::string &Label) {
  ContinueFinder Finder;
  Finder.TraverseStmt(const_cast<Stmt *>(Body));
  if (Finder.Found.empty())
    return true;
  if (Finder.HasStatementExpressions)
    return false;
  Label = Unit.Fresh.fresh("next");
  for (const ContinueStmt *C : Finder.Found)
    Unit.Edits.replace(Unit.rangeOf(*C), {Piece::text("goto " + Label)});
  return true;
}

void Splitter::visitWhile(const WhileStmt *S) {
  Frame F{S, {}, false};
  Parts P;
  const Expr *Cond = S->getCond();
  if (!Finder.asksFor(Cond) || !Finder.split(Cond, P, /*Used=*/true)) {
    (void)Finder.takeDeclarations();
    stays(Cond);
    visit(S->getBody());
    return;
  }
  open(F);
  Unit.Edits.replace(Unit.rangeOf(*Cond), {Piece::text("1")});
  Unit.Edits.insertLine(beginOf(S->getBody()),
                        "{ " + line(P.Before) + " if (!(" + P.Value +
                            ")) break;",
                        /*BeforePragmas=*/true);
  visit(S->getBody());
  Unit.Edits.insertAfter(endOf(S->getBody()), " }");
  close(F);
}

void Splitter::visitDo(const DoStmt *S) {
  Frame F{S, {}, false};
  Parts P;
  std::string Next;
  const Expr *Cond = S->getCond();
  bool Splits = Finder.asksFor(Cond) && Finder.split(Cond, P, /*Used=*/true);
  if (Splits && !redirect(S->getBody(), Next)) {
    Finder.Why = "its loop has a statement expression";
    Splits = false;
  }
  if (!Splits) {
    (void)Finder.takeDeclarations();
    stays(Cond);
    visit(S->getBody());
    return;
  }
  open(F);
  Unit.Edits.insertLine(beginOf(S->getBody()), "{", /*BeforePragmas=*/true);
  visit(S->getBody());
  Unit.Edits.insertAfter(endOf(S->getBody()),
                         (Next.empty() ? " " : " " + Next + ": ; ") +
                             line(P.Before) + " }");
  Unit.Edits.replace(Unit.rangeOf(*Cond), {Piece::text(P.Value)});
  close(F);
}

void Splitter::visitFor(const ForStmt *S) {
  Frame F{S, {}, false};
  // What is evaluated once.
  if (const auto *Init = dyn_cast_or_null<Expr>(S->getInit())) {
    std::vector<std::string> Statements;
    if (Finder.asksFor(Init) && Finder.splitStatement(Init, Statements)) {
      F.Before = std::move(Statements);
      Unit.Edits.replace(Unit.rangeOf(*Init), {Piece::text(" ")});
    } else {
      stays(Init);
    }
  } else if (const auto *Init = dyn_cast_or_null<DeclStmt>(S->getInit())) {
    for (const Decl *D : Init->decls())
      if (const auto *V = dyn_cast<VarDecl>(D))
        if (V->getInit() && Finder.asksFor(V->getInit())) {
          if (Init->isSingleDecl()) {
            place(V->getInit(), F.Before);
            continue;
          }
          Finder.Why = "it stands behind another declaration";
          stays(V->getInit());
        }
  }
  // What is evaluated in each round.
  std::vector<std::string> First, Last;
  std::string Next;
  Parts P;
  const Expr *Cond = S->getCond(), *Inc = S->getInc();
  bool SplitsCond = Cond && Finder.asksFor(Cond);
  bool SplitsInc = Inc && Finder.asksFor(Inc);
  if (SplitsCond && !Finder.split(Cond, P, /*Used=*/true)) {
    stays(Cond);
    SplitsCond = false;
  } else if (Cond && !SplitsCond) {
    visitInside(Cond);
  }
  if (SplitsInc &&
      (!Finder.splitStatement(Inc, Last) || !redirect(S->getBody(), Next))) {
    stays(Inc);
    SplitsInc = false;
    Last.clear();
  } else if (Inc && !SplitsInc) {
    visitInside(Inc);
  }
  open(F);
  if (SplitsCond) {
    First = std::move(P.Before);
    First.push_back("if (!(" + P.Value + ")) break;");
    Unit.Edits.replace(Unit.rangeOf(*Cond), {Piece::text(" ")});
  }
  if (SplitsInc)
    Unit.Edits.replace(Unit.rangeOf(*Inc), {Piece::text(" ")});
  if (SplitsCond || SplitsInc)
    Unit.Edits.insertLine(beginOf(S->getBody()), "{ " + line(First) + " {",
                          /*BeforePragmas=*/true);
  visit(S->getBody());
  if (SplitsCond || SplitsInc)
    Unit.Edits.insertAfter(endOf(S->getBody()),
                           (Next.empty() ? " } " : " } " + Next + ": ; ") +
                               line(Last) + " }");
  close(F);
}

} // namespace

void splitSequences(LoweredUnit &Unit) {
  for (const Decl *D : Unit.Context.getTranslationUnitDecl()->decls()) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !F->doesThisDeclarationHaveABody() ||
        Unit.Context.getSourceManager().isInSystemHeader(F->getLocation()))
      continue;
    Splitter(Unit, *F).visit(F->getBody());
  }
}

} // namespace transver
