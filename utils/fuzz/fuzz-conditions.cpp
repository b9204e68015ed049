//===- fuzz-conditions.cpp - Fuzzing the readers of conditions ------------===//
//
// Any bytes at all are a condition or an error, in whichever of the three forms
// (ours, CPAchecker's, a witness); no state leads to one that is not there, and
// a label is read the same when it is read again. Seeds: the conditions of the
// tests.
//
//   cmake -G Ninja -B build-fuzz -DCMAKE_CXX_COMPILER=clang++-19
//   -DTRANSVER_FUZZERS=ON ninja -C build-fuzz fuzz-conditions && mkdir corpus
//   build-fuzz/bin/fuzz-conditions -max_len=4096 corpus test/cases/reduce
//   test/reduce/Inputs
//
//===----------------------------------------------------------------------===//

#include "automaton/Show.h"
#include "reduce/Condition.h"
#include <cstdlib>

using namespace transver;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  llvm::StringRef Input(reinterpret_cast<const char *>(Data), Size);
  const std::string FileScope[] = {"int x;", "void f(void);"};
  std::unique_ptr<Condition> C = readCondition(
      llvm::MemoryBuffer::getMemBufferCopy(Input, "fuzz.txt"), FileScope);
  if (!C)
    std::abort();
  llvm::raw_null_ostream Null;
  showDiagnostics(Null, C->Source, C->Parsed.Diagnostics, /*Colour=*/false);
  if (C->Parsed.hasErrors())
    return 0;
  size_t N = C->States.size();
  auto Check = [&](unsigned State) {
    if (State != ResidualState && State >= N)
      std::abort();
  };
  Check(C->Initial);
  for (unsigned I = 0; I < N; ++I) {
    C->asksForListing(I);
    if (C->States[I].IsAccepting && !C->canAccept(I))
      std::abort();
    for (const ConditionTransition &T : C->States[I].Transitions) {
      Check(T.To);
      if (!T.When && !T.IsCatchAll)
        std::abort();
      readLabel(T.Label.Text);
    }
  }
  return 0;
}
