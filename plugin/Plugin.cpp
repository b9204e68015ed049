//===- Plugin.cpp - The entry point of the Clang plugin -------------------===//
//
// Two ways to run: beside a compilation (emit=text), where the plugin watches
// the parse that happens anyway, or instead of it (emit=object, see
// output/Object.h).
//
//===----------------------------------------------------------------------===//

#include "Plugin.h"
#include "Compat.h"
#include "lower/Lower.h"
#include "merge/Merge.h"
#include "output/Files.h"
#include "output/Object.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace transver {
namespace {

/// Deep expressions need deep recursion (30,000 terms in one sum are real).
constexpr unsigned StackBytes = 256u << 20;

void error(DiagnosticsEngine &Diags, const Twine &Text) {
  Diags.Report(Diags.getCustomDiagID(DiagnosticsEngine::Error, "transver: %0"))
      << Text.str();
}

/// What CI is compiling. (The name that a plugin is told is, for preprocessed
/// input, that of the file which it was made from.)
FrontendInputFile currentInput(const CompilerInstance &CI) {
  const SourceManager &SM = CI.getSourceManager();
  auto Main = SM.getFileEntryRefForID(SM.getMainFileID());
  const auto &Inputs = CI.getFrontendOpts().Inputs;
  for (const FrontendInputFile &File : Inputs)
    if (Inputs.size() == 1 ||
        (File.isFile() && Main && File.getFile() == Main->getName()))
      return File;
  return FrontendInputFile("-", InputKind(Language::C));
}

StringRef nameOf(const FrontendInputFile &Input) {
  return Input.isFile() ? Input.getFile() : StringRef("-");
}

/// Whether Path is one of those names that Clang's driver makes for the object
/// of an executable: in the folder for temporary files, the input's stem, `-`,
/// and six digits.
bool isDriversTemporary(StringRef Path, StringRef Stem) {
  SmallString<128> Temporary;
  llvm::sys::path::system_temp_directory(true, Temporary);
  StringRef Name = llvm::sys::path::stem(Path);
  if (llvm::sys::path::parent_path(Path) != StringRef(Temporary) ||
      !compat::startsWith(Name, (Stem + "-").str()))
    return false;
  StringRef Digits = Name.drop_front(Stem.size() + 1);
  return Digits.size() == 6 && llvm::all_of(Digits, llvm::isHexDigit);
}

/// Where the text goes if the user names no place: beside the object file, with
/// the names of the automata in front of `.c`.
std::string defaultOutput(const CompilerInstance &CI, const Options &Opts,
                          StringRef Input) {
  SmallString<128> Path(CI.getFrontendOpts().OutputFile);
  StringRef Stem = Input == "-" ? "stdin" : llvm::sys::path::stem(Input);
  if (Path.empty() || Path == "-" || compat::startsWith(Path, "/dev/") ||
      isDriversTemporary(Path, Input == "-" ? "-" : Stem))
    Path = Stem;
  else
    llvm::sys::path::replace_extension(Path, "");
  if (Path == "-") // of `clang -c -`, which writes `-.o`
    Path = Stem;
  for (const Options::Source &Source : Opts.Automata) {
    Path += '.';
    Path += Source.IsFile ? llvm::sys::path::stem(Source.Name)
                          : StringRef(Source.Name);
  }
  if (Opts.Automata.empty())
    Path += Opts.Condition.empty() ? ".identity" : ".residual";
  return (Path + ".c").str();
}

/// Notes what cannot be written as text.
class Untextual : public compat::DirectiveCallbacks {
public:
  explicit Untextual(TokenBuffer &Tokens) : Tokens(Tokens) {}
  void importedModule(SourceLocation Hash) override {
    note(Hash, "a module import");
  }
  void embedded(SourceLocation Hash) override { note(Hash, "'#embed'"); }

private:
  void note(SourceLocation Loc, const char *What) {
    if (!Tokens.Unsupported.empty())
      return;
    Tokens.UnsupportedAt = Loc;
    Tokens.Unsupported = What;
  }
  TokenBuffer &Tokens;
};

/// Watches one parse and transforms what it read.
class Consumer : public ASTConsumer {
public:
  Consumer(CompilerInstance &CI, Options Opts,
           std::shared_ptr<LoadedAutomata> Automata, std::string Input,
           std::string *Result)
      : CI(CI), Opts(std::move(Opts)), Automata(std::move(Automata)),
        Input(std::move(Input)), Result(Result),
        Tokens(TokenBuffer::attach(CI.getPreprocessor())) {
    CI.getPreprocessor().addPPCallbacks(std::make_unique<Untextual>(*Tokens));
  }

  void HandleTranslationUnit(ASTContext &Context) override {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    if (Diags.hasErrorOccurred() || Diags.hasUncompilableErrorOccurred())
      return;
    Tokens->finish();
    if (Tokens->size() == 0 && sawDeclaration(Context)) {
      error(Diags, "another plugin of this compilation watches the tokens");
      return;
    }
    Transformed New;
    bool Good = false;
    compat::runOnThread(StackBytes, [&] {
      Good = transform(Context, *Tokens, *Automata, Opts, Input, New) &&
             writeForReader(New);
    });
    if (Good && write(New) && Result && !New.Unchanged)
      *Result = std::move(New.Text);
  }

private:
  /// Writes the new unit otherwise where its reader cannot take it.
  bool writeForReader(Transformed &New) {
    if (Opts.isDump() || !needsLowering(Opts.Prof, Opts.Avoids))
      return true;
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    const OutputProfile &P = tableRow(Opts.Prof);
    std::vector<Kept> Left;
    if (!lower(CI, Input == "-" ? "<stdin>" : Input, Opts.Avoids, P.Says,
               Opts.LineMarkers, New.Text, Left)) {
      error(Diags,
            Twine("the unit cannot be written for profile '") + P.Name + "'");
      return false;
    }
    for (const Kept &K : Left)
      if (!Diags.getIgnoreAllWarnings())
        Diags.Report(
            Diags.getCustomDiagID(DiagnosticsEngine::Remark,
                                  "transver: %0:%1:%2: %3 stays as it is: %4"))
            << K.File << K.Line << K.Column << K.What << K.Why;
    if (!New.Report.empty())
      addToReport(New.Report, P.Name, Left);
    return true;
  }

  /// Writes what the options ask for.
  bool write(const Transformed &New) {
    OutputFiles Files;
    for (auto [Path, Text] : {std::make_pair(&Opts.Output, &New.Text),
                              std::make_pair(&Opts.Report, &New.Report)}) {
      if (Path->empty())
        continue;
      if (Input != "-" && llvm::sys::fs::equivalent(*Path, Input)) {
        error(CI.getDiagnostics(), "'" + *Path + "' is the input itself");
        return false;
      }
      if (llvm::Error E = Files.add(*Path, *Text)) {
        error(CI.getDiagnostics(), toString(std::move(E)));
        return false;
      }
    }
    if (llvm::Error E = Files.commit()) {
      error(CI.getDiagnostics(), toString(std::move(E)));
      return false;
    }
    return true;
  }

  static bool sawDeclaration(const ASTContext &Context) {
    for (const Decl *D : Context.getTranslationUnitDecl()->decls())
      if (D->getLocation().isValid())
        return true;
    return false;
  }

  CompilerInstance &CI;
  Options Opts;
  std::shared_ptr<LoadedAutomata> Automata;
  std::string Input;
  std::string *Result;
  std::unique_ptr<TokenBuffer> Tokens;
};

/// Watches one parse of a unit that is to be merged with others.
class NameOpener : public ASTConsumer {
public:
  NameOpener(CompilerInstance &CI, UnitText &Unit)
      : CI(CI), Unit(Unit), Tokens(TokenBuffer::attach(CI.getPreprocessor())) {
    CI.getPreprocessor().addPPCallbacks(std::make_unique<Untextual>(*Tokens));
  }

  void HandleTranslationUnit(ASTContext &Context) override {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    if (Diags.hasErrorOccurred() || Diags.hasUncompilableErrorOccurred())
      return;
    Tokens->finish();
    compat::runOnThread(StackBytes, [&] { openNames(Context, *Tokens, Unit); });
  }

private:
  CompilerInstance &CI;
  UnitText &Unit;
  std::unique_ptr<TokenBuffer> Tokens;
};

} // namespace

std::unique_ptr<ASTConsumer>
createTransformer(CompilerInstance &CI, Options Opts,
                  std::shared_ptr<LoadedAutomata> Automata, std::string Input,
                  std::string *Result) {
  return std::make_unique<Consumer>(CI, std::move(Opts), std::move(Automata),
                                    std::move(Input), Result);
}

namespace {

class TransverAction : public PluginASTAction {
public:
  ActionType getActionType() override { return AddBeforeMainAction; }

  bool ParseArgs(const CompilerInstance &CI,
                 const std::vector<std::string> &Words) override {
    if (Words.empty() ||
        CI.getFrontendOpts().ProgramAction == frontend::GeneratePCH ||
        CI.getLangOpts().isCompilingModule())
      return false;
    return parseOptions(Words, CI.getDiagnostics(), Opts);
  }

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef) override {
    FrontendInputFile Input = currentInput(CI);
    if (Opts.LeavesOthers && otherLanguage(CI, Input))
      return std::make_unique<ASTConsumer>();
    auto Automata = std::make_shared<LoadedAutomata>();
    if (!checkLanguage(CI, Input) ||
        !loadAutomata(Opts, CI.getDiagnostics(), CI.getSourceManager(),
                      *Automata)) {
      // An AST that is there already cannot be taken away.
      if (Input.getKind().getFormat() != InputKind::Precompiled)
        compileNothing(CI);
      return std::make_unique<ASTConsumer>();
    }
    std::string Name = nameOf(Input).str();
    if (Opts.Emit == EmitKind::Object)
      return compileTransformed(
          CI, Input, Automata->files(),
          [&](CompilerInstance &Nested, std::string &Text) {
            return createTransformer(Nested, Opts, Automata, Name, &Text);
          },
          Opts.FallsBack);
    if (!Opts.With.empty())
      return mergeAndWeave(CI, Input, std::move(Automata), Name);
    if (!Opts.Condition.empty() && !Opts.Automata.empty() && !Opts.isDump())
      return reduceAndWeave(CI, Input, std::move(Automata), Name);
    if (Opts.Output.empty())
      Opts.Output = Opts.isDump() ? "-" : defaultOutput(CI, Opts, Name);
    // A precompiled header is read as text.
    CI.getPreprocessorOpts().ImplicitPCHInclude.clear();
    return createTransformer(CI, Opts, std::move(Automata), Name, nullptr);
  }

private:
  /// The residual program is made in a compiler of its own; this one reads it,
  /// and what observes it is woven in.
  std::unique_ptr<ASTConsumer>
  reduceAndWeave(CompilerInstance &CI, const FrontendInputFile &Input,
                 std::shared_ptr<LoadedAutomata> Automata,
                 const std::string &Name) {
    if (Opts.Output.empty())
      Opts.Output = defaultOutput(CI, Opts, Name);
    Options First = Opts, Then = Opts;
    First.Automata.clear();
    First.Output.clear();
    First.Report.clear();
    Then.Condition.clear();
    std::vector<std::unique_ptr<ASTConsumer>> Both;
    Both.push_back(compileTransformed(
        CI, Input, Automata->files(),
        [&](CompilerInstance &Nested, std::string &Text) {
          return createTransformer(
              Nested, First, std::make_shared<LoadedAutomata>(), Name, &Text);
        }));
    Both.push_back(createTransformer(CI, std::move(Then), std::move(Automata),
                                     Name, nullptr));
    return std::make_unique<MultiplexConsumer>(std::move(Both));
  }

  /// All units become one in compilers of their own; this one reads it.
  std::unique_ptr<ASTConsumer>
  mergeAndWeave(CompilerInstance &CI, const FrontendInputFile &Input,
                std::shared_ptr<LoadedAutomata> Automata,
                const std::string &Name) {
    if (Opts.Output.empty())
      Opts.Output = Opts.isDump() ? "-" : defaultOutput(CI, Opts, Name);
    std::vector<FrontendInputFile> Inputs = {Input};
    for (const std::string &File : Opts.With) {
      if (llvm::sys::fs::equivalent(File, Opts.Output)) {
        error(CI.getDiagnostics(), "'" + File + "' is an input");
        compileNothing(CI);
        return std::make_unique<ASTConsumer>();
      }
      InputKind Kind = Input.getKind();
      Inputs.emplace_back(File, InputKind(Kind.getLanguage(), Kind.getFormat(),
                                          compat::endsWith(File, ".i")));
    }
    std::vector<UnitText> Units(Inputs.size());
    std::unique_ptr<ASTConsumer> Reader = compileJoined(
        CI, Inputs, Automata->files(),
        [&](CompilerInstance &Nested, unsigned I) {
          Units[I].File = nameOf(Inputs[I]).str();
          return std::make_unique<NameOpener>(Nested, Units[I]);
        },
        [&](std::string &Text) {
          std::string Reason;
          if (mergeUnits(Units, Text, Reason))
            return true;
          error(CI.getDiagnostics(), Reason);
          return false;
        });
    // This compiler does not see the directives that the text begins with.
    for (const UnitText &Unit : Units)
      for (const std::string &Line : Unit.Undefinitions)
        if (!llvm::is_contained(Opts.Undefinitions, Line))
          Opts.Undefinitions.push_back(Line);
    std::vector<std::unique_ptr<ASTConsumer>> Both;
    Both.push_back(std::move(Reader));
    Both.push_back(createTransformer(CI, std::move(Opts), std::move(Automata),
                                     Name, nullptr));
    return std::make_unique<MultiplexConsumer>(std::move(Both));
  }

  /// What the input is if it is not C; null if it is.
  static const char *otherLanguage(const CompilerInstance &CI,
                                   const FrontendInputFile &Input) {
    const LangOptions &Language = CI.getLangOpts();
    bool IsAST = Input.getKind().getFormat() == InputKind::Precompiled;
    return IsAST                                 ? "a precompiled AST"
           : Language.OpenCL                     ? "OpenCL"
           : Language.CUDA                       ? "CUDA"
           : Language.CPlusPlus && Language.ObjC ? "Objective-C++"
           : Language.ObjC                       ? "Objective-C"
           : Language.CPlusPlus                  ? "C++"
                                                 : nullptr;
  }

  static bool checkLanguage(const CompilerInstance &CI,
                            const FrontendInputFile &Input) {
    const char *Name = otherLanguage(CI, Input);
    if (!Name)
      return true;
    error(CI.getDiagnostics(),
          Twine("the input is ") + Name + ", and only C can be transformed");
    return false;
  }

  Options Opts;
};

FrontendPluginRegistry::Add<TransverAction>
    Registration("transver", "weaves automata into C programs");

} // namespace
} // namespace transver
