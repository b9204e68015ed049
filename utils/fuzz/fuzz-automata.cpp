//===- fuzz-automata.cpp - Fuzzing the automata parser --------------------===//
//
// Any bytes at all give automata or at least one error; what is printed is read
// back without an error and prints the same. Seeds: the files of test/automata.
//
//   cmake -G Ninja -B build-fuzz -DCMAKE_CXX_COMPILER=clang++-19
//   -DTRANSVER_FUZZERS=ON ninja -C build-fuzz fuzz-automata && mkdir corpus
//   build-fuzz/bin/fuzz-automata -max_len=4096 corpus test/automata
//
//===----------------------------------------------------------------------===//

#include "automaton/Parser.h"
#include "automaton/Print.h"
#include "automaton/Show.h"
#include <cstdlib>

using namespace transver;

namespace {

ParsedAutomata parse(llvm::StringRef Input, SourceText &Text,
                     ParseOptions Options) {
  Text.Buffers.push_back(
      llvm::MemoryBuffer::getMemBufferCopy(Input, "fuzz.ia"));
  return parseAutomata(Text, Options);
}

std::string print(const std::vector<Automaton> &Automata) {
  std::string Result;
  llvm::raw_string_ostream OS(Result);
  for (const Automaton &A : Automata)
    printAutomaton(OS, A);
  return OS.str();
}

[[noreturn]] void fail(const char *Why, llvm::StringRef First,
                       llvm::StringRef Second) {
  llvm::errs() << Why << "\n--- printed\n"
               << First << "\n--- printed again\n"
               << Second << '\n';
  std::abort();
}

void check(llvm::StringRef Input, ParseOptions Options) {
  SourceText Text;
  ParsedAutomata First = parse(Input, Text, Options);
  llvm::raw_null_ostream Null;
  showDiagnostics(Null, Text, First.Diagnostics, /*Colour=*/false);
  if (First.hasErrors())
    return;
  if (First.Automata.empty())
    fail("neither automata nor an error", "", "");
  for (const Automaton &A : First.Automata)
    printAutomatonAsDot(Null, A);

  std::string Printed = print(First.Automata);
  SourceText Again;
  ParsedAutomata Second = parse(Printed, Again, Options);
  if (Second.hasErrors()) {
    showDiagnostics(llvm::errs(), Again, Second.Diagnostics, /*Colour=*/false);
    fail("what was printed has errors", Printed, "");
  }
  std::string Reprinted = print(Second.Automata);
  if (Printed != Reprinted)
    fail("what was printed is read back differently", Printed, Reprinted);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  llvm::StringRef Input(reinterpret_cast<const char *>(Data), Size);
  ParseOptions Conditions;
  Conditions.UndefinedStateIsResidual = true;
  check(Input, ParseOptions());
  check(Input, Conditions);
  return 0;
}
