//===- Limits.cpp - Times and sizes as a user writes them -----------------===//

#include "Limits.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {

bool parseSeconds(StringRef Text, double &Seconds) {
  double Unit = 1;
  if (Text.consume_back("m"))
    Unit = 60;
  else if (Text.consume_back("h"))
    Unit = 3600;
  else
    Text.consume_back("s");
  if (Text.getAsDouble(Seconds) || !(Seconds > 0) || Seconds > 1e7)
    return false;
  Seconds *= Unit;
  return true;
}

bool parseBytes(StringRef Text, uint64_t &Bytes) {
  Text.consume_back("B");
  unsigned Shift = Text.consume_back("G")   ? 30
                   : Text.consume_back("M") ? 20
                   : Text.consume_back("K") ? 10
                                            : 0;
  if (Text.getAsInteger(10, Bytes) || Bytes == 0 || Bytes > (1ull << 32))
    return Shift == 0 && Bytes != 0 && !Text.getAsInteger(10, Bytes);
  Bytes <<= Shift;
  return true;
}

bool readLimits(const Arguments &Args, AskedLimits &Asked) {
  auto Bad = [](const Twine &Message) {
    fail(Message);
    return false;
  };
  StringRef Time = Args.get("--timelimit", "60s");
  if (!parseSeconds(Time, Asked.Seconds))
    return Bad("--timelimit is a time as '10s', not '" + Time + "'");
  StringRef Memory = Args.get("--memlimit");
  if (Args.has("--memlimit") && !parseBytes(Memory, Asked.Memory))
    return Bad("--memlimit is a size as '2G', not '" + Memory + "'");
  StringRef Malloc = Args.get("--malloc", "never-fails");
  Asked.MallocMayFail = Malloc == "may-fail";
  if (Malloc != "never-fails" && !Asked.MallocMayFail)
    return Bad("--malloc is 'never-fails' or 'may-fail', not '" + Malloc + "'");
  return true;
}

std::string seconds(double Value) {
  std::string Text;
  raw_string_ostream(Text) << format("%.2f", Value) << " s";
  return Text;
}

} // namespace transver
