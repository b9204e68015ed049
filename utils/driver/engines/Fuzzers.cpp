//===- Fuzzers.cpp - libFuzzer and AFL++ ----------------------------------===//
//
// Testers: they find violations and prove nothing. Both drive the program by
// runtime/fuzz.c, which says how an input is made of bytes; libFuzzer comes
// with Clang.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace transver {
namespace {

/// Compiles the program and the harness with Compiler and links them; false,
/// and the answer in Failure, if that fails.
bool build(Session &S, StringRef Compiler, ArrayRef<std::string> ProgramFlags,
           ArrayRef<std::string> HarnessFlags, ArrayRef<std::string> LinkFlags,
           Answer &Failure) {
  const Task &T = S.T;
  if (!S.compile(Compiler, {"-O1", "-Dmain=transver_fuzzed_main"}, ProgramFlags,
                 "program.o", Failure))
    return false;
  std::string Constants;
  for (const std::string &C : T.Constants)
    Constants += C + "LL,";
  std::vector<std::string> Harness = {Compiler.str(), "-w", "-O1",
                                      "-DTRANSVER_CONSTANTS=" + Constants};
  Harness.insert(Harness.end(), HarnessFlags.begin(), HarnessFlags.end());
  std::vector<std::string> Link = {Compiler.str(), "-w"};
  if (T.Is32) {
    Harness.push_back("-m32");
    Link.push_back("-m32");
  }
  Harness.insert(Harness.end(), {"-c", T.RuntimeFolder + "/fuzz.c", "-o",
                                 S.file("harness.o")});
  Ended E = S.run(Harness);
  if (!E.exitedWith(0)) {
    Failure = S.ended("the compiler", E);
    return false;
  }
  Link.insert(Link.end(), LinkFlags.begin(), LinkFlags.end());
  Link.insert(Link.end(), {S.file("program.o"), S.file("harness.o"), "-lm",
                           "-pthread", "-o", S.file("program")});
  return S.link(Link, Failure);
}

/// The alarm whose inputs the harness has written; false if there is none.
bool readFound(const std::string &Path, Answer &A) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return false;
  A = Answer::alarm();
  A.HasInputs = A.RanNatively = true;
  SmallVector<StringRef, 32> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n', -1, false);
  for (StringRef Line : Lines) {
    A.Inputs.push_back(readInput(Line));
  }
  return true;
}

/// Seeds: nothing but zeros; every choice yes; special values.
bool writeSeeds(Session &S, Answer &Failure) {
  (void)sys::fs::create_directory(S.file("seeds"));
  std::string Zeros(64, '\0'), Yes(64, '\1'), Mixed;
  for (char C = 0; C < 64; ++C)
    Mixed += C;
  return S.write("seeds/zeros", Zeros, Failure) &&
         S.write("seeds/yes", Yes, Failure) &&
         S.write("seeds/mixed", Mixed, Failure);
}

std::string findLibFuzzer() { return "libfuzzer"; }

Answer runLibFuzzer(StringRef, Session &S) {
  Answer A;
  if (!build(S, S.T.Clang, {"-fsanitize=fuzzer-no-link"}, {},
             {"-fsanitize=fuzzer"}, A))
    return A;
  (void)sys::fs::create_directory(S.file("corpus"));
  if (!writeSeeds(S, A))
    return A;
  std::string Found = S.file("found");
  Ended E = S.run({S.file("program"), "-max_len=1024", "-len_control=20",
                   "-timeout=1000", "-rss_limit_mb=0", "-detect_leaks=0",
                   "-verbosity=0",
                   "-max_total_time=" +
                       std::to_string(std::max(1, static_cast<int>(S.left()))),
                   S.file("corpus"), S.file("seeds")},
                  {"TRANSVER_FOUND=" + Found});
  if (readFound(Found, A))
    return A;
  if (E.What == Ended::How::Exited && E.Status)
    return S.ended("libFuzzer", E);
  return Answer::unknown("no input that was tried violates it");
}

std::string findAFL() { return findProgram({"afl-fuzz"}, "TRANSVER_AFL"); }

Answer runAFL(StringRef Program, Session &S) {
  SmallString<128> Compiler(sys::path::parent_path(Program));
  sys::path::append(Compiler, "afl-clang-fast");
  if (!sys::fs::can_execute(Compiler))
    return Answer::failed("there is no afl-clang-fast beside afl-fuzz");
  Answer A;
  if (!build(S, Compiler, {}, {"-DTRANSVER_AFL"}, {}, A))
    return A;
  if (!writeSeeds(S, A))
    return A;
  std::string Found = S.file("found");
  Ended E =
      S.run({Program.str(), "-i", S.file("seeds"), "-o", S.file("out"), "-V",
             std::to_string(std::max(1, static_cast<int>(S.left()))), "--",
             S.file("program")},
            {"TRANSVER_FOUND=" + Found, "AFL_NO_UI=1", "AFL_SKIP_CPUFREQ=1",
             "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1", "AFL_NO_AFFINITY=1",
             "AFL_BENCH_UNTIL_CRASH=1", "AFL_QUIET=1"});
  if (readFound(Found, A))
    return A;
  if (E.What == Ended::How::Exited && E.Status)
    return S.ended("afl-fuzz", E);
  return Answer::unknown("no input that was tried violates it");
}

} // namespace

const Engine LibFuzzer = {"libfuzzer",
                          "coverage-guided fuzzing, with Clang's "
                          "own fuzzer",
                          findLibFuzzer,
                          runLibFuzzer,
                          /*Profile=*/nullptr,
                          /*IsDefault=*/true,
                          /*Proves=*/false,
                          /*Tests=*/true};
const Engine AFL = {"afl++",
                    "coverage-guided fuzzing",
                    findAFL,
                    runAFL,
                    /*Profile=*/nullptr,
                    /*IsDefault=*/false,
                    /*Proves=*/false,
                    /*Tests=*/true}; // libFuzzer does the same

} // namespace transver
