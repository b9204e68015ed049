//===- CConstant.cpp - C constants ----------------------------------------===//
//
// The compiler would reject a malformed constant too, but only in the woven
// program, where the user cannot see that the automaton's text is at fault.
//
//===----------------------------------------------------------------------===//

#include "automaton/CConstant.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace transver {

namespace {

bool isIntegerSuffix(StringRef Suffix) {
  // Any order of one `u` and one of `l`, `ll`, `wb`; the letters of `ll` agree
  // in case.
  std::string Lower = Suffix.lower();
  if (Suffix.contains("lL") || Suffix.contains("Ll") || Suffix.contains("wB") ||
      Suffix.contains("Wb"))
    return false;
  return StringSwitch<bool>(Lower)
      .Cases("", "u", "l", "ll", "wb", true)
      .Cases("ul", "ull", "uwb", "lu", "llu", "wbu", true)
      .Default(false);
}

bool isFloatingSuffix(StringRef Suffix) {
  return StringSwitch<bool>(Suffix.lower())
      .Cases("", "f", "l", "i", "q", "w", true)
      .Cases("f16", "f32", "f64", "f128", "df", "dd", "dl", true)
      .Default(false);
}

std::string invalid(StringRef What, StringRef Part) {
  return ("invalid " + What + " '" + Part + "'").str();
}

std::string checkNumber(StringRef Text) {
  bool Hex = Text.take_front(2).equals_insensitive("0x");
  bool Binary = Text.take_front(2).equals_insensitive("0b");
  StringRef Rest = Hex || Binary ? Text.drop_front(2) : Text;
  auto IsDigit = [&](char C) { return Hex ? isHexDigit(C) : isDigit(C); };

  StringRef Whole = Rest.take_while(IsDigit);
  Rest = Rest.drop_front(Whole.size());
  bool Floating = false, HasDigits = !Whole.empty();
  if (Rest.consume_front(".")) {
    Floating = true;
    StringRef Fraction = Rest.take_while(IsDigit);
    Rest = Rest.drop_front(Fraction.size());
    HasDigits |= !Fraction.empty();
  }
  if (!HasDigits)
    return invalid("number", Text);
  char Exponent = Hex ? 'p' : 'e';
  bool HasExponent = !Rest.empty() && toLower(Rest.front()) == Exponent;
  if (HasExponent) {
    Floating = true;
    Rest = Rest.drop_front();
    if (!Rest.empty() && (Rest.front() == '+' || Rest.front() == '-'))
      Rest = Rest.drop_front();
    StringRef Digits = Rest.take_while([](char C) { return isDigit(C); });
    if (Digits.empty())
      return "the exponent has no digits";
    Rest = Rest.drop_front(Digits.size());
  } else if (Hex && Floating) {
    return "a hexadecimal floating constant needs an exponent";
  }
  if (Floating)
    return isFloatingSuffix(Rest) && !Binary ? "" : invalid("suffix", Rest);
  if (!isIntegerSuffix(Rest))
    return invalid("suffix", Rest);
  if (Binary && Whole.find_first_not_of("01") != StringRef::npos)
    return "invalid digit in a binary constant";
  bool Octal = !Hex && !Binary && Whole.size() > 1 && Whole.front() == '0';
  if (Octal && Whole.find_first_of("89") != StringRef::npos)
    return "invalid digit in an octal constant";
  return "";
}

std::string checkQuoted(StringRef Text) {
  for (size_t I = 0; I + 1 < Text.size(); ++I) {
    if (Text[I] != '\\')
      continue;
    char C = Text[++I];
    if (StringRef("abefnrtv01234567\\'\"?").contains(C))
      continue;
    unsigned Digits = C == 'x' ? 1 : C == 'u' ? 4 : C == 'U' ? 8 : 0;
    if (Digits == 0)
      return invalid("escape sequence", Text.substr(I - 1, 2));
    StringRef Hex =
        Text.substr(I + 1).take_while([](char C) { return isHexDigit(C); });
    if (Hex.size() < Digits)
      return invalid("escape sequence", Text.substr(I - 1, 2 + Hex.size()));
  }
  return "";
}

} // namespace

std::string checkConstant(StringRef Text) {
  return isDigit(Text.front()) || Text.front() == '.' ? checkNumber(Text)
                                                      : checkQuoted(Text);
}

} // namespace transver
