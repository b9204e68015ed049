//===- ShadowSchedule.cpp - When a program that is run saves its state ----===//
//
// A verifier chooses the round in which a state is saved. A program that is run
// cannot know when it begins to go round in a cycle, so it saves again and
// again, and each copy stands twice as long as the one before it (Brent's way
// to find a cycle, 1980): in the rounds 1, 2, 4, 8, … of an activation of the
// loop. The first copy that is made in the cycle and stands for a whole cycle
// finds it. So a loop that runs for m rounds before it enters a cycle of n
// rounds is caught within 3 max(m, n) rounds, at the price of a comparison in
// each round. A recursive function saves when its stack is twice as deep, and
// anew when what saved has returned. A large state is not copied before the
// rounds are worth it.
//
// Loops whose state is in variables have a copy each. All others share the log
// of memory of the unit, which belongs to one of them at a time:
//
//   - A loop that goes on knows that whatever began after it did has ended; if
//     that has the log, the loop takes it back.
//   - A loop that finds the log with an older one, which may still run, takes
//     it when it has gone round more often than the `patience`: twice the
//     rounds of those that have taken it so before. Loops that end soon leave
//     the log where it is, and one that does not end gets it.
//   - A call that drops the state (input from outside, say) ends all cycles
//     that may have begun. So the rounds are counted from there: a server that
//     hangs after years is caught as fast as one that hangs at once.
//
// Automata say nothing of all this: where NONDET() decides whether to SAVE, a
// program that is run also saves when it is due. That decides only *when* a
// state is saved. That the state recurs is
// seen by comparing it, whenever it was saved. Threads have ghosts of their
// own.
//
//===----------------------------------------------------------------------===//

#include "support/Types.h"
#include "weave/Helpers.h"
#include "weave/Shadows.h"

using namespace clang;

namespace transver {

namespace {

/// Copying so many bytes costs as much as a round.
constexpr uint64_t BytesPerRound = 64;

// turn: the rounds, the round of the next save, the activation's number (later
// ones have larger numbers), the number of the last save, and the round of the
// first one.
constexpr const char *LoopWithLog = R"({
  int mine = SAVING && turn[3] == SAVING, taken = __transver_taken;
  ASK
  if (mine && __transver_log_full & 2) turn[0] = 0, turn[1] = turn[4];
  turn[0]++;
  if (!turn[2]) turn[2] = ++__transver_turns;
  if (!mine) taken = SAVING && !__transver_log_full && __transver_owner < turn[2];
  if (turn[0] < (mine || taken ? turn[1] : turn[4])) return 0;
  if (!mine && taken && turn[0] < __transver_patience) return 0;
  if (taken) __transver_patience = 2 * turn[0];
  __transver_taken = taken;
  __transver_owner = turn[2];
  turn[1] = 2 * turn[0];
  return 1;
})";

// turn: where the stack began, where it was when the state was saved, the depth
// of the next save, the number of the last one, and the entries since then. The
// stack grows downwards; where it does not, states are saved less often.
constexpr const char *Recursion = R"({
  WORD depth;
  ASK
  if (frame >= turn[0]) turn[0] = turn[1] = frame;
  depth = turn[0] - frame;
  if (++turn[4] < first || (frame < turn[1] && depth < turn[2])) return 0;
  turn[1] = frame;
  turn[2] = 2 * depth + 1;
  turn[4] = 0;
  return 1;
})";

// An activation has 64 bytes, more or less.
constexpr const char *RecursionWithLog = R"({
  WORD depth;
  int mine = SAVING && turn[3] == SAVING, taken = __transver_taken;
  ASK
  if (frame >= turn[0]) turn[0] = turn[1] = frame;
  depth = turn[0] - frame;
  if (!mine) taken = SAVING && !__transver_log_full;
  if (++turn[4] < first) return 0;
  if (mine && frame < turn[1] && depth < turn[2] && !(__transver_log_full & 2)) return 0;
  if (!mine && taken && (depth < turn[2] || depth / 64 < __transver_patience)) return 0;
  if (taken && depth / 32 > __transver_patience) __transver_patience = depth / 32;
  __transver_taken = taken;
  __transver_owner = ++__transver_turns;
  turn[1] = frame;
  turn[2] = 2 * depth + 1;
  turn[4] = 0;
  return 1;
})";

// Who wants to choose by himself, what he says. Places of several units do not
// ask in their own text.
constexpr const char *Ask = R"(if (!__transver_unchosen) {
    if (SAVING) return 0;
    if (CHOICE) return 1;
    if (!__transver_unchosen) return 0;
  })";
constexpr const char *HasBeenAsked = "if (!__transver_unchosen) return 0;";

/// An empty Choice: the text of the place asks.
std::string filledIn(std::string Text, StringRef Saving, StringRef Word,
                     StringRef Choice) {
  for (auto [Hole, Value] :
       {std::make_pair(StringRef("ASK"),
                       StringRef(Choice.empty() ? HasBeenAsked : Ask)),
        {"CHOICE", Choice},
        {"SAVING", Saving},
        {"WORD", Word}})
    replaceAll(Text, Hole, Value);
  replaceAll(Text, "\n  ", " "); // the lines of the text are the program's
  for (char &C : Text)
    if (C == '\n')
      C = ' ';
  return Text;
}

} // namespace

void Shadows::addSchedule(Instance &Inst, const Place &P,
                          const std::string &Number) {
  const std::string Word = Unit.AddressType;
  // A save with a log is one that SAVING tells of, so what is due need not know
  // whether the place itself has saved.
  bool DueChooses = WholeProgram && P.UsesLog;
  // Who has been asked once, and does not choose, never does.
  Inst.Choice = DueChooses ? "0" : "!__transver_unchosen && " + nondet();
  auto Helper = [&](StringRef Stem, StringRef Parameters, const char *Body) {
    return Unit.Shared.function(
        Stem, "__attribute__((noinline)) int", Parameters,
        filledIn(Body, Saving, Word, DueChooses ? Unit.nondet() : ""));
  };
  if (P.UsesLog) {
    useLog();
  }
  if (P.UsesLog && !WholeProgram) {
    Unit.Shared.line(Storage + "unsigned long __transver_saves = 0;");
    for (const char *Name : {"turns", "owner", "patience"})
      Unit.Shared.line(Storage + Word + " __transver_" + Name + " = 0;");
    Unit.Shared.line(Storage + "int __transver_taken = 0;");
  }
  uint64_t Bytes = 0;
  for (const ShadowVariable &V : P.Shadow)
    if (!V.V->getType()->isIncompleteType() &&
        !V.V->getType()->isVariablyModifiedType())
      Bytes += Context.getTypeSizeInChars(V.V->getType()).getQuantity();
  const std::string First =
      std::to_string(std::max<uint64_t>(1, Bytes / BytesPerRound));
  std::string Turn = Unit.Fresh.fresh("turn_" + Number);
  std::string Due;
  if (!P.IsLoop) {
    Unit.Shared.line(Storage + Word + " " + Turn + "[5];");
    Due = Helper("due_deeper",
                 Word + " *turn, " + Word + " frame, " + Word + " first",
                 P.UsesLog ? RecursionWithLog : Recursion) +
          "(" + Turn + ", (" + Word + ")__builtin_frame_address(0), " + First +
          ")";
  } else if (P.UsesLog) {
    Inst.Declarations.push_back(Word + " " + Turn + "[5] = {0, " + First +
                                ", 0, 0, " + First + "};");
    for (const char *Reset : {"[0] = 0;", "[2] = 0;"})
      Inst.Resets.push_back(Turn + Reset);
    Inst.Resets.push_back(Turn + "[1] = " + First + ";");
    Due = Helper("due", Word + " *turn", LoopWithLog) + "(" + Turn + ")";
  } else {
    std::string Next = Unit.Fresh.fresh("due_" + Number);
    Inst.Declarations.push_back(Word + " " + Turn + " = 0, " + Next + " = " +
                                First + ";");
    Inst.Resets.push_back(Turn + " = 0;");
    Inst.Resets.push_back(Next + " = " + First + ";");
    Due = "++" + Turn + " == " + Next + " && (" + Next + " += " + Next + ", 1)";
  }
  bool IsCall = !P.IsLoop || P.UsesLog;
  Inst.Due = IsCall ? Due : "(__transver_unchosen && " + Due + ")";
  if (!P.UsesLog)
    return;
  std::string Mine = Turn + "[3]";
  if (!WholeProgram) {
    std::string Save = Mine + " = " + Saving + " = ++__transver_saves";
    Inst.Differs = Mine + " != " + Saving + " || " + Inst.Differs;
    Inst.Save += Save + "; ";
    Inst.SaveExpression += Save + ", ";
    return;
  }
  // These are at each place, and most of what is compiled: short texts.
  int Flags = (P.IsLoop ? 0 : 1) + (P.ReadsShared && !Unit.Opts.Unfair ? 2 : 0);
  std::string Differs =
      "__transver_log_differs(" + Mine + ", " + std::to_string(Flags) + ")";
  std::string Save =
      "__transver_log_save(" + Turn + ", " + (P.IsWide ? "1" : "0") + ")";
  Inst.Differs =
      Inst.Differs == "0" ? Differs : Inst.Differs + " || " + Differs;
  Inst.Save += Save + "; ";
  Inst.SaveExpression += Save + ", ";
}

} // namespace transver
