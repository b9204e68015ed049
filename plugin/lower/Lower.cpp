//===- Lower.cpp - A woven unit for a front end ---------------------------===//

#include "lower/Lower.h"
#include "Compat.h"
#include "output/Object.h"
#include "source/LineMarkers.h"
#include "source/Printer.h"
#include "clang/AST/ASTConsumer.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace clang;

namespace transver {

void LoweredUnit::keep(SourceLocation Loc, StringRef What, StringRef Why) {
  PresumedLoc Place = Context.getSourceManager().getPresumedLoc(
      Context.getSourceManager().getExpansionLoc(Loc));
  Kept K;
  if (Place.isValid()) {
    K.File = Place.getFilename();
    K.Line = Place.getLine();
    K.Column = Place.getColumn();
  }
  K.What = What.str();
  K.Why = Why.str();
  Left.push_back(std::move(K));
}

bool isStatementOf(const Expr *E, const Stmt *Parent) {
  if (const auto *If = dyn_cast<IfStmt>(Parent))
    return E != If->getCond();
  if (const auto *While = dyn_cast<WhileStmt>(Parent))
    return E != While->getCond();
  if (const auto *Do = dyn_cast<DoStmt>(Parent))
    return E != Do->getCond();
  if (const auto *For = dyn_cast<ForStmt>(Parent))
    return E == For->getBody();
  return isa<CompoundStmt>(Parent) || isa<LabelStmt>(Parent) ||
         (isa<SwitchCase>(Parent) &&
          E == cast<SwitchCase>(Parent)->getSubStmt());
}

namespace {

/// One pass, and for which of what is to be avoided it is there.
struct Step {
  Pass Run;
  unsigned For; ///< 0: always
};
constexpr Step Steps[] = {
    {dropWords, AvoidExtensions},
    {splitSequences, AvoidSequences | AvoidHelpers},
    {dropHelpers, AvoidHelpers},
    {spellCopies, AvoidStructCopies},
    {replaceBools, AvoidBool},
    {writePrimitives, 0},
};
/// What a pass writes may hold what it replaces; helpers call helpers.
constexpr unsigned MostRounds = 8;

/// The lines at the top of Text that make macros forgotten: the parser does
/// not see them.
std::vector<std::string> undefinitionsOf(StringRef Text) {
  std::vector<std::string> Lines;
  while (compat::startsWith(Text, "#undef ")) {
    auto [Line, Rest] = Text.split('\n');
    Lines.push_back(Line.str());
    Text = Rest;
  }
  return Lines;
}

/// Text, in which each pass has entered the main file Name once more, with one
/// marker that does so.
std::string enteredOnce(StringRef Text, StringRef Name) {
  std::string Quoted;
  llvm::raw_string_ostream(Quoted) << '"';
  llvm::raw_string_ostream(Quoted).write_escaped(Name) << "\" 1";
  std::string Result, Last;
  bool IsEntered = false;
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    std::string New = Line.str();
    Text = Rest;
    if (compat::startsWith(New, "# ") && compat::endsWith(New, Quoted)) {
      if (IsEntered)
        New.resize(New.size() - 2);
      IsEntered = true;
    }
    if (New == Last && compat::startsWith(New, "# "))
      continue;
    Result += New + "\n";
    Last = std::move(New);
  }
  return Result;
}

/// Watches one parse, and runs one pass on what it read.
class PassConsumer : public ASTConsumer {
public:
  PassConsumer(CompilerInstance &CI, Pass Run, unsigned Avoids,
               const Primitives &Says, PrintOptions Print, std::string &Text,
               std::vector<Kept> &Left, bool &Again)
      : CI(CI), Run(Run), Avoids(Avoids), Says(Says), Print(std::move(Print)),
        Text(Text), Left(Left), Again(Again),
        Tokens(TokenBuffer::attach(CI.getPreprocessor())) {}

  void HandleTranslationUnit(ASTContext &Context) override {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    if (Diags.hasErrorOccurred() || Diags.hasUncompilableErrorOccurred())
      return;
    Tokens->finish();
    LoweredUnit Unit{Context, *Tokens,        Avoids, Says, Names(*Tokens),
                     {},      Print.Prologue, {},     {},   false};
    Run(Unit);
    Print.Prologue = std::move(Unit.Prologue);
    Print.Epilogue = std::move(Unit.Epilogue);
    Left = std::move(Unit.Left);
    Again = Unit.Again;
    Text.clear();
    printUnit(Text, *Tokens, Unit.Edits, Print);
  }

private:
  CompilerInstance &CI;
  Pass Run;
  unsigned Avoids;
  const Primitives &Says;
  PrintOptions Print;
  std::string &Text;
  std::vector<Kept> &Left;
  bool &Again;
  std::unique_ptr<TokenBuffer> Tokens;
};

} // namespace

bool lower(CompilerInstance &CI, StringRef Name, unsigned Avoids,
           const Primitives &Says, bool LineMarkers, std::string &Text,
           std::vector<Kept> &Left) {
  for (const Step &S : Steps) {
    if (S.For && !(S.For & Avoids))
      continue;
    std::vector<Kept> Here;
    bool Again = true;
    for (unsigned Round = 0; Again && Round < MostRounds; ++Round) {
      PrintOptions Print;
      Print.Prologue = undefinitionsOf(Text);
      Print.LineMarkers = LineMarkers || S.Run != writePrimitives;
      std::string New;
      Here.clear();
      Again = false;
      if (!parseText(CI, Text, Name, [&](CompilerInstance &Nested) {
            return std::make_unique<PassConsumer>(Nested, S.Run, Avoids, Says,
                                                  std::move(Print), New, Here,
                                                  Again);
          }))
        return false;
      Text = std::move(New);
    }
    Left.insert(Left.end(), std::make_move_iterator(Here.begin()),
                std::make_move_iterator(Here.end()));
  }
  if (LineMarkers)
    Text = enteredOnce(tidyLineMarkers(Text), Name);
  return true;
}

void addToReport(std::string &Report, StringRef Profile,
                 const std::vector<Kept> &Left) {
  llvm::Expected<llvm::json::Value> Root = llvm::json::parse(Report);
  if (!Root) {
    consumeError(Root.takeError());
    return;
  }
  llvm::json::Array Places;
  for (const Kept &K : Left)
    Places.push_back(
        llvm::json::Object{{"file", llvm::json::fixUTF8(K.File)},
                           {"line", static_cast<int64_t>(K.Line)},
                           {"column", static_cast<int64_t>(K.Column)},
                           {"what", llvm::json::fixUTF8(K.What)},
                           {"reason", llvm::json::fixUTF8(K.Why)}});
  if (llvm::json::Object *Object = Root->getAsObject()) {
    (*Object)["profile"] = Profile;
    (*Object)["kept"] = std::move(Places);
  }
  Report.clear();
  llvm::raw_string_ostream(Report) << llvm::formatv("{0:2}\n", *Root);
}

} // namespace transver
