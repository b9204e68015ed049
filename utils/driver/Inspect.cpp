//===- Inspect.cpp - What engines want to know of a program ---------------===//

#include "Inspect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <climits>
#include <cstring>

using namespace llvm;

namespace transver {
namespace {

/// Calls Do with each line of Text that is the user's and not of the headers of
/// the system.
void forOwnLines(StringRef Text, function_ref<void(StringRef)> Do) {
  SmallVector<StringRef, 0> Lines;
  Text.split(Lines, '\n');
  bool InHeader = false;
  for (StringRef Line : Lines) {
    if (Line.consume_front("# "))
      // Of a line marker: the flag 3 behind the name of the file.
      InHeader = Line.rsplit('"').second.contains('3');
    else if (!InHeader)
      Do(Line);
  }
}

/// Adds the integers of Text's lines that have woven code, or of those that
/// have none; system headers are left out.
void findConstants(StringRef Text, bool InWoven, Task &T) {
  forOwnLines(Text, [&](StringRef Line) {
    if (Line.contains("__transver_") != InWoven)
      return;
    for (size_t I = 0; I < Line.size() && T.Constants.size() < 40;) {
      if (!isDigit(Line[I])) {
        // A word may contain digits.
        bool IsWord = isAlpha(Line[I]) || Line[I] == '_';
        ++I;
        while (IsWord && I < Line.size() &&
               (isAlnum(Line[I]) || Line[I] == '_'))
          ++I;
        continue;
      }
      size_t End = I;
      while (End < Line.size() && isAlnum(Line[End]))
        ++End;
      long long Value;
      if (!Line.slice(I, End).rtrim("uUlL").getAsInteger(0, Value))
        for (uint64_t Bits : {uint64_t(Value), uint64_t(Value) + 1,
                              uint64_t(Value) - 1, -uint64_t(Value)}) {
          auto Near = static_cast<long long>(Bits);
          if (std::string Word = std::to_string(Near);
              (Near < -1 || Near > 2) && !is_contained(T.Constants, Word))
            T.Constants.push_back(Word);
        }
      I = End;
    }
  });
}

/// What of a program's text brings in something new in each run.
void findWhatVaries(StringRef Text, Task &T) {
  auto HasWord = [](StringRef Line, StringRef Word) {
    for (size_t At = Line.find(Word); At != StringRef::npos;
         At = Line.find(Word, At + 1)) {
      auto IsPart = [&](size_t I) {
        return I < Line.size() && (isAlnum(Line[I]) || Line[I] == '_');
      };
      if ((At == 0 || !IsPart(At - 1)) && !IsPart(At + Word.size()))
        return true;
    }
    return false;
  };
  forOwnLines(Text, [&](StringRef Line) {
    for (const char *Word : {"asm", "__asm__", "__asm"})
      T.HasAssembly |= HasWord(Line, Word);
    for (const char *Word :
         {"constructor", "__constructor__", "destructor", "__destructor__"})
      T.RunsAroundMain |= HasWord(Line, Word);
    for (const char *Word : {"cleanup", "__cleanup__"})
      T.HasCleanups |= HasWord(Line, Word);
    for (const char *Word : {"volatile", "__volatile__", "__volatile"})
      if (T.Varies.empty() && HasWord(Line, Word))
        T.Varies = std::string("it has a '") + Word + "'";
    if (HasWord(Line, "main")) {
      StringRef Behind =
          Line.substr(Line.find("main") + strlen("main")).ltrim();
      if (Behind.consume_front("(") &&
          !Behind.split(')').first.trim().empty() &&
          Behind.split(')').first.trim() != "void" && T.Varies.empty())
        T.Varies = "main has parameters";
    }
  });
}

void findNondet(StringRef Text, Task &T) {
  const StringRef Prefix = "__VERIFIER_nondet_";
  for (size_t At = Text.find(Prefix); At != StringRef::npos;
       At = Text.find(Prefix, At + 1)) {
    StringRef Name = Text.substr(At + Prefix.size()).take_while([](char C) {
      return isAlnum(C) || C == '_';
    });
    if (!Name.empty() && !is_contained(T.Nondet, Name))
      T.Nondet.push_back(Name.str());
  }
}

} // namespace

void inspect(StringRef Text, Task &T) {
  findNondet(Text, T);
  findWhatVaries(Text, T);
  // The user's lines come first, but an operation that is woven stays on its.
  findConstants(Text, /*InWoven=*/false, T);
  findConstants(Text, /*InWoven=*/true, T);
  T.HasThreads = Text.contains("pthread_create");
}

} // namespace transver
