//===- Plugin.cpp - The entry point of the Clang plugin -------------------===//
//
// Two ways to run. Beside a compilation (emit=text) the plugin watches the parse that
// happens anyway. Instead of it (emit=object) the unit is parsed by a nested compiler
// first, and the outer one, which has not read a token yet, is given the new text as
// its main file; from there on it is an ordinary compilation.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "Options.h"
#include "Transform.h"
#include "output/Files.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace transver {
namespace {

/// Deep expressions need deep recursion (30,000 terms in one sum are real).
constexpr unsigned StackBytes = 256u << 20;

/// Set while the nested compiler of emit=object runs: it must not start the plugin again.
bool InNestedCompiler = false;

void error(DiagnosticsEngine &Diags, const Twine &Text) {
  Diags.Report(Diags.getCustomDiagID(DiagnosticsEngine::Error, "transver: %0"))
      << Text.str();
}

/// Where the text goes if the user names no place: beside the object file, with the
/// names of the automata in front of `.c`.
std::string defaultOutput(const CompilerInstance &CI, const Options &Opts,
                          StringRef Input) {
  SmallString<128> Path(CI.getFrontendOpts().OutputFile);
  StringRef Stem = llvm::sys::path::stem(Input);
  if (Input == "-")
    Stem = "stdin";
  // `clang foo.c` compiles to a temporary object; its place is of no use.
  SmallString<128> Temporary;
  llvm::sys::path::system_temp_directory(true, Temporary);
  bool InTemporary =
      llvm::sys::path::parent_path(Path) == StringRef(Temporary) &&
      compat::startsWith(llvm::sys::path::filename(Path), (Stem + "-").str());
  if (Path.empty() || Path == "-" || InTemporary ||
      compat::startsWith(Path, "/dev/"))
    Path = Stem;
  else
    llvm::sys::path::replace_extension(Path, "");
  std::string Names;
  for (const Options::Source &Source : Opts.Automata) {
    Names += Names.empty() ? "" : "+";
    Names += Source.IsFile ? llvm::sys::path::stem(Source.Name).str()
                           : Source.Name;
  }
  return (Path + "." + (Names.empty() ? "identity" : Names) + ".c").str();
}

/// Watches one parse and transforms what it read.
class Consumer : public ASTConsumer {
public:
  /// Result: where the new text goes; null: to the file that the options name.
  Consumer(CompilerInstance &CI, const Options &Opts,
           std::shared_ptr<LoadedAutomata> Automata, std::string Input,
           std::string *Result)
      : CI(CI), Opts(Opts), Automata(std::move(Automata)),
        Input(std::move(Input)), Result(Result),
        Tokens(TokenBuffer::attach(CI.getPreprocessor())) {}

  void HandleTranslationUnit(ASTContext &Context) override {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    if (Diags.hasErrorOccurred() || Diags.hasUncompilableErrorOccurred())
      return;
    Tokens->finish();
    if (Tokens->size() == 0 && sawDeclaration(Context)) {
      error(Diags, "another plugin of this compilation watches the tokens");
      return;
    }
    std::string Text;
    bool Good = false;
    compat::runOnThread(StackBytes, [&] {
      Good = transform(Context, *Tokens, *Automata, Opts, Input, Text);
    });
    if (!Good || Opts.DumpCfa != DumpKind::None)
      return;
    if (Result)
      *Result = Text;
    if (Result && Opts.Output.empty())
      return;
    std::string Path =
        Opts.Output.empty() ? defaultOutput(CI, Opts, Input) : Opts.Output;
    if (llvm::Error E = writeWhole(Path, Text))
      error(Diags, "cannot write '" + Path + "': " + toString(std::move(E)));
  }

private:
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

/// The files that a nested parse read, in order.
class ReadFiles : public PPCallbacks {
public:
  struct File {
    std::string Name;
    SrcMgr::CharacteristicKind Kind;
  };
  ReadFiles(const SourceManager &SM, std::vector<File> &Files)
      : SM(SM), Files(Files) {}
  void FileChanged(SourceLocation Loc, FileChangeReason Reason,
                   SrcMgr::CharacteristicKind Kind, FileID) override {
    if (Reason != EnterFile)
      return;
    FileID Id = SM.getFileID(SM.getExpansionLoc(Loc));
    if (const FileEntry *Entry = SM.getFileEntryForID(Id)) {
      (void)Entry;
      Files.push_back({SM.getFilename(SM.getLocForStartOfFile(Id)).str(), Kind});
    }
  }

private:
  const SourceManager &SM;
  std::vector<File> &Files;
};

/// The action of the nested compiler.
class NestedAction : public ASTFrontendAction {
public:
  NestedAction(const Options &Opts, std::shared_ptr<LoadedAutomata> Automata,
               std::string &Text, std::vector<ReadFiles::File> &Files)
      : Opts(Opts), Automata(std::move(Automata)), Text(Text), Files(Files) {}

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef Input) override {
    CI.getPreprocessorOpts().ImplicitPCHInclude.clear();
    CI.getPreprocessor().addPPCallbacks(
        std::make_unique<ReadFiles>(CI.getSourceManager(), Files));
    return std::make_unique<Consumer>(CI, Opts, Automata, Input.str(), &Text);
  }

private:
  const Options &Opts;
  std::shared_ptr<LoadedAutomata> Automata;
  std::string &Text;
  std::vector<ReadFiles::File> &Files;
};

/// Parses and transforms the input of Outer in a compiler of its own. Returns false after
/// an error, which Outer's diagnostic client has shown and counted.
bool runNested(CompilerInstance &Outer, const Options &Opts,
               std::shared_ptr<LoadedAutomata> Automata, StringRef Input,
               std::string &Text, std::vector<ReadFiles::File> &Files) {
  auto Invocation = std::make_shared<CompilerInvocation>(Outer.getInvocation());
  FrontendOptions &Front = Invocation->getFrontendOpts();
  InputKind Kind = Front.Inputs.empty() ? InputKind(Language::C)
                                        : Front.Inputs.front().getKind();
  for (const FrontendInputFile &File : Front.Inputs)
    if (File.isFile() && File.getFile() == Input)
      Kind = File.getKind();
  std::unique_ptr<llvm::MemoryBuffer> Stdin;
  Front.Inputs.clear();
  if (Input == "-") {
    // Outer has read it; it cannot be read again.
    SourceManager &SM = Outer.getSourceManager();
    Stdin = llvm::MemoryBuffer::getMemBufferCopy(
        SM.getBufferData(SM.getMainFileID()), "<stdin>");
    Front.Inputs.push_back(FrontendInputFile(Stdin->getMemBufferRef(), Kind));
  } else {
    Front.Inputs.push_back(FrontendInputFile(Input, Kind));
  }
  Front.ProgramAction = frontend::ParseSyntaxOnly;
  Front.OutputFile.clear();
  Front.DisableFree = false;
  // Outer writes dependencies, and the counts of diagnostics.
  Invocation->getDependencyOutputOpts() = DependencyOutputOptions();
  Invocation->getDiagnosticOpts().ShowCarets = false;

  CompilerInstance Nested(Outer.getPCHContainerOperations());
  Nested.setInvocation(std::move(Invocation));
  Nested.createDiagnostics(
      new ForwardingDiagnosticConsumer(*Outer.getDiagnostics().getClient()),
      /*ShouldOwnClient=*/true);
  Nested.setFileManager(&Outer.getFileManager());
  NestedAction Action(Opts, std::move(Automata), Text, Files);
  InNestedCompiler = true;
  bool Good = Nested.ExecuteAction(Action);
  InNestedCompiler = false;
  return Good && !Nested.getDiagnostics().hasErrorOccurred();
}

/// Makes Text the main file of a compiler that has not started to lex.
void replaceMainFile(CompilerInstance &CI, StringRef Text, StringRef Name,
                     const std::vector<ReadFiles::File> &Files) {
  SourceManager &SM = CI.getSourceManager();
  Preprocessor &PP = CI.getPreprocessor();
  // What writes dependencies listens to entered files: let it hear of those that the
  // nested compiler entered.
  if (PPCallbacks *Callbacks = PP.getPPCallbacks())
    for (const ReadFiles::File &File : Files) {
      auto Entry = CI.getFileManager().getFileRef(File.Name);
      if (!Entry) {
        consumeError(Entry.takeError());
        continue;
      }
      FileID Id = SM.createFileID(*Entry, SourceLocation(), File.Kind);
      SourceLocation Start = SM.getLocForStartOfFile(Id);
      Callbacks->FileChanged(Start, PPCallbacks::EnterFile, File.Kind, FileID());
#if CLANG_VERSION_MAJOR >= 16
      Callbacks->LexedFileChanged(Id, PPCallbacks::LexedFileChangeReason::EnterFile,
                                  File.Kind, FileID(), SourceLocation());
#endif
    }
  SM.setMainFileID(
      SM.createFileID(llvm::MemoryBuffer::getMemBufferCopy(Text, Name)));
  PP.setPredefines("");
}

class TransverAction : public PluginASTAction {
public:
  ActionType getActionType() override { return AddBeforeMainAction; }

  bool ParseArgs(const CompilerInstance &CI,
                 const std::vector<std::string> &Words) override {
    if (InNestedCompiler || Words.empty())
      return false;
    return parseOptions(Words, CI.getDiagnostics(), Opts);
  }

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef Input) override {
    auto Nothing = std::make_unique<ASTConsumer>();
    if (CI.getFrontendOpts().ProgramAction == frontend::GeneratePCH)
      return Nothing;
    if (!checkLanguage(CI))
      return Nothing;
    auto Automata = std::make_shared<LoadedAutomata>();
    if (!loadAutomata(Opts, CI.getDiagnostics(), CI.getSourceManager(),
                      *Automata)) {
      stop(CI);
      return Nothing;
    }
    if (Opts.Emit == EmitKind::Object) {
      std::string Text;
      std::vector<ReadFiles::File> Files;
      if (!runNested(CI, Opts, Automata, Input, Text, Files)) {
        stop(CI);
        return Nothing;
      }
      // A precompiled header was read as text by the nested compiler.
      CI.getPreprocessorOpts().ImplicitPCHInclude.clear();
      // Its warnings have been shown, for the text that the user wrote.
      CI.getDiagnostics().setIgnoreAllWarnings(true);
      replaceMainFile(CI, Text, Input == "-" ? "<stdin>" : Input, Files);
      return Nothing;
    }
    CI.getPreprocessorOpts().ImplicitPCHInclude.clear();
    return std::make_unique<Consumer>(CI, Opts, std::move(Automata),
                                      Input.str(), nullptr);
  }

private:
  static bool checkLanguage(CompilerInstance &CI) {
    const LangOptions &Language = CI.getLangOpts();
    const char *Name = Language.OpenCL         ? "OpenCL"
                       : Language.CUDA         ? "CUDA"
                       : Language.CPlusPlus && Language.ObjC ? "Objective-C++"
                       : Language.ObjC         ? "Objective-C"
                       : Language.CPlusPlus    ? "C++"
                                               : nullptr;
    if (!Name)
      return true;
    error(CI.getDiagnostics(),
          Twine("the input is ") + Name + ", and only C can be transformed");
    return false;
  }

  /// After an error nothing shall be compiled: the outer compiler gets an empty unit. (To
  /// return no consumer crashes Clang.)
  static void stop(CompilerInstance &CI) {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    if (!Diags.hasErrorOccurred()) {
      // The nested compiler's errors were shown and counted by the client, but this
      // engine must know that there were some, too.
      std::unique_ptr<DiagnosticConsumer> Owned = Diags.takeClient();
      DiagnosticConsumer *Client = Diags.getClient();
      IgnoringDiagConsumer Ignore;
      Diags.setClient(&Ignore, /*ShouldOwnClient=*/false);
      error(Diags, "stopped");
      bool Own = Owned != nullptr;
      Diags.setClient(Own ? Owned.release() : Client, Own);
    }
    replaceMainFile(CI, "", "<transver>", {});
  }

  Options Opts;
};

FrontendPluginRegistry::Add<TransverAction>
    Registration("transver", "weaves automata into C programs");

} // namespace
} // namespace transver
