//===- CBMC.cpp - The bounded model checker -------------------------------===//
//
// Loops are unwound more and more until time is up. With unwinding assertions a
// bound that suffices is a proof; an alarm within a bound is one.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <iterator>

using namespace llvm;

namespace transver {
namespace {

/// On $PATH, or where utils/get-engines puts it.
std::string find() {
  std::string Path = findProgram({"cbmc"}, "TRANSVER_CBMC");
  if (!Path.empty())
    return Path;
  SmallString<128> Cached;
  if (const char *Cache = std::getenv("TRANSVER_CACHE")) {
    Cached = Cache;
  } else if (const char *XDG = std::getenv("XDG_CACHE_HOME")) {
    Cached = XDG;
    sys::path::append(Cached, "transver");
  } else {
    sys::path::home_directory(Cached);
    sys::path::append(Cached, ".cache", "transver");
  }
  sys::path::append(Cached, "cbmc", "cbmc");
  return sys::fs::can_execute(Cached) ? Cached.str().str() : std::string();
}

/// A value as the replay file has it, from its bits.
std::string fromBits(StringRef Type, StringRef Text, StringRef Bits) {
  if (Type == "_Bool")
    return Text == "FALSE" || Text == "0" ? "0" : "1";
  std::string Digits;
  for (char C : Bits)
    if (C == '0' || C == '1')
      Digits += C;
  if (Digits.empty() || Digits.size() > 128)
    return "0";
  APInt Value(Digits.size(), Digits, 2);
  std::string Result;
  raw_string_ostream OS(Result);
  if (Type == "float" && Digits.size() == 32) {
    OS << format("%a", static_cast<double>(Value.bitsToFloat()));
  } else if (Type == "double" && Digits.size() == 64) {
    OS << format("%a", Value.bitsToDouble());
  } else if (Type.contains('*')) {
    OS << "0x" << utohexstr(Value.getLimitedValue(), true);
  } else {
    bool IsSigned = !Type.contains("unsigned") && Type != "__SIZE_TYPE__";
    SmallString<40> Decimal;
    Value.toString(Decimal, 10, IsSigned);
    OS << Decimal;
  }
  return OS.str();
}

/// Lines `  INPUT TYPE: VALUE (BITS)` of the error's trace. An unwinding
/// assertion that fails has one, too.
void readTrace(StringRef Log, Answer &A) {
  bool IsOurs = false;
  SmallVector<StringRef, 64> Lines;
  Log.split(Lines, '\n', -1, false);
  for (StringRef Line : Lines) {
    if (Line.consume_front("Trace for ")) {
      IsOurs = Line.substr(0, 11) == "reach_error";
      A.HasInputs |= IsOurs;
    }
    if (!IsOurs || !Line.consume_front("  INPUT "))
      continue;
    auto [Type, Rest] = Line.split(": ");
    auto [Value, Bits] = Rest.rsplit(" (");
    A.Inputs.push_back({Type.str(), fromBits(Type, Value, Bits)});
  }
}

/// A function that is called and has no body, and is no input; empty if there
/// is none.
StringRef withoutBody(StringRef Log) {
  SmallVector<StringRef, 64> Lines;
  Log.split(Lines, '\n', -1, false);
  for (StringRef Line : Lines) {
    // A warning of version 5, a property of version 6.
    StringRef Name = Line.split("no body for function ").second.rtrim();
    if (Name.empty() && Line.contains(": FAILURE"))
      Name = Line.split("no body for callee ").second.split(':').first;
    if (!Name.empty() && !Name.consume_front("__VERIFIER_nondet_"))
      return Name;
  }
  return {};
}

Answer run(StringRef Program, Session &S) {
  const Task &T = S.T;
  std::vector<std::string> Common = {Program.str(), "--no-standard-checks",
                                     "--unwinding-assertions", "--object-bits",
                                     "11"};
  if (T.MallocMayFail)
    Common.insert(Common.end(), {"--malloc-may-fail", "--malloc-fail-null"});
  else
    Common.push_back("--no-malloc-may-fail");
  if (T.Is32)
    Common.push_back("--32");
  Common.push_back(T.Program);
  auto With = [&](ArrayRef<std::string> More) {
    std::vector<std::string> Command = Common;
    Command.insert(Command.end(), More.begin(), More.end());
    return Command;
  };
  const unsigned Bounds[] = {2, 5, 12, 36, 110, 330, 1000, 3000, 10000};
  for (size_t I = 0; I < std::size(Bounds);) {
    std::string Unwind = std::to_string(Bounds[I]);
    // The trace costs little beside the search for it, which nobody may have
    // the time to repeat.
    Ended E = S.run(With({"--unwind", Unwind, "--trace"}));
    StringRef Log = S.log();
    if (E.What != Ended::How::Exited)
      return S.ended("cbmc", E);
    if (Log.contains("reach_error: FAILURE")) {
      Answer A = Answer::alarm();
      readTrace(Log, A);
      if (!withoutBody(Log).empty())
        A.Reason = "a function without a body was taken to do anything";
      return A;
    }
    StringRef Missing = withoutBody(Log);
    if (!Missing.empty())
      return Answer::unknown("cbmc knows nothing of the function '" +
                             Missing.str() + "'");
    if (Log.contains("VERIFICATION SUCCESSFUL"))
      return T.HasAssembly ? Answer::unknown("cbmc does not know assembly code")
             : T.HasCleanups
                 ? Answer::unknown("cbmc does not call functions at the ends "
                                   "of scopes")
                 : Answer::proof();
    if (Log.contains("VERIFICATION FAILED")) {
      ++I; // the bound does not suffice
      continue;
    }
    return Answer::failed(("cbmc: " + describe(E) + ": " + S.lastLine()).str());
  }
  return Answer::unknown("no bound that was tried suffices");
}

} // namespace

const Engine CBMC = {"cbmc",
                     "bounded model checking, with proofs where a "
                     "bound suffices",
                     find, run, "cbmc"};

} // namespace transver
