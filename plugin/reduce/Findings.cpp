//===- Findings.cpp - What a verifier or a test suite has done ------------===//

#include "reduce/Findings.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace transver {

// Found by the types of their arguments, so not in a namespace of their own.
static bool fromJSON(const json::Value &V, Finding &F, json::Path P) {
  json::ObjectMapper Map(V, P);
  int64_t Line = 0, Column = 0;
  if (!Map || !Map.mapOptional("file", F.File) ||
      !Map.mapOptional("line", Line) || !Map.mapOptional("callee", F.Callee) ||
      !Map.mapOptional("function", F.Function) ||
      !Map.mapOptional("column", Column) || !Map.mapOptional("text", F.Text) ||
      !Map.mapOptional("done", F.IsDone))
    return false;
  F.Line = static_cast<unsigned>(Line);
  F.Column = static_cast<unsigned>(Column);
  return true;
}

static bool fromJSON(const json::Value &V, Findings &F, json::Path P) {
  json::ObjectMapper Map(V, P);
  std::string Kind;
  if (!Map || !Map.map("kind", Kind) || !Map.map("goals", F.Goals) ||
      !Map.map("doubts", F.Doubts))
    return false;
  F.AreExecuted = Kind == "executed";
  if (F.AreExecuted || Kind == "verified")
    return true;
  P.field("kind").report("expected 'verified' or 'executed'");
  return false;
}

std::string printFindings(const Findings &F) {
  std::string Text;
  raw_string_ostream OS(Text);
  json::OStream J(OS, 2);
  auto List = [&](const char *Name, const std::vector<Finding> &All) {
    J.attributeArray(Name, [&] {
      for (const Finding &One : All)
        J.object([&] {
          if (One.Callee.empty()) {
            J.attribute("file", json::fixUTF8(One.File));
            J.attribute("line", static_cast<int64_t>(One.Line));
            J.attribute("function", One.Function);
          } else {
            J.attribute("callee", One.Callee);
          }
          if (One.Column)
            J.attribute("column", static_cast<int64_t>(One.Column));
          if (!One.Text.empty())
            J.attribute("text", json::fixUTF8(One.Text));
          if (&All == &F.Goals)
            J.attribute("done", One.IsDone);
        });
    });
  };
  J.object([&] {
    J.attribute("kind", F.AreExecuted ? "executed" : "verified");
    List("goals", F.Goals);
    List("doubts", F.Doubts);
  });
  OS << '\n';
  return OS.str();
}

Expected<Findings> parseFindings(StringRef Text) {
  Expected<json::Value> Parsed = json::parse(Text);
  if (!Parsed)
    return Parsed.takeError();
  Findings F;
  json::Path::Root Root("findings");
  if (!fromJSON(*Parsed, F, Root))
    return Root.getError();
  return F;
}

} // namespace transver
