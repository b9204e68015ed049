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
#include "automaton/Embedded.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Object/ObjectFile.h"
#include <tuple>

using namespace llvm;

namespace transver {
namespace {

/// The answers of a run that failed: `TYPE VALUE` in each line between the last
/// `answers:`, which may stand behind what the program has printed, and the
/// verdict.
void readInputs(StringRef Log, Answer &A) {
  size_t At = Log.rfind("answers:");
  if (At == StringRef::npos)
    return;
  A.HasInputs = true;
  SmallVector<StringRef, 32> Lines;
  Log.substr(At).split('\n').second.split(Lines, '\n', -1, false);
  for (StringRef Line : Lines) {
    if (Line.consume_front("VERDICT"))
      return;
    A.Inputs.push_back(readInput(Line));
  }
}

/// What stands last in the log, behind what the program has printed.
StringRef verdictOf(const Session &S) {
  StringRef Log = S.log();
  size_t At = Log.rfind("VERDICT ");
  return At == StringRef::npos ? StringRef() : Log.substr(At).rtrim();
}

/// Whether the library of functions without a body says of Name that it always
/// does the same.
bool isSteady(StringRef Name) {
  if (Name.consume_front("__VERIFIER_") || Name == "reach_error" ||
      Name == "_GLOBAL_OFFSET_TABLE_" || Name == "stdout" || Name == "stderr" ||
      Name == "__stack_chk_fail")
    return true;
  SmallVector<StringRef, 0> Lines;
  StringRef(EmbeddedLibrary).split(Lines, '\n');
  bool Counts = false;
  for (StringRef Line : Lines) {
    Line = Line.split('#').first;
    if (!Line.empty() && !isSpace(Line[0])) {
      StringRef Class;
      std::tie(Class, Line) = Line.split(':');
      Counts = StringSwitch<bool>(Class)
                   .Cases("pure", "output", "ends", "allocates", "frees", true)
                   .Cases("resizes", "fills", "copies-text", true)
                   .Default(false);
    }
    SmallVector<StringRef, 16> Names;
    Line.split(Names, ' ', -1, false);
    if (Counts && is_contained(Names, Name))
      return true;
  }
  return false;
}

/// Why one run of the program does not speak for all that give the same
/// answers; empty if it does, as far as can be seen.
std::string whyOthers(Session &S) {
  if (!S.T.Varies.empty())
    return S.T.Varies;
  Expected<object::OwningBinary<object::ObjectFile>> Object =
      object::ObjectFile::createObjectFile(S.file("program.o"));
  if (!Object) {
    consumeError(Object.takeError());
    return "its object cannot be read";
  }
  for (const object::SymbolRef &Symbol : Object->getBinary()->symbols()) {
    Expected<uint32_t> Flags = Symbol.getFlags();
    Expected<StringRef> Name = Symbol.getName();
    if (!Flags || !Name) {
      consumeError(Flags.takeError());
      consumeError(Name.takeError());
      return "its object cannot be read";
    }
    if ((*Flags & object::SymbolRef::SF_Undefined) && !Name->empty() &&
        !isSteady(*Name))
      return "it uses '" + Name->str() + "'";
  }
  return {};
}

/// Compiles and links the program; false, and the answer in Failure, if that
/// fails.
bool build(Session &S, ArrayRef<std::string> Flags, Answer &Failure) {
  const Task &T = S.T;
  std::vector<std::string> Own = {"-g", "-Dmain=explored_main"};
  if (T.HasThreads)
    Own.push_back("-fsanitize-coverage=bb,no-prune,trace-pc-guard");
  if (!S.compile(T.Clang, Own, Flags, "program.o", Failure))
    return false;
  std::vector<std::string> Link = {T.Clang, "-w"};
  Link.insert(Link.end(), Flags.begin(), Flags.end());
  Link.insert(Link.end(),
              {S.file("program.o"),
               T.RuntimeFolder + (T.HasThreads ? "/threads.c" : "/explore.c"),
               "-Wl,--wrap=free,--wrap=realloc,--wrap=getline,--wrap=getdelim",
               "-lm", "-o", S.file("program")});
  if (T.Is32)
    Link.push_back("-m32");
  return S.link(Link, Failure);
}

/// All answers were tried, and no run violates it: a proof, if nothing else
/// than the answers decides what happens. What a variable without a value holds
/// is looked for by MemorySanitizer, in all runs again.
Answer proveBy(Session &S, ArrayRef<std::string> Environment) {
  std::string Why = whyOthers(S);
  if (S.T.HasThreads)
    Why = "it has threads";
  if (S.T.HasAssembly)
    Why = "it has assembly code";
  if (S.T.MallocMayFail)
    Why = "no allocation failed in them";
  Answer Failure;
  if (Why.empty() && !build(S, {"-O0", "-fsanitize=memory"}, Failure))
    Why = "what variables without a value hold cannot be followed here";
  if (Why.empty()) {
    Ended E = S.run({S.file("program")}, Environment);
    if (!E.exitedWith(0))
      return S.ended("the program", E);
    if (StringRef(S.log()).contains("MemorySanitizer"))
      Why = "a variable without a value decides";
    else if (!verdictOf(S).contains("VERDICT true") ||
             !verdictOf(S).contains(" exhaustive"))
      Why = "they differ from run to run";
  }
  return Why.empty() ? Answer::proof()
                     : Answer::unknown("no run violates it, but there may be "
                                       "others: " +
                                       Why);
}

Answer run(StringRef, Session &S) {
  const Task &T = S.T;
  Answer Failure;
  if (!build(S, {"-O1"}, Failure))
    return Failure;

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
    const std::vector<std::string> Bounds = {
        "EXPLORE_DEPTH=" + Depth, std::string("EXPLORE_RUNS=") + R.Runs,
        std::string("EXPLORE_MS=") + R.Milliseconds,
        "EXPLORE_VALUES=" + (T.HasThreads ? "0,2"
                             : R.HasMany  ? Many
                                          : Few),
        "EXPLORE_CRASH=cut"};
    Ended E = S.run({S.file("program")}, Bounds);
    if (!E.exitedWith(0))
      return S.ended("the program", E);
    StringRef Verdict = verdictOf(S);
    if (Verdict.consume_front("VERDICT false")) {
      Answer A = Answer::alarm();
      A.RanNatively = true;
      readInputs(S.log(), A);
      return A;
    }
    if (Verdict.consume_front("VERDICT true")) {
      if (Verdict.consume_back(" exhaustive"))
        return proveBy(S, Bounds);
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
                        find,
                        run,
                        /*Profile=*/nullptr,
                        /*IsDefault=*/true,
                        /*Proves=*/true,
                        /*Tests=*/true};

} // namespace transver
