//===- Specialise.cpp - The product as functions --------------------------===//
//
// Calls are not inlined. A function that something is cut in, or whose callers
// cut by what happened in it, is written once for each state in which it is
// entered (Unfold.cpp), beside or instead of the original; the original is the
// function of the residual state. A function that can return in several states
// says in a variable in which one it did.
//
//===----------------------------------------------------------------------===//

#include "reduce/Reduce.h"
#include "reduce/Unfold.h"
#include "weave/FunctionWeaver.h"
#include "clang/AST/Attr.h"

using namespace clang;

namespace transver {
namespace {

class Specialiser {
public:
  explicit Specialiser(Reduction &R) : R(R) {
    Names.Cut = R.CutFunction + "()";
    Names.State = R.Fresh.fresh("state");
    Names.LabelStem = R.Fresh.fresh("l");
    Names.HandsBack = [this](unsigned I, Residual::State S) {
      return S != 0 && this->R.Product.exits(I, S).size() > 1;
    };
    Names.FunctionName = [this](unsigned I, Residual::State S) {
      return nameOf(I, S);
    };
    Names.Temporary = [this] { return this->R.Fresh.fresh("result"); };
  }

  bool run(std::string &Why, SourceLocation &WhyAt) {
    if (R.Unit.calls().anyOrder() || R.Unit.CallsMain) {
      Why = R.Unit.CallsMain ? "main is called"
                             : "its functions run in no order that is known";
      return false;
    }
    unsigned N = R.Unit.Functions.size();
    std::vector<std::vector<std::pair<Residual::State, Unfolded>>> Texts(N);
    bool UsesState = false;
    for (unsigned I = 0; I < N; ++I)
      for (const auto &[Entry, In] : R.Product.instances(I)) {
        if (Entry == 0)
          continue;
        if (const char *Problem = cannotCopy(I)) {
          Why = Problem;
          WhyAt = R.Unit.Functions[I].Decl->getLocation();
          return false;
        }
        Texts[I].push_back({Entry, unfold(R.Unit, R.Steps, R.Product, R.Tokens,
                                          R.RangeOf, I, Entry, Names)});
        const Unfolded &New = Texts[I].back().second;
        if (New.Problem) {
          Why = New.Problem;
          WhyAt = New.ProblemAt;
          return false;
        }
        R.UsesCut |= New.UsesCut;
        UsesState |= New.UsesState;
      }
    bool First = true;
    for (unsigned I = 0; I < N; ++I) {
      if (Texts[I].empty())
        continue;
      if (First && UsesState)
        R.Edits.insertLine(
            externalStart(R.Tokens,
                          R.Tokens.indexOf(firstOf(I)->getBeginLoc())),
            "static int " + Names.State + ";");
      First = false;
      write(I, std::move(Texts[I]));
    }
    // The variable is above the first function that is declared of those.
    return true;
  }

private:
  const FunctionDecl *firstOf(unsigned I) const {
    return R.Unit.Functions[I].Decl->getFirstDecl();
  }

  /// The original is needed, too: something enters it.
  bool keepsOriginal(unsigned I) const {
    return R.Product.instances(I).count(0) ||
           (R.Unit.calls().isEnteredFromOutside(I) &&
            !R.Unit.Functions[I].Decl->isMain());
  }

  /// The state of the function that stands in the original's place.
  Residual::State inPlace(unsigned I) const {
    return keepsOriginal(I) ? 0 : R.Product.instances(I).begin()->first;
  }

  std::string nameOf(unsigned I, Residual::State S) {
    if (S == 0 || S == inPlace(I))
      return {};
    std::string &Name = CopyNames[{I, S}];
    if (Name.empty())
      Name = R.Fresh.fresh(R.Unit.Functions[I].Decl->getNameAsString());
    return Name;
  }

  /// Why there cannot be two of function I; null if there can, or are not.
  const char *cannotCopy(unsigned I) const {
    const FunctionDecl *F = R.Unit.Functions[I].Decl;
    if (R.Product.instances(I).size() == 1 && !keepsOriginal(I))
      return nullptr;
    if (F->hasAttr<WeakAttr>() || F->hasAttr<AliasAttr>() ||
        F->hasAttr<NakedAttr>())
      return "a function with these attributes cannot be copied";
    std::vector<const Stmt *> Pending = {F->getBody()};
    while (!Pending.empty()) {
      const Stmt *S = Pending.back();
      Pending.pop_back();
      if (!S)
        continue;
      if (const auto *D = dyn_cast<DeclStmt>(S))
        for (const Decl *One : D->decls())
          if (const auto *V = dyn_cast<VarDecl>(One))
            if (V->isStaticLocal())
              return "a static variable would become several";
      Pending.insert(Pending.end(), S->child_begin(), S->child_end());
    }
    return nullptr;
  }

  /// `__func__` and its like in function I, by their tokens: the variables that
  /// stand for them in a copy, which has another name.
  std::map<TokenIndex, std::string> functionNames(unsigned I) {
    const FunctionDecl *F = R.Unit.Functions[I].Decl;
    std::map<TokenIndex, std::string> Found;
    TokenRange Body = R.RangeOf.of(F->getBody());
    for (TokenIndex At = Body.Begin; At < Body.End; ++At)
      if (R.Tokens[At].isOneOf(tok::kw___func__, tok::kw___FUNCTION__,
                               tok::kw___PRETTY_FUNCTION__))
        Found[At] = F->getNameAsString();
    if (Found.empty())
      return Found;
    // Of __PRETTY_FUNCTION__, and in a block, the AST knows more.
    std::vector<const Stmt *> Pending = {F->getBody()};
    while (!Pending.empty()) {
      const Stmt *S = Pending.back();
      Pending.pop_back();
      if (!S)
        continue;
      Pending.insert(Pending.end(), S->child_begin(), S->child_end());
      const auto *Name = dyn_cast<PredefinedExpr>(S);
      if (Name && Name->getFunctionName())
        if (auto At = Found.find(R.Tokens.indexOf(Name->getLocation()));
            At != Found.end())
          At->second = Name->getFunctionName()->getString().str();
    }
    std::map<std::string, std::string> Variables;
    for (auto &[At, Text] : Found) {
      std::string &Variable = Variables[Text];
      if (Variable.empty()) {
        Variable = R.Fresh.fresh("func");
        R.Edits.insertLine(
            externalStart(R.Tokens,
                          R.Tokens.indexOf(firstOf(I)->getBeginLoc())),
            "static const char " + Variable + "[] = \"" + Text + "\";");
      }
      Text = Variable;
    }
    return Found;
  }

  /// The same pieces with other text for the tokens of With.
  static Pieces replaced(Pieces In,
                         const std::map<TokenIndex, std::string> &With) {
    Pieces Out;
    for (Piece &P : In) {
      if (P.IsText || P.GoesToLine) {
        Out.push_back(std::move(P));
        continue;
      }
      TokenRange Rest = P.Tokens;
      for (auto At = With.lower_bound(Rest.Begin);
           At != With.end() && At->first < Rest.End; ++At) {
        if (Rest.Begin < At->first)
          Out.push_back(Piece::tokens({Rest.Begin, At->first}));
        Out.push_back(Piece::text(" " + At->second));
        Rest.Begin = At->first + 1;
      }
      if (!Rest.empty())
        Out.push_back(Piece::tokens(Rest));
    }
    return Out;
  }

  void write(unsigned I,
             std::vector<std::pair<Residual::State, Unfolded>> Texts) {
    const FunctionDecl *F = R.Unit.Functions[I].Decl;
    const auto *Body = cast<CompoundStmt>(F->getBody());
    TokenIndex Open = R.Tokens.indexOf(Body->getLBracLoc());
    TokenIndex Close = R.Tokens.indexOf(Body->getRBracLoc());
    TokenIndex Begin =
        externalStart(R.Tokens, R.Tokens.indexOf(F->getBeginLoc()));
    TokenIndex NameAt = R.Tokens.indexOf(F->getLocation());
    Pieces Here, Copies;
    bool KnowsNames = false;
    std::map<TokenIndex, std::string> Copied; // names of the function in it
    for (auto &[Entry, Text] : Texts) {
      ++R.Sites;
      std::string Name = nameOf(I, Entry);
      if (Name.empty()) {
        Here = std::move(Text.Body);
        continue;
      }
      Copies.push_back(Piece::endOfLine());
      Copies.push_back(Piece::lineOf(Begin));
      Copies.push_back(Piece::text("static "));
      for (TokenIndex At = Begin; At < Open; ++At) {
        if (At == NameAt)
          Copies.push_back(Piece::text(Name));
        else if (!R.Tokens[At].isOneOf(tok::kw_static, tok::kw_extern,
                                       tok::kw_inline))
          Copies.push_back(Piece::tokens({At, At + 1}));
      }
      Copies.push_back(Piece::text(" {"));
      Copies.push_back(Piece::endOfLine());
      if (Copied.empty() && !KnowsNames)
        Copied = functionNames(I);
      KnowsNames = true;
      append(Copies, replaced(std::move(Text.Body), Copied));
      Copies.push_back(Piece::text("}"));
      // Callers may come before the definition.
      std::string Prototype = Name;
      firstOf(I)->getType().getAsStringInternal(Prototype,
                                                R.Context.getPrintingPolicy());
      R.Edits.insertLine(
          externalStart(R.Tokens, R.Tokens.indexOf(firstOf(I)->getBeginLoc())),
          "static " + R.Fresh.renamed(Prototype) + ";");
    }
    if (inPlace(I) == 0) {
      if (Copies.empty())
        return;
      Pieces End = {Piece::tokens({Close, Close + 1})};
      append(End, std::move(Copies));
      R.Edits.replace({Close, Close + 1}, std::move(End));
      return;
    }
    Pieces All = {Piece::tokens({Open, Open + 1}), Piece::endOfLine()};
    append(All, std::move(Here));
    All.push_back(Piece::tokens({Close, Close + 1}));
    append(All, std::move(Copies));
    R.Edits.replace({Open, Close + 1}, std::move(All));
  }

  Reduction &R;
  UnfoldNames Names;
  std::map<std::pair<unsigned, Residual::State>, std::string> CopyNames;
};

} // namespace

bool writeProduct(Reduction &R, std::string &Why, SourceLocation &WhyAt) {
  return Specialiser(R).run(Why, WhyAt);
}

} // namespace transver
