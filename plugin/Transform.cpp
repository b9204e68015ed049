//===- Transform.cpp - From a parsed unit to the new text -----------------===//

#include "Transform.h"
#include "Compat.h"
#include "automaton/Embedded.h"
#include "automaton/Print.h"
#include "cfa/CFA.h"
#include "output/Input.h"
#include "reduce/Produce.h"
#include "reduce/Reduce.h"
#include "source/Printer.h"
#include "source/Prologue.h"
#include "support/Library.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/BuryPointer.h"
#include "llvm/Support/FileSystem.h"

using namespace clang;

namespace transver {

std::vector<WovenAutomaton> LoadedAutomata::all() const {
  std::vector<WovenAutomaton> All;
  for (const auto &E : Entries)
    for (const Automaton &A : E->Parsed.Automata)
      All.push_back({&A, E->Property.empty() ? A.Name : E->Property});
  return All;
}

std::vector<std::string> LoadedAutomata::files() const {
  std::vector<std::string> Files;
  for (const auto &E : Entries)
    for (const auto &Buffer : E->Text.Buffers)
      if (llvm::sys::fs::exists(Buffer->getBufferIdentifier()))
        Files.push_back(Buffer->getBufferIdentifier().str());
  return Files;
}

/// Shows an automaton's diagnostics through Clang's engine, so that they look,
/// count and end the compilation like its own.
void showMessages(const SourceText &Text,
                  llvm::ArrayRef<AutomatonDiagnostic> Messages,
                  DiagnosticsEngine &Diags, SourceManager &SM) {
  std::vector<SourceLocation> Starts;
  for (const auto &Buffer : Text.Buffers)
    Starts.push_back(SM.getLocForStartOfFile(
        SM.createFileID(llvm::MemoryBuffer::getMemBufferCopy(
            Buffer->getBuffer(), Buffer->getBufferIdentifier()))));
  for (const AutomatonDiagnostic &D : Messages) {
    DiagnosticsEngine::Level Level =
        D.L == AutomatonDiagnostic::Level::Error ? DiagnosticsEngine::Error
        : D.L == AutomatonDiagnostic::Level::Warning
            ? DiagnosticsEngine::Warning
            : DiagnosticsEngine::Note;
    unsigned Id = Diags.getCustomDiagID(Level, "%0");
    if (D.Range.Buffer >= Starts.size()) {
      Diags.Report(Id) << D.Message;
      continue;
    }
    SourceLocation Begin =
        Starts[D.Range.Buffer].getLocWithOffset(D.Range.Begin);
    SourceLocation End = Starts[D.Range.Buffer].getLocWithOffset(
        std::max(D.Range.Begin, D.Range.End));
    DiagnosticBuilder Builder = Diags.Report(Begin, Id);
    Builder << D.Message
            << CharSourceRange::getCharRange(SourceRange(Begin, End));
    if (!D.FixIt.empty())
      Builder << FixItHint::CreateReplacement(
          CharSourceRange::getCharRange(SourceRange(Begin, End)), D.FixIt);
  }
}

namespace {

void error(DiagnosticsEngine &Diags, llvm::Twine Text) {
  Diags.Report(Diags.getCustomDiagID(DiagnosticsEngine::Error, "transver: %0"))
      << Text.str();
}

void dumpCfas(raw_ostream &OS, ASTContext &Context, DumpKind Kind) {
  std::vector<std::unique_ptr<CFA>> Automata;
  std::vector<const CFA *> Pointers;
  for (const Decl *D : Context.getTranslationUnitDecl()->decls()) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !F->doesThisDeclarationHaveABody() ||
        Context.getSourceManager().isInSystemHeader(F->getLocation()))
      continue;
    Automata.push_back(CFA::build(*F, Context));
    Pointers.push_back(Automata.back().get());
  }
  if (Kind == DumpKind::Dot)
    dumpCFAsAsDot(OS, Pointers, Context);
  else if (Kind == DumpKind::Json)
    dumpCFAsAsJSON(OS, Pointers, Context);
  else
    for (const CFA *C : Pointers)
      dumpCFA(OS, *C, Context);
}

void dumpAutomata(raw_ostream &OS, const LoadedAutomata &Automata,
                  DumpKind Kind) {
  for (const auto &E : Automata.Entries)
    for (const Automaton &A : E->Parsed.Automata)
      if (Kind == DumpKind::Dot)
        printAutomatonAsDot(OS, A);
      else
        printAutomaton(OS, A);
}

} // namespace

/// The condition of what was found, instead of the program.
static bool writeCondition(const std::string &Path, ASTContext &Context,
                           const TokenBuffer &Tokens, raw_ostream &OS) {
  DiagnosticsEngine &Diags = Context.getDiagnostics();
  auto Buffer = readInput(Path);
  if (!Buffer) {
    error(Diags, "cannot read findings '" + Path +
                     "': " + toString(Buffer.takeError()));
    return false;
  }
  auto Found = parseFindings((*Buffer)->getBuffer());
  if (!Found) {
    error(Diags, "'" + Path + "': " + toString(Found.takeError()));
    return false;
  }
  OS << produceCondition(*Found, Context, Tokens);
  return true;
}

/// A word of an automaton that an option gives its meaning.
struct GivenWord {
  StringRef Word, Option;
  std::string Meaning; ///< empty: the option is needed
};

static std::vector<GivenWord> givenWords(const Options &Opts) {
  // Who asks for a label asks for no function, and the other way round.
  bool Nothing = Opts.Function.empty() && Opts.Label.empty();
  auto Or = [](const std::string &Name, const char *Default) {
    return Name.empty() ? std::string(Default) : Name;
  };
  return {{"RANK", "rank=EXPRESSION",
           Opts.Rank.empty() ? std::string() : "(" + Opts.Rank + ")"},
          {"FUNCTION_NAME", "function=NAME",
           Or(Opts.Function, Nothing ? "reach_error" : "__transver_none")},
          {"LABEL_NAME", "label=NAME", Or(Opts.Label, "__transver_none")}};
}

/// Puts what the options say where an automaton has one of their words.
static bool giveWords(const Options &Opts, StringRef Name,
                      LoadedAutomata::Entry &E, DiagnosticsEngine &Diags) {
  StringRef Text = E.Text.Buffers[0]->getBuffer();
  auto IsPart = [](char C) {
    return isalnum(static_cast<unsigned char>(C)) || C == '_';
  };
  const std::vector<GivenWord> Words = givenWords(Opts);
  std::string New;
  bool Found = false;
  for (size_t I = 0; I < Text.size();) {
    // Comments are read by nobody.
    size_t End = I;
    while (End < Text.size() && IsPart(Text[End]))
      ++End;
    if (compat::startsWith(Text.substr(I), "//"))
      End = std::min(Text.find('\n', I), Text.size());
    End = std::max(End, I + 1);
    StringRef Part = Text.slice(I, End);
    auto Given = llvm::find_if(
        Words, [&](const GivenWord &W) { return W.Word == Part; });
    I = End;
    if (Given == Words.end()) {
      New += Part;
      continue;
    }
    if (Given->Meaning.empty()) {
      error(Diags, "'" + Name + "' needs the option '" + Given->Option + "'");
      return false;
    }
    New += Given->Meaning;
    Found = true;
  }
  if (Found)
    E.Text.Buffers[0] = llvm::MemoryBuffer::getMemBufferCopy(
        New, E.Text.Buffers[0]->getBufferIdentifier());
  return true;
}

/// Reads the user's list of functions.
static bool loadLibrary(const Options &Opts, DiagnosticsEngine &Diags,
                        SourceManager &SM) {
  if (Opts.Library.empty())
    return true;
  auto Buffer = llvm::MemoryBuffer::getFile(Opts.Library, /*IsText=*/true);
  if (!Buffer) {
    error(Diags, "cannot read library '" + Opts.Library +
                     "': " + Buffer.getError().message());
    return false;
  }
  LibraryError Error = addLibrary((*Buffer)->getBuffer());
  if (Error.Message.empty())
    return true;
  SourceLocation Start =
      SM.getLocForStartOfFile(SM.createFileID(std::move(*Buffer)));
  SourceLocation Begin = Start.getLocWithOffset(Error.Begin);
  Diags.Report(Begin, Diags.getCustomDiagID(DiagnosticsEngine::Error, "%0"))
      << Error.Message
      << CharSourceRange::getCharRange(
             SourceRange(Begin, Start.getLocWithOffset(Error.End)));
  return false;
}

bool loadAutomata(const Options &Opts, DiagnosticsEngine &Diags,
                  SourceManager &SM, LoadedAutomata &Into) {
  bool Good = loadLibrary(Opts, Diags, SM);
  std::vector<std::string> Folders = propertyFolders();
  for (const Options::Source &Source : Opts.Automata) {
    auto E = std::make_unique<LoadedAutomata::Entry>();
    if (Source.IsFile) {
      auto Buffer = llvm::MemoryBuffer::getFile(Source.Name, /*IsText=*/true);
      if (!Buffer) {
        error(Diags, "cannot read automaton '" + Source.Name +
                         "': " + Buffer.getError().message());
        Good = false;
        continue;
      }
      E->Text.Buffers.push_back(std::move(*Buffer));
    } else {
      std::unique_ptr<llvm::MemoryBuffer> Buffer =
          loadProperty(Source.Name, Folders);
      if (!Buffer) {
        error(Diags, "cannot read property '" + Source.Name + "'");
        Good = false;
        continue;
      }
      E->Text.Buffers.push_back(std::move(Buffer));
      E->Property = Source.Name;
    }
    if (!giveWords(Opts, Source.Name, *E, Diags)) {
      Good = false;
      continue;
    }
    E->Parsed = parseAutomata(E->Text);
    showMessages(E->Text, E->Parsed.Diagnostics, Diags, SM);
    Good &= !E->Parsed.hasErrors();
    for (const Automaton &A : E->Parsed.Automata)
      if (A.K == Automaton::Kind::Condition && !Opts.isDump()) {
        error(Diags, "'" + A.Name +
                         "' is a condition, and is not woven; "
                         "'condition=FILE' takes it");
        Good = false;
      }
    Into.Entries.push_back(std::move(E));
  }
  return Good;
}

bool transform(ASTContext &Context, const TokenBuffer &Tokens,
               const LoadedAutomata &Automata, const Options &Opts,
               llvm::StringRef InputName, Transformed &Result) {
  if (!Tokens.Unsupported.empty()) {
    DiagnosticsEngine &Diags = Context.getDiagnostics();
    Diags.Report(
        Tokens.UnsupportedAt,
        Diags.getCustomDiagID(DiagnosticsEngine::Error,
                              "transver: %0 cannot be written as C text"))
        << Tokens.Unsupported;
    return false;
  }
  Result.Text.clear();
  if (Opts.isDump()) {
    llvm::raw_string_ostream OS(Result.Text);
    if (Opts.DumpAutomaton != DumpKind::None)
      dumpAutomata(OS, Automata, Opts.DumpAutomaton);
    if (Opts.DumpCfa != DumpKind::None)
      dumpCfas(OS, Context, Opts.DumpCfa);
    bool Good = true;
    if (!Opts.Findings.empty())
      Good = writeCondition(Opts.Findings, Context, Tokens, OS);
    if (Opts.isReducerDump()) {
      EditSet Unused;
      ReduceResult Reduced = reduce(Context, Tokens, Opts, Unused);
      OS << Reduced.Dump;
      Good = Reduced.Good;
    }
    OS.flush();
    return Good;
  }

  // The process ends soon after: taking thousands of texts apart is in vain.
  auto Owned = std::make_unique<EditSet>();
  EditSet &Edits = *Owned;
  auto Bury =
      llvm::make_scope_exit([&] { llvm::BuryPointer(std::move(Owned)); });
  PrintOptions Print;
  bool AddsLines = false;
  // What writes it otherwise asks where things stand.
  Print.LineMarkers = Opts.LineMarkers || needsLowering(Opts.Prof, Opts.Avoids);
  Print.Prologue = undefinitions(Tokens);
  Print.Prologue.insert(Print.Prologue.end(), Opts.Undefinitions.begin(),
                        Opts.Undefinitions.end());
  if (!Automata.Entries.empty()) {
    WeaveResult Woven =
        weave(Context, Tokens, Automata.all(), Opts, InputName, Edits);
    if (!Woven.Good)
      return false;
    Print.Prologue.insert(Print.Prologue.end(), Woven.Prologue.begin(),
                          Woven.Prologue.end());
    Print.Epilogue = Woven.Epilogue;
    AddsLines = !Woven.Prologue.empty() || !Woven.Epilogue.empty();
    Result.Report = std::move(Woven.Report);
  }
  if (!Opts.Condition.empty()) {
    ReduceResult Reduced = reduce(Context, Tokens, Opts, Edits);
    if (!Reduced.Good)
      return false;
    Print.Prologue.insert(Print.Prologue.end(), Reduced.Prologue.begin(),
                          Reduced.Prologue.end());
    Print.Epilogue = Reduced.Epilogue;
  }
  Result.Unchanged = Edits.empty() && !AddsLines && Opts.Condition.empty();
  printUnit(Result.Text, Tokens, Edits, Print);
  return true;
}

} // namespace transver
