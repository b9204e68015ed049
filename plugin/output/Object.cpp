//===- Object.cpp - Compiling the instrumented program --------------------===//

#include "output/Object.h"
#include "Compat.h"
#include "clang/Basic/TargetInfo.h"
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

/// Makes the consumer of a nested compiler.
using Consumers =
    llvm::function_ref<std::unique_ptr<ASTConsumer>(CompilerInstance &)>;

/// The action of the nested compiler. It calls itself a preprocessor's action,
/// and makes the AST on its own: Clang adds the consumers of all plugins to
/// other actions, and theirs belong to the outer compiler alone.
class NestedAction : public PreprocessorFrontendAction {
public:
  NestedAction(Consumers Transformer, ReadFiles &Files)
      : Transformer(Transformer), Files(Files) {}

protected:
  void ExecuteAction() override {
    CompilerInstance &CI = getCompilerInstance();
    Files.attachToPreprocessor(CI.getPreprocessor());
    CI.createASTContext();
    CI.setASTConsumer(Transformer(CI));
    CI.createSema(TU_Complete, nullptr);
    ParseAST(CI.getSema());
  }

private:
  Consumers Transformer;
  ReadFiles &Files;
};

/// Shows diagnostics as Target does, and the transformation's errors as
/// warnings: the unit is compiled without it.
class Downgrade : public ForwardingDiagnosticConsumer {
public:
  Downgrade(DiagnosticConsumer &Target, std::string &Reason)
      : ForwardingDiagnosticConsumer(Target), Reason(Reason) {}

  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override {
    SmallString<128> Message;
    Info.FormatDiagnostic(Message);
    constexpr StringRef Ours = "transver: ";
    if (Level >= DiagnosticsEngine::Error &&
        compat::startsWith(Message, Ours)) {
      if (Reason.empty())
        Reason = Message.substr(Ours.size()).str();
      Level = DiagnosticsEngine::Warning;
    } else if (Level >= DiagnosticsEngine::Error) {
      IsWrong = true;
    }
    if (IsWrong)
      Reason.clear();
    ForwardingDiagnosticConsumer::HandleDiagnostic(Level, Info);
  }

private:
  std::string &Reason; ///< of the first of these errors; empty if C is wrong
  bool IsWrong = false;
};

/// How a nested compiler is called: as Outer is, but it writes nothing.
std::shared_ptr<CompilerInvocation> nestedInvocation(CompilerInstance &Outer) {
  auto Invocation = std::make_shared<CompilerInvocation>(Outer.getInvocation());
  FrontendOptions &Front = Invocation->getFrontendOpts();
  Front.Inputs.clear();
  Front.ProgramAction = frontend::ParseSyntaxOnly;
  Front.OutputFile.clear();
  Front.DisableFree = false;
  // These Outer writes; the last one is the count of diagnostics.
  Front.ShowStats = false;
  Invocation->getCodeGenOpts().TimePasses = false;
  Invocation->getDependencyOutputOpts() = DependencyOutputOptions();
  Invocation->getDiagnosticOpts().ShowCarets = false;
  return Invocation;
}

/// Parses and transforms Input in a compiler of its own. Returns false after an
/// error, which the client of Outer's diagnostics has shown and counted; if
/// Reason is not null, it then says why a right unit was not transformed.
bool runNested(CompilerInstance &Outer, const FrontendInputFile &Input,
               Consumers Transformer, ReadFiles &Files, std::string *Reason) {
  std::shared_ptr<CompilerInvocation> Invocation = nestedInvocation(Outer);
  FrontendOptions &Front = Invocation->getFrontendOpts();
  SourceManager &SM = Outer.getSourceManager();
  const FileEntry *Main = SM.getFileEntryForID(SM.getMainFileID());
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

  CompilerInstance Nested(Outer.getPCHContainerOperations());
  Nested.setInvocation(std::move(Invocation));
  DiagnosticConsumer &Client = *Outer.getDiagnostics().getClient();
  Nested.createDiagnostics(Reason ? new Downgrade(Client, *Reason)
                                  : new ForwardingDiagnosticConsumer(Client),
                           /*ShouldOwnClient=*/true);
  Nested.setFileManager(&Outer.getFileManager());
  NestedAction Action(Transformer, Files);
  bool Good = Nested.ExecuteAction(Action);
  if (Reason && !Reason->empty()) {
    DiagnosticsEngine &Diags = Nested.getDiagnostics();
    Diags.Report(Diags.getCustomDiagID(
        DiagnosticsEngine::Note,
        "transver: the unit is compiled as it is, without the property"));
  }
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

/// Text as a string literal's characters in assembler that is a string literal
/// of C.
std::string escaped(StringRef Text) {
  std::string Result;
  for (unsigned char C : Text) {
    if (isalnum(C) || strchr(" ./-_+:,'()", C)) {
      Result += C;
      continue;
    }
    for (char Part : {'\\', '\\', static_cast<char>('0' + (C >> 6)),
                      static_cast<char>('0' + (C >> 3 & 7)),
                      static_cast<char>('0' + (C & 7))})
      Result += Part;
  }
  return Result;
}

/// Has CI, which has not read a token yet, leave a note in the object that the
/// unit Name is compiled as it is. The linker joins the notes of a program.
void notePlain(CompilerInstance &CI, StringRef Name, StringRef Reason) {
  if (!CI.getTarget().getTriple().isOSBinFormatELF())
    return;
  Preprocessor &PP = CI.getPreprocessor();
  PP.setPredefines(PP.getPredefines() +
                   "__asm__(\".pushsection .transver.plain,\\\"\\\"\\n"
                   ".asciz \\\"" +
                   escaped(Name) + ": " + escaped(Reason) +
                   "\\\"\\n.popsection\");\n");
  // It would bring predefines of its own; they include its text.
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

/// After an error: Outer compiles nothing.
std::unique_ptr<ASTConsumer> stop(CompilerInstance &Outer) {
  DiagnosticsEngine &Diags = Outer.getDiagnostics();
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

StringRef nameOf(const FrontendInputFile &Input) {
  return Input.isFile() && Input.getFile() != "-" ? Input.getFile() : "<stdin>";
}

/// Lets Outer compile Text, or the unit Name as it is if Text is empty. What
/// has been read is in Read.
std::unique_ptr<ASTConsumer> goOn(CompilerInstance &Outer, StringRef Text,
                                  StringRef Name, ReadFiles Read,
                                  llvm::ArrayRef<std::string> MoreFiles) {
  DiagnosticsEngine &Diags = Outer.getDiagnostics();
  // What writes dependencies listens to entered files: let it hear of those
  // that the nested compiler entered.
  SourceManager &SM = Outer.getSourceManager();
  if (Text.empty()) // it reads these itself
    Read.Files.clear();
  for (const std::string &File : MoreFiles)
    Read.Files.push_back({File, false});
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

  if (!Text.empty())
    replaceMainFile(Outer, Text, Name);
  // Woven code nests deeper than what the user wrote, which has passed this
  // check.
  Outer.getLangOpts().BracketDepth *= 8;
  // The front end's warnings have been shown, for the text that the user wrote.
  bool Ignored = Diags.getIgnoreAllWarnings();
  Diags.setIgnoreAllWarnings(true);
  return std::make_unique<ResumeWarnings>(Diags, Ignored);
}

} // namespace

std::unique_ptr<ASTConsumer>
compileTransformed(CompilerInstance &Outer, const FrontendInputFile &Input,
                   llvm::ArrayRef<std::string> MoreFiles,
                   const Watch &Transformer, bool FallsBack) {
  std::string Text, Reason;
  ReadFiles Read;
  bool Good = runNested(
      Outer, Input,
      [&](CompilerInstance &Nested) { return Transformer(Nested, Text); }, Read,
      FallsBack ? &Reason : nullptr);
  if (!Good && Reason.empty())
    return stop(Outer);
  if (!Good) {
    notePlain(Outer, nameOf(Input), Reason);
    Text.clear();
  }
  return goOn(Outer, Text, nameOf(Input), std::move(Read), MoreFiles);
}

std::unique_ptr<ASTConsumer> compileJoined(
    CompilerInstance &Outer, llvm::ArrayRef<FrontendInputFile> Inputs,
    llvm::ArrayRef<std::string> MoreFiles,
    llvm::function_ref<std::unique_ptr<ASTConsumer>(CompilerInstance &,
                                                    unsigned)>
        Transformer,
    llvm::function_ref<bool(std::string &Text)> Join) {
  ReadFiles Read;
  for (unsigned I = 0; I < Inputs.size(); ++I)
    if (!runNested(
            Outer, Inputs[I],
            [&](CompilerInstance &Nested) { return Transformer(Nested, I); },
            Read, nullptr))
      return stop(Outer);
  std::string Text;
  if (!Join(Text))
    return stop(Outer);
  return goOn(Outer, Text, nameOf(Inputs[0]), std::move(Read), MoreFiles);
}

bool parseText(CompilerInstance &Outer, StringRef Text, StringRef Name,
               Consumers Consumer) {
  std::shared_ptr<CompilerInvocation> Invocation = nestedInvocation(Outer);
  PreprocessorOptions &Preprocessing = Invocation->getPreprocessorOpts();
  Preprocessing.addRemappedFile(
      Name, llvm::MemoryBuffer::getMemBufferCopy(Text, Name).release());
  // All that these say is in the text.
  Preprocessing.UsePredefines = false;
  Preprocessing.Macros.clear();
  Preprocessing.Includes.clear();
  Preprocessing.MacroIncludes.clear();
  Preprocessing.ImplicitPCHInclude.clear();
  Invocation->getFrontendOpts().Inputs.emplace_back(Name,
                                                    InputKind(Language::C));
  // What the user wrote has been warned of.
  Invocation->getDiagnosticOpts().IgnoreWarnings = true;

  ReadFiles Files;
  CompilerInstance Nested(Outer.getPCHContainerOperations());
  Nested.setInvocation(std::move(Invocation));
  Nested.getLangOpts().BracketDepth *= 8; // see goOn()
  Nested.createDiagnostics(
      new ForwardingDiagnosticConsumer(*Outer.getDiagnostics().getClient()),
      /*ShouldOwnClient=*/true);
  Nested.setFileManager(&Outer.getFileManager());
  NestedAction Action(Consumer, Files);
  return Nested.ExecuteAction(Action) &&
         !Nested.getDiagnostics().hasErrorOccurred();
}

void compileNothing(CompilerInstance &CI) {
  replaceMainFile(CI, "", "<transver>");
}

} // namespace transver
