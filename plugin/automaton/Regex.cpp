//===- Regex.cpp - Regular expressions of automata ------------------------===//

#include "automaton/Regex.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace transver {

namespace {

/// LLVM's matcher copies a subexpression for each repetition, also in nested
/// ones.
constexpr uint64_t MaxRepetitions = 10000;

/// The product of all bounds `{m,n}`: how often something could be copied.
uint64_t repetitions(StringRef Regex) {
  uint64_t Product = 1;
  for (size_t I = Regex.find('{'); I != StringRef::npos;
       I = Regex.find('{', I + 1)) {
    StringRef Bound =
        Regex.substr(I + 1).take_until([](char C) { return C == '}'; });
    uint64_t Number;
    StringRef Upper = Bound.substr(Bound.find(',') + 1);
    if (Upper.getAsInteger(10, Number) &&
        Bound.split(',').first.getAsInteger(10, Number))
      continue;
    Product *=
        std::max<uint64_t>(1, std::min<uint64_t>(Number, MaxRepetitions + 1));
    if (Product > MaxRepetitions)
      break;
  }
  return Product;
}

/// The inside of the bracket expression that a Java class escape stands for.
StringRef classOf(char Escape) {
  switch (Escape) {
  case 'd':
  case 'D':
    return "0-9";
  case 'w':
  case 'W':
    return "A-Za-z0-9_";
  case 's':
  case 'S':
    return " \t\n\r\f\v";
  default:
    return "";
  }
}

} // namespace

std::string posixRegex(StringRef Regex) {
  std::string Result = "^(";
  bool InBrackets = false;
  for (size_t I = 0; I != Regex.size(); ++I) {
    char C = Regex[I];
    if (C == '\\' && I + 1 != Regex.size()) {
      char Escape = Regex[++I];
      StringRef Class = classOf(Escape);
      bool Negated = Escape >= 'A' && Escape <= 'Z';
      if (Class.empty() && InBrackets) {
        // POSIX knows no escapes in brackets; a backslash there is itself.
        Result += Escape;
      } else if (Class.empty()) {
        Result += '\\';
        Result += Escape;
      } else if (InBrackets) {
        Result += Class;
      } else {
        Result += Negated ? "[^" : "[";
        Result += Class;
        Result += ']';
      }
      continue;
    }
    if (!InBrackets && C == '(' && Regex.substr(I, 3) == "(?:") {
      Result += '(';
      I += 2;
      continue;
    }
    // A lazy quantifier matches the same whole texts as the greedy one.
    bool Quantified = I > 0 && StringRef("*+?}").contains(Regex[I - 1]);
    if (!InBrackets && C == '?' && Quantified &&
        (I < 2 || Regex[I - 2] != '\\'))
      continue;
    if (!InBrackets && C == '[') {
      InBrackets = true;
      Result += C;
      // A `]` that comes first in brackets is itself.
      if (I + 1 != Regex.size() && Regex[I + 1] == '^')
        Result += Regex[++I];
      if (I + 1 != Regex.size() && Regex[I + 1] == ']')
        Result += Regex[++I];
      continue;
    }
    if (InBrackets && C == ']')
      InBrackets = false;
    Result += C;
  }
  return Result + ")$";
}

std::string checkRegex(StringRef Regex) {
  std::string Error;
  if (Regex.empty())
    return "it is empty";
  if (repetitions(Regex) > MaxRepetitions)
    return "too many repetitions";
  llvm::Regex Compiled(posixRegex(Regex));
  return Compiled.isValid(Error) ? std::string() : Error;
}

} // namespace transver
