//===- Coverage.h - Which goals a test suite executes -----------*- C++ -*-===//
//
// The program is instrumented with a call at each goal, compiled, and run with
// each test. A test is a list of inputs: a file for replay (docs/check.md), or
// a test case of Test-Comp (XML).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_COVERAGE_H
#define TRANSVER_DRIVER_COVERAGE_H

#include "Arguments.h"
#include "Process.h"
#include "engines/Engine.h"
#include "reduce/Findings.h"

namespace transver {

/// The tests that Named means: itself, or all files of a folder; sorted.
/// Reports what cannot be read, and returns false.
bool findTestFiles(llvm::StringRef Named, std::vector<std::string> &Found);

/// Runs the one program of Args with each test, and puts into Found which goals
/// (of the property Goals) were reached. Reports what goes wrong, and returns
/// false.
bool findByTests(const Arguments &Args, llvm::StringRef Goals,
                 llvm::ArrayRef<std::string> Tests,
                 const TemporaryFolder &Folder, Limits Within, Findings &Found);

/// The same for what libFuzzer keeps in the folders Corpora; nothing is
/// reported.
bool findByCorpus(const Arguments &Args, llvm::StringRef Goals,
                  llvm::ArrayRef<std::string> Corpora,
                  const TemporaryFolder &Folder, Limits Within,
                  Findings &Found);

} // namespace transver

#endif
