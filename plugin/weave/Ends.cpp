//===- Ends.cpp - Where functions and the program begin and end -----------===//

#include "Compat.h"
#include "support/Types.h"
#include "weave/AssignedFlags.h"
#include "weave/Shadows.h"
#include "clang/AST/Attr.h"

using namespace clang;

namespace transver {

void FunctionWeaver::weaveProgramEnd(llvm::ArrayRef<Site> AtEnd) {
  auto IsUsed = [&](StringRef Name) {
    return llvm::any_of(Context.getTranslationUnitDecl()->lookup(
                            DeclarationName(&Context.Idents.get(Name))),
                        [](const NamedDecl *D) { return D->isReferenced(); });
  };
  if (Unit.Opts.IsPart) {
    for (const Site &S : AtEnd) {
      std::string Text = siteStatement(S, nullptr);
      if (Text.empty())
        continue;
      woven(S, "S");
      weavePartEnd(
          S, Unit.Shared.function("end", "void", "void", "{ " + Text + " }"),
          IsUsed("quick_exit"));
    }
    return;
  }
  std::string Body;
  for (const Site &S : AtEnd) {
    std::string Text = siteStatement(S, nullptr);
    if (Text.empty())
      continue;
    Body += (Body.empty() ? "" : " ") + Text;
    woven(S, "S");
  }
  if (Body.empty())
    return;
  std::string End =
      Unit.Shared.function("end", "void", "void", "{ " + Body + " }");
  // A destructor runs after what atexit was told; the last of them has the
  // smallest number that a program may use.
  if (llvm::any_of(
          Context.getTranslationUnitDecl()->decls(),
          [](const Decl *D) { return D->hasAttr<DestructorAttr>(); })) {
    Unit.Shared.line("__attribute__((destructor(101))) static void " +
                     Unit.Fresh.fresh("at_end") + "(void) { " + End + "(); }");
  } else {
    Unit.Registers.push_back("atexit");
  }
  if (IsUsed("quick_exit"))
    Unit.Registers.push_back("at_quick_exit");
  // The handler that is registered first runs last.
  for (const std::string &Register : Unit.Registers)
    EntryLines.push_back(
        (Unit.CountsMain ? "if (" + Unit.MainDepth + " == 1) " : "") +
        Register + "(" + End + ");");
}

void FunctionWeaver::weaveEntry(const CompoundStmt *Body) {
  TokenIndex Open = Unit.Tokens.indexOf(Body->getLBracLoc());
  if (Unit.Shadow)
    for (const std::string &Line : Unit.Shadow->declarations())
      Unit.Edits.insertLineAfter(Open, Line);
  if (Unit.Flags)
    for (const std::string &Line : Unit.Flags->declarations())
      Unit.Edits.insertLineAfter(Open, Line);
  bool Wrote = !EntryLines.empty();
  for (const std::string &Line : EntryLines)
    Unit.Edits.insertLineAfter(Open, Line);
  for (const Site *S : OnEntry) {
    std::string Text = siteStatement(*S, nullptr);
    if (Text.empty())
      continue;
    Unit.Edits.insertLineAfter(Open, Text);
    woven(*S, "S");
    Wrote = true;
  }
  // In C89 a statement may not stand before a declaration: these get a block.
  if (!Wrote || Context.getLangOpts().C99 || Body->body_empty() ||
      !isa<DeclStmt>(Body->body_front()))
    return;
  Unit.Edits.insertLineAfter(Open, "{");
  HasEntryBlock = true;
}

void FunctionWeaver::weaveFallOff(const CompoundStmt *Body) {
  TokenIndex Close = Unit.Tokens.indexOf(Body->getRBracLoc());
  for (const Site *S : OnFallOff) {
    std::string Text = siteStatement(*S, nullptr);
    if (Text.empty())
      continue;
    Unit.Edits.insertLine(Close, Text);
    woven(*S, "S");
  }
}

void FunctionWeaver::visitReturn(const ReturnStmt *S, Frame &Fr) {
  const Expr *Value = S->getRetValue();
  if (!isInteresting(S) && !OnReturn.count(S))
    return;
  Info I;
  if (Value)
    I = visit(Value, {&Fr, false, true});
  auto Sites = OnReturn.find(S);
  if (Sites == OnReturn.end())
    return;
  if (!Value || I.isPure()) {
    for (const Site *At : Sites->second) {
      std::string Text = siteStatement(*At, nullptr);
      if (Text.empty())
        continue;
      Fr.Before.push_back(Text);
      woven(*At, "S");
    }
    return;
  }
  // return (t = value, action(), t);
  Form Fo;
  Kept Result;
  bool IsVoid = Value->getType()->isVoidType();
  if (!IsVoid)
    Result = keep(Value, Value->getType(), {&Fr, false, true});
  Fo.Prelude.push_back(Piece::text(Result.Open));
  Fo.Prelude.push_back(Piece::tokens(Unit.RangeOf.of(Value)));
  Fo.Prelude.push_back(Piece::text(Result.Close));
  for (const Site *At : Sites->second) {
    std::string Text = siteCall(*At, [&](const Expr *E) {
      return E->IgnoreParenImpCasts() == Value->IgnoreParenImpCasts() && !IsVoid
                 ? Result.Value
                 : textOf(E);
    });
    if (Text.empty())
      continue;
    Fo.Prelude.push_back(Piece::text(", " + Text));
    woven(*At, "T");
  }
  Fo.Prelude.push_back(Piece::text(IsVoid ? ")" : ", " + Result.Value + ")"));
  Unit.Edits.replace(Unit.RangeOf.of(Value), std::move(Fo.Prelude));
}

} // namespace transver
