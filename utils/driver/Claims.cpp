//===- Claims.cpp - What a transformation claims --------------------------===//

#include "Claims.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace transver {

Claim readClaim(const json::Value &Report, StringRef Name) {
  Claim Result;
  auto Broken = [&] {
    Result = {"the report of the transformation cannot be read", false, false};
    return Result;
  };
  const json::Object *Root = Report.getAsObject();
  const json::Array *Automata = Root ? Root->getArray("automata") : nullptr;
  if (!Automata)
    return Broken();
  for (const json::Value &A : *Automata) {
    const json::Object *Object = A.getAsObject();
    const json::Object *Claims = Object ? Object->getObject("claims") : nullptr;
    const json::Object *C = Claims ? Claims->getObject(Name) : nullptr;
    if (!C)
      return Broken();
    auto Holds = C->getBoolean("holds");
    if (Holds && *Holds)
      continue;
    auto Reason = C->getString("reason");
    auto If = C->getString("if");
    bool Unbounded = If && *If == "unbounded-memory";
    bool Log = If && *If == "log-suffices";
    if (Result.WhyNot.empty()) {
      Result = {Reason ? Reason->str() : "no reason is given", Unbounded, Log};
    } else {
      Result.IfUnboundedMemory &= Unbounded;
      Result.IfLogSuffices &= Log;
    }
  }
  return Result;
}

bool readClaims(StringRef Path, Claim &Alarm, Claim &Silence,
                std::string &Why) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer) {
    Why = "the report cannot be read: " + Buffer.getError().message();
    return false;
  }
  Expected<json::Value> Parsed = json::parse((*Buffer)->getBuffer());
  if (!Parsed) {
    Why = "the report is broken: " + toString(Parsed.takeError());
    return false;
  }
  Alarm = readClaim(*Parsed, "alarmIsReal");
  Silence = readClaim(*Parsed, "silenceIsProof");
  return true;
}

} // namespace transver
