//===- fuzz-unit.cpp - Fuzzing the plugin with whole C files --------------===//
//
// Any bytes at all are parsed by Clang with the plugin's consumer. The plugin
// must not crash where Clang alone does not; if the unit has no error, the new
// text must have none, either, unless the plugin reported what it cannot
// transform.
//
//   cmake -G Ninja -B build-fuzz -DCMAKE_CXX_COMPILER=clang++-19
//   -DTRANSVER_FUZZERS=ON ninja -C build-fuzz fuzz-unit && mkdir corpus
//   build-fuzz/bin/fuzz-unit -max_len=4096 -timeout=30 -detect_leaks=0
//   -only_ascii=1 \
//     corpus test/cfa test/cases test/plugin/Inputs
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "Plugin.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <cstdlib>

using namespace clang;
using namespace transver;

namespace {

class Action : public ASTFrontendAction {
public:
  Action(const Options *Opts, std::string &Text) : Opts(Opts), Text(Text) {}
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef) override {
    if (!Opts)
      return std::make_unique<ASTConsumer>();
    auto Automata = std::make_shared<LoadedAutomata>();
    if (!loadAutomata(*Opts, CI.getDiagnostics(), CI.getSourceManager(),
                      *Automata))
      abort();
    return createTransformer(CI, *Opts, Automata, "fuzz.c", &Text);
  }

private:
  const Options *Opts;
  std::string &Text;
};

/// Parses Input, with the plugin if Opts is given. Returns true if there was no
/// error; Messages are Clang's. The input can read no file but itself.
bool parse(StringRef Input, const Options *Opts, std::string &Text,
           std::string &Messages) {
  auto Files = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Files->addFile("fuzz.c", 0,
                 llvm::MemoryBuffer::getMemBufferCopy(Input, "fuzz.c"));
  llvm::raw_string_ostream OS(Messages);
  CompilerInstance CI;
  CI.createDiagnostics(new TextDiagnosticPrinter(OS, new DiagnosticOptions),
                       /*ShouldOwnClient=*/true);
  const char *Arguments[] = {"-triple",
                             "x86_64-pc-linux-gnu",
                             "-fsyntax-only",
                             "-w",
                             "-std=gnu17",
                             "-ferror-limit",
                             "5",
                             "-fgnuc-version=4.2.1",
                             "-x",
                             "c",
                             "fuzz.c"};
  auto Invocation = std::make_shared<CompilerInvocation>();
  if (!CompilerInvocation::CreateFromArgs(*Invocation, Arguments,
                                          CI.getDiagnostics()))
    abort();
  Invocation->getFrontendOpts().DisableFree = false;
  Invocation->getDiagnosticOpts().ShowCarets = false;
  CI.setInvocation(std::move(Invocation));
  CI.createFileManager(Files);
  Action A(Opts, Text);
  bool Good = CI.ExecuteAction(A) && !CI.getDiagnostics().hasErrorOccurred();
  OS.flush();
  return Good;
}

/// What Clang alone makes of Input. Its own crashes do not count.
enum class Alone { Crash, Error, Good };
Alone runAlone(StringRef Input) {
  bool Good = false;
  llvm::CrashRecoveryContext::Enable();
  bool Survived = llvm::CrashRecoveryContext().RunSafely([&] {
    std::string Text, Messages;
    Good = parse(Input, nullptr, Text, Messages);
  });
  llvm::CrashRecoveryContext::Disable();
  return !Survived ? Alone::Crash : Good ? Alone::Good : Alone::Error;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Input(reinterpret_cast<const char *>(Data), Size);
  // Clang itself takes exponential time for parentheses that may be casts or calls.
  constexpr unsigned MostOpenParentheses = 24;
  unsigned Open = 0;
  for (char C : Input) {
    Open += C == '(';
    if (C == ')' && Open)
      --Open;
    if (Open > MostOpenParentheses)
      return -1;
  }
  Alone Expected = runAlone(Input);
  if (Expected == Alone::Crash)
    return -1;
  Options Opts;
  Opts.Automata.push_back({false, "no-overflow"});
  Opts.Prof = Size % 2 ? Profile::Native : Profile::SvComp;
  Opts.SkipIsRemark = true;
  std::string Text, Messages;
  bool Good = parse(Input, &Opts, Text, Messages);
  if (Good != (Expected == Alone::Good) &&
      !StringRef(Messages).contains("transver: ")) {
    llvm::errs() << "not what Clang says alone:\n" << Messages;
    abort();
  }
  if (!Good)
    return 0;
  std::string Ignored, Errors;
  if (!parse(Text, nullptr, Ignored, Errors)) {
    llvm::errs() << "the text has errors:\n" << Text << Errors;
    abort();
  }
  return 0;
}
