//===- Report.h - What was matched, woven and skipped -----------*- C++ -*-===//
//
// Each run can say, as JSON, for each automaton and each operation that it
// matched what became of it, and which claims hold: "an alarm is real" and
// "silence is a proof" (design D7). The schema is docs/report.schema.json.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_OUTPUT_REPORT_H
#define TRANSVER_OUTPUT_REPORT_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace transver {

class ReportBuilder {
public:
  /// Where something stands.
  struct SourcePlace {
    std::string File;
    unsigned Line = 0, Column = 0;
  };
  struct Operation : SourcePlace {
    std::string Function; ///< in which it stands
    std::string Text;     ///< the operation as C text, shortened
    std::string Outcome;  ///< "woven", "holds" (proved by types and constants),
                          ///< "skipped"
    std::string Form;     ///< S, C, T or V for "woven"
    std::string
        Reason; ///< for "skipped", and for "woven" what weakens the claim
  };

  /// A loop or a function that an automaton has an instance at.
  struct Place : SourcePlace {
    std::string Function, Kind;      ///< "loop" or "function"
    std::vector<std::string> Shadow; ///< the variables that are copied
    bool Memory = false;    ///< memory behind pointers is compared, too
    std::string AlarmDoubt; ///< not empty: on what condition an alarm is real
    std::vector<std::string> Doubts; ///< why silence is no proof
    /// The only doubts are that memory may be bounded, that a log may be full.
    bool OnlyUnboundedMemory = false, OnlyLog = false;
  };

  /// Starts to keep the operations (else only the counts are kept).
  explicit ReportBuilder(bool KeepOperations) : Keep(KeepOperations) {}
  /// Doubt: why silence is no proof of the property; empty if it is one.
  unsigned addAutomaton(llvm::StringRef Name, llvm::StringRef Property,
                        llvm::StringRef Doubt, unsigned States);
  void add(unsigned Automaton, Operation O);
  /// The same for one that is woven, where operations are not kept.
  void countWoven(unsigned Automaton, bool IsWeakened) {
    ++Automata[Automaton].Woven;
    Automata[Automaton].Weakened += IsWeakened;
  }
  void addPlace(unsigned Automaton, Place P);
  /// A GOAL; its number is that of the goals before it, and one.
  void addGoal(unsigned Automaton, Operation O);
  void setGhostState(unsigned Automaton) {
    Automata[Automaton].HasState = true;
  }
  bool keepsOperations() const { return Keep; }

  std::string json(llvm::StringRef Input, llvm::StringRef Output) const;

private:
  struct PerAutomaton {
    std::string Name, Property, Doubt;
    unsigned States = 1;
    bool HasState = false;
    unsigned Woven = 0, Holds = 0, Skipped = 0, Weakened = 0;
    std::vector<Operation> Operations;
    std::vector<Place> Places;
    std::vector<std::pair<unsigned, Operation>> Goals; ///< with their numbers
  };
  unsigned GoalCount = 0;
  bool Keep;
  std::vector<PerAutomaton> Automata;
};

} // namespace transver

#endif
