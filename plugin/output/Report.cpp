//===- Report.cpp - What was matched, woven and skipped -------------------===//

#include "output/Report.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {

unsigned ReportBuilder::addAutomaton(StringRef Name, StringRef Property,
                                     StringRef Doubt, unsigned States) {
  PerAutomaton A;
  A.Name = Name.str();
  A.Property = Property.str();
  A.Doubt = Doubt.str();
  A.States = States;
  Automata.push_back(std::move(A));
  return Automata.size() - 1;
}

void ReportBuilder::add(unsigned Automaton, Operation O) {
  PerAutomaton &A = Automata[Automaton];
  if (O.Outcome == "woven") {
    ++A.Woven;
    A.Weakened += !O.Reason.empty();
  } else if (O.Outcome == "holds") {
    ++A.Holds;
  } else {
    ++A.Skipped;
  }
  if (Keep)
    A.Operations.push_back(std::move(O));
}

void ReportBuilder::addGoal(unsigned Automaton, Operation O) {
  ++GoalCount;
  if (Keep)
    Automata[Automaton].Goals.push_back({GoalCount, std::move(O)});
}

void ReportBuilder::addPlace(unsigned Automaton, Place P) {
  Automata[Automaton].Places.push_back(std::move(P));
}

std::string ReportBuilder::json(StringRef Input, StringRef Output) const {
  std::string Text;
  raw_string_ostream OS(Text);
  json::OStream J(OS, 2);
  auto Claim = [&](const char *Name, bool Holds, StringRef Why,
                   const char *If) {
    J.attributeObject(Name, [&] {
      J.attribute("holds", Holds);
      if (Holds)
        return;
      J.attribute("reason", json::fixUTF8(Why));
      if (If)
        J.attribute("if", If);
    });
  };
  const char *Unbounded = "unbounded-memory", *LogSuffices = "log-suffices";
  J.object([&] {
    J.attribute("version", 1);
    J.attribute("input", json::fixUTF8(Input));
    if (!Output.empty())
      J.attribute("output", json::fixUTF8(Output));
    J.attributeArray("automata", [&] {
      for (const PerAutomaton &A : Automata)
        J.object([&] {
          J.attribute("name", json::fixUTF8(A.Name));
          if (!A.Property.empty())
            J.attribute("property", json::fixUTF8(A.Property));
          J.attribute("states", static_cast<int64_t>(A.States));
          J.attribute("ghostState", A.HasState);
          J.attribute("matched",
                      static_cast<int64_t>(A.Woven + A.Holds + A.Skipped));
          J.attribute("woven", static_cast<int64_t>(A.Woven));
          J.attribute("holds", static_cast<int64_t>(A.Holds));
          J.attribute("skipped", static_cast<int64_t>(A.Skipped));
          J.attributeObject("claims", [&] {
            const Place *Alarm = nullptr, *Silence = nullptr;
            bool OnlyUnboundedMemory = true, OnlyLog = true;
            for (const Place &P : A.Places) {
              OnlyUnboundedMemory &=
                  P.AlarmDoubt.empty() || P.OnlyUnboundedMemory;
              OnlyLog &= P.Doubts.empty() || P.OnlyLog;
              if (!Alarm && !P.AlarmDoubt.empty())
                Alarm = &P;
              if (!Silence && !P.Doubts.empty())
                Silence = &P;
            }
            const std::string NotAtomic =
                "some operations are not checked atomically";
            Claim("alarmIsReal", A.Weakened == 0 && !Alarm,
                  A.Weakened ? NotAtomic
                  : Alarm    ? "it is if " + Alarm->AlarmDoubt
                             : "",
                  A.Weakened == 0 && OnlyUnboundedMemory ? Unbounded : nullptr);
            Claim("silenceIsProof",
                  A.Skipped == 0 && A.Weakened == 0 && !Silence &&
                      A.Doubt.empty(),
                  A.Skipped    ? StringRef("some operations were skipped")
                  : A.Weakened ? StringRef(NotAtomic)
                  : Silence    ? StringRef(Silence->Doubts[0])
                               : StringRef(A.Doubt),
                  A.Skipped == 0 && A.Weakened == 0 && A.Doubt.empty() &&
                          OnlyLog
                      ? LogSuffices
                      : nullptr);
          });
          if (!A.Places.empty())
            J.attributeArray("places", [&] {
              for (const Place &P : A.Places)
                J.object([&] {
                  J.attribute("file", json::fixUTF8(P.File));
                  J.attribute("line", static_cast<int64_t>(P.Line));
                  J.attribute("column", static_cast<int64_t>(P.Column));
                  J.attribute("function", json::fixUTF8(P.Function));
                  J.attribute("kind", P.Kind);
                  J.attributeArray("shadow", [&] {
                    for (const std::string &V : P.Shadow)
                      J.value(json::fixUTF8(V));
                  });
                  J.attribute("memory", P.Memory);
                  J.attributeObject("claims", [&] {
                    Claim("alarmIsReal", P.AlarmDoubt.empty(),
                          "it is if " + P.AlarmDoubt,
                          P.OnlyUnboundedMemory ? Unbounded : nullptr);
                    Claim("silenceIsProof", P.Doubts.empty(),
                          llvm::join(P.Doubts, "; "),
                          P.OnlyLog ? LogSuffices : nullptr);
                  });
                });
            });
          if (!A.Goals.empty())
            J.attributeArray("goals", [&] {
              for (const auto &[Number, O] : A.Goals)
                J.object([&, Number = Number, &O = O] {
                  J.attribute("goal", static_cast<int64_t>(Number));
                  J.attribute("file", json::fixUTF8(O.File));
                  J.attribute("line", static_cast<int64_t>(O.Line));
                  J.attribute("column", static_cast<int64_t>(O.Column));
                  J.attribute("function", json::fixUTF8(O.Function));
                  J.attribute("operation", json::fixUTF8(O.Text));
                });
            });
          J.attributeArray("operations", [&] {
            for (const Operation &O : A.Operations)
              J.object([&] {
                J.attribute("file", json::fixUTF8(O.File));
                J.attribute("line", static_cast<int64_t>(O.Line));
                J.attribute("column", static_cast<int64_t>(O.Column));
                J.attribute("function", json::fixUTF8(O.Function));
                J.attribute("operation", json::fixUTF8(O.Text));
                J.attribute("outcome", O.Outcome);
                if (!O.Form.empty())
                  J.attribute("form", O.Form);
                if (!O.Reason.empty())
                  J.attribute("reason", json::fixUTF8(O.Reason));
              });
          });
        });
    });
  });
  OS << '\n';
  OS.flush();
  return Text;
}

} // namespace transver
