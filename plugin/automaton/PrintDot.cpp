//===- PrintDot.cpp - Automata as graphs ----------------------------------===//
//
// The picture that papers draw: an arrow into the initial state, states with
// their annotation below the name, target states with a double border, and
// transitions labelled trigger / actions / placement. ERROR, STOP and BREAK
// appear if used.
//
//===----------------------------------------------------------------------===//

#include "automaton/PrintParts.h"

using namespace llvm;

namespace transver {

namespace {

/// Text inside a Graphviz string; `\n` stays a line break of the label.
std::string escaped(StringRef Text) {
  std::string Result;
  for (char C : Text) {
    if (C == '\n') {
      Result += "\\n";
      continue;
    }
    if (C == '"' || C == '\\')
      Result += '\\';
    Result += C == '\t' || C == '\r' ? ' ' : C;
  }
  return Result;
}

std::string targetNode(const Automaton &A, const Transition &T) {
  switch (T.To) {
  case Transition::Target::State:
    return T.ToState < A.States.size() ? "s" + std::to_string(T.ToState)
                                       : "residual";
  case Transition::Target::Error:
    return "error";
  case Transition::Target::Stop:
    return "stop";
  case Transition::Target::Break:
    return "break";
  case Transition::Target::Goal:
    return "goal";
  }
  return "";
}

} // namespace

std::string transitionLabel(const Transition &T) {
  std::string Label;
  raw_string_ostream OS(Label);
  printTrigger(OS, *T.When);
  if (T.Where) {
    OS << " WHERE ";
    printTypeTest(OS, *T.Where);
  }
  if (T.Place != Placement::Default)
    OS << (T.Place == Placement::Before ? " BEFORE" : " AFTER");
  for (const Action &A : T.Actions) {
    OS << '\n';
    printAction(OS, A);
  }
  if (T.To == Transition::Target::Error && !T.ErrorMessage.empty())
    OS << '\n' << T.ErrorMessage;
  return OS.str();
}

void printAutomatonAsDot(raw_ostream &OS, const Automaton &A) {
  OS << "digraph \"" << escaped(A.Name) << "\" {\n"
     << "  rankdir=LR;\n"
     << "  node [shape=ellipse, fontname=\"Helvetica\"];\n"
     << "  edge [fontname=\"Courier\", fontsize=10];\n"
     << "  start [shape=point];\n";
  for (size_t I = 0; I != A.States.size(); ++I) {
    const State &S = A.States[I];
    OS << "  s" << I << " [label=\"" << escaped(S.Name);
    if (S.Where != At::True)
      OS << "\\nAT " << nameOf(S.Where);
    OS << '"' << (S.IsTarget || S.IsAccepting ? ", peripheries=2" : "")
       << "];\n";
  }
  std::string Edges;
  raw_string_ostream EdgeStream(Edges);
  bool Error = false, Stop = false, Break = false, Goal = false,
       Residual = false;
  for (size_t I = 0; I != A.States.size(); ++I) {
    for (const Transition &T : A.States[I].Transitions) {
      Error |= T.To == Transition::Target::Error;
      Stop |= T.To == Transition::Target::Stop;
      Break |= T.To == Transition::Target::Break;
      Goal |= T.To == Transition::Target::Goal;
      Residual |=
          T.To == Transition::Target::State && T.ToState >= A.States.size();
      EdgeStream << "  s" << I << " -> " << targetNode(A, T) << " [label=\""
                 << escaped(transitionLabel(T)) << "\"];\n";
    }
  }
  if (Error)
    OS << "  error [label=\"ERROR\", peripheries=2];\n";
  if (Stop)
    OS << "  stop [label=\"STOP\", shape=box];\n";
  if (Break)
    OS << "  break [label=\"BREAK\", shape=box];\n";
  if (Goal)
    OS << "  goal [label=\"GOAL\", shape=box];\n";
  if (Residual)
    OS << "  residual [label=\"residual\", style=dashed];\n";
  if (A.Initial < A.States.size())
    OS << "  start -> s" << A.Initial << ";\n";
  OS << EdgeStream.str() << "}\n";
}

} // namespace transver
