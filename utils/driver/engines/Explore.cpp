//===- Explore.cpp - Runs the program for every answer --------------------===//
//
// The engine that is always there: the program is compiled and run, and forks
// where it asks for an input (runtime/explore.c). What only asks for truth
// values, as a program without inputs whose state is recorded does, is decided
// if all runs end; of other types a few values are tried, so silence says
// nothing.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace transver {
namespace {

/// The answers of a run that failed: `TYPE VALUE` in each line between
/// `answers:` and the verdict.
void readInputs(StringRef Log, Answer &A) {
  SmallVector<StringRef, 32> Lines;
  Log.split(Lines, '\n', -1, false);
  bool Inside = false;
  for (StringRef Line : Lines) {
    if (Inside && !Line.consume_front("VERDICT")) {
      auto [Type, Value] = Line.rsplit(' ');
      A.Inputs.push_back({Type.str(), Value.str()});
    }
    Inside |= Line.consume_front("answers:");
  }
  A.HasInputs = Inside;
}

Answer run(StringRef, Session &S) {
  const Task &T = S.T;
  std::vector<std::string> Compile = {T.Clang, "-w", "-g", "-O1",
                                      "-Dmain=explored_main"};
  if (T.HasThreads)
    Compile.push_back("-fsanitize-coverage=bb,no-prune,trace-pc-guard");
  Compile.insert(Compile.end(), T.Flags.begin(), T.Flags.end());
  Compile.insert(Compile.end(),
                 {"-x", "c", "-c", T.Program, "-o", S.file("program.o")});
  Ended E = S.run(Compile);
  if (!E.exitedWith(0))
    return S.ended("clang", E);
  std::vector<std::string> Link = {
      T.Clang,
      "-w",
      "-O1",
      S.file("program.o"),
      T.RuntimeFolder + (T.HasThreads ? "/threads.c" : "/explore.c"),
      "-Wl,--wrap=free,--wrap=realloc,--wrap=getline,--wrap=getdelim",
      "-lm",
      "-o",
      S.file("program")};
  if (T.Is32)
    Link.push_back("-m32");
  E = S.run(Link);
  if (E.What == Ended::How::Exited && E.Status)
    return Answer::unknown("the program cannot be linked");
  if (!E.exitedWith(0))
    return S.ended("clang", E);

  std::string Few = "0,1,-1,2", Many = Few + ",2147483647,-2147483648,3";
  for (size_t I = 0; I < T.Constants.size() && I < 24; ++I) {
    if (I < 4)
      Few += "," + T.Constants[I];
    Many += "," + T.Constants[I];
  }
  struct Round {
    const char *Depth, *Runs, *Milliseconds;
    bool HasMany;
  };
  for (const Round &R :
       {Round{"6", "2000", "100", true}, Round{"12", "4000", "250", false},
        Round{"40", "10000", "500", true}, Round{"14", "200000", "500", true},
        Round{"200", "100000", "1000", false},
        Round{"200", "100000000", "4000", true}}) {
    std::string Depth = T.HasThreads ? "200" : R.Depth;
    E = S.run({S.file("program")},
              {"EXPLORE_DEPTH=" + Depth, std::string("EXPLORE_RUNS=") + R.Runs,
               std::string("EXPLORE_MS=") + R.Milliseconds,
               "EXPLORE_VALUES=" + (T.HasThreads ? "0,2"
                                    : R.HasMany  ? Many
                                                 : Few),
               "EXPLORE_CRASH=cut"});
    if (!E.exitedWith(0))
      return S.ended("the program", E);
    StringRef Verdict = S.lastLine();
    if (Verdict.consume_front("VERDICT false")) {
      Answer A = Answer::alarm();
      A.RanNatively = true;
      readInputs(S.log(), A);
      return A;
    }
    if (Verdict.consume_front("VERDICT true")) {
      if (Verdict.consume_back(" exhaustive") && !T.HasThreads &&
          !T.MallocMayFail)
        return Answer::proof();
      if (R.HasMany)
        return Answer::unknown("no run of those that were tried calls it");
    }
  }
  return Answer::unknown("no run of those that were tried calls it");
}

std::string find() { return "explore"; }

} // namespace

const Engine Explore = {"explore",
                        "runs the program for every answer to its "
                        "questions that it can think of",
                        find, run};

} // namespace transver
