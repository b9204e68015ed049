//===- Object.cpp - Compiling the instrumented program --------------------===//

#include "output/Object.h"
#include "Compat.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Parse/ParseAST.h"

using namespace clang;

namespace transver {
namespace {

/// The files that a parse depends on, as Clang counts them for -MD.
class ReadFiles : public DependencyCollector {
public:
  struct File {
    std::string Name;
    bool IsSystem;
  };
  bool needSystemDependencies() override { return true; }
  bool sawDependency(StringRef Name, bool, bool IsSystem, bool,
                     bool IsMissing) override {
    if (!IsMissing)
      Files.push_back({Name.str(), IsSystem});
    return true;
  }
  std::vector<File> Files;
};

/// The action of the nested compiler. It calls itself a preprocessor's action,
/// and makes the AST on its own: Clang adds the consumers of all plugins to
/// other actions, and theirs belong to the outer compiler alone.
class NestedAction : public PreprocessorFrontendAction {
public:
  NestedAction(const Watch &Transformer, std::string &Text, ReadFiles &Files)
      : Transformer(Transformer), Text(Text), Files(Files) {}

protected:
  void ExecuteAction() override {
    CompilerInstance &CI = getCompilerInstance();
    Files.attachToPreprocessor(CI.getPreprocessor());
    CI.createASTContext();
    CI.setASTConsumer(Transformer(CI, Text));
    CI.createSema(TU_Complete, nullptr);
    ParseAST(CI.getSema());
  }

private:
  const Watch &Transformer;
  std::string &Text;
  ReadFiles &Files;
};

/// Parses and transforms Input in a compiler of its own. Returns false after an
/// error, which the client of Outer's diagnostics has shown and counted.
bool runNested(CompilerInstance &Outer, const FrontendInputFile &Input,
               const Watch &Transformer, std::string &Text, ReadFiles &Files) {
  auto Invocation = std::make_shared<CompilerInvocation>(Outer.getInvocation());
  FrontendOptions &Front = Invocation->getFrontendOpts();
  SourceManager &SM = Outer.getSourceManager();
  const FileEntry *Main = SM.getFileEntryForID(SM.getMainFileID());
  Front.Inputs.clear();
  bool IsStdin = !Input.isFile() || Input.getFile() == "-";
  if (!IsStdin && Main && !Main->isNamedPipe()) {
    Front.Inputs.push_back(Input);
  } else {
    // Outer has read it; it cannot be read again. As a file, not a buffer, it
    // still has a folder in which its headers are looked for.
    std::string Name = IsStdin ? "<stdin>" : Input.getFile().str();
    Invocation->getPreprocessorOpts().addRemappedFile(
        Name, llvm::MemoryBuffer::getMemBufferCopy(
                  SM.getBufferData(SM.getMainFileID()), Name)
                  .release());
    Front.Inputs.push_back(FrontendInputFile(Name, Input.getKind()));
  }
  Front.ProgramAction = frontend::ParseSyntaxOnly;
  Front.OutputFile.clear();
  Front.DisableFree = false;
  // These Outer writes; the last one is the count of diagnostics.
  Front.ShowStats = false;
  Invocation->getCodeGenOpts().TimePasses = false;
  Invocation->getDependencyOutputOpts() = DependencyOutputOptions();
  Invocation->getDiagnosticOpts().ShowCarets = false;

  CompilerInstance Nested(Outer.getPCHContainerOperations());
  Nested.setInvocation(std::move(Invocation));
  Nested.createDiagnostics(
      new ForwardingDiagnosticConsumer(*Outer.getDiagnostics().getClient()),
      /*ShouldOwnClient=*/true);
  Nested.setFileManager(&Outer.getFileManager());
  NestedAction Action(Transformer, Text, Files);
  bool Good = Nested.ExecuteAction(Action);
  return Good && !Nested.getDiagnostics().hasErrorOccurred();
}

/// Makes Text the main file of a compiler that has not started to lex.
void replaceMainFile(CompilerInstance &CI, StringRef Text, StringRef Name) {
  // As a file: the sanitizers ask which file is the main one.
  SourceManager &SM = CI.getSourceManager();
  FileEntryRef Entry =
      CI.getFileManager().getVirtualFileRef(Name, Text.size(), 0);
  SM.overrideFileContents(Entry,
                          llvm::MemoryBuffer::getMemBufferCopy(Text, Name));
  SM.setMainFileID(SM.createFileID(Entry, SourceLocation(), SrcMgr::C_User));
  CI.getPreprocessor().setPredefines("");
  // The nested compiler has read a precompiled header as text.
  CI.getPreprocessorOpts().ImplicitPCHInclude.clear();
}

/// Shows the warnings again that are found from here on: the back end's.
class ResumeWarnings : public ASTConsumer {
public:
  ResumeWarnings(DiagnosticsEngine &Diags, bool Ignored)
      : Diags(Diags), Ignored(Ignored) {}
  void HandleTranslationUnit(ASTContext &) override {
    Diags.setIgnoreAllWarnings(Ignored);
  }

private:
  DiagnosticsEngine &Diags;
  bool Ignored;
};

} // namespace

std::unique_ptr<ASTConsumer>
compileTransformed(CompilerInstance &Outer, const FrontendInputFile &Input,
                   llvm::ArrayRef<std::string> MoreFiles,
                   const Watch &Transformer) {
  DiagnosticsEngine &Diags = Outer.getDiagnostics();
  std::string Text;
  ReadFiles Read;
  if (!runNested(Outer, Input, Transformer, Text, Read)) {
    if (!Diags.hasErrorOccurred()) {
      // The client has shown and counted the errors, but this engine must know
      // that there were some, too.
      bool Own = Diags.ownsClient();
      DiagnosticConsumer *Client =
          Own ? Diags.takeClient().release() : Diags.getClient();
      IgnoringDiagConsumer Ignore;
      Diags.setClient(&Ignore, /*ShouldOwnClient=*/false);
      Diags.Report(
          Diags.getCustomDiagID(DiagnosticsEngine::Error, "transver: stopped"));
      Diags.setClient(Client, Own);
    }
    compileNothing(Outer);
    return std::make_unique<ASTConsumer>();
  }

  // What writes dependencies listens to entered files: let it hear of those
  // that the nested compiler entered.
  SourceManager &SM = Outer.getSourceManager();
  for (const std::string &Name : MoreFiles)
    Read.Files.push_back({Name, false});
  if (PPCallbacks *Callbacks = Outer.getPreprocessor().getPPCallbacks())
    for (const ReadFiles::File &File : Read.Files) {
      auto Entry = Outer.getFileManager().getFileRef(File.Name);
      if (!Entry) {
        consumeError(Entry.takeError());
        continue;
      }
      SrcMgr::CharacteristicKind Kind =
          File.IsSystem ? SrcMgr::C_System : SrcMgr::C_User;
      compat::announceFile(*Callbacks, SM,
                           SM.createFileID(*Entry, SourceLocation(), Kind),
                           Kind);
    }

  replaceMainFile(Outer, Text,
                  Input.isFile() && Input.getFile() != "-" ? Input.getFile()
                                                           : "<stdin>");
  // Woven code nests deeper than what the user wrote, which has passed this
  // check.
  Outer.getLangOpts().BracketDepth *= 8;
  // The front end's warnings have been shown, for the text that the user wrote.
  bool Ignored = Diags.getIgnoreAllWarnings();
  Diags.setIgnoreAllWarnings(true);
  return std::make_unique<ResumeWarnings>(Diags, Ignored);
}

void compileNothing(CompilerInstance &CI) {
  replaceMainFile(CI, "", "<transver>");
}

} // namespace transver
