//===- Dump.cpp - CFAs as text, as Graphviz graphs, as JSON
//---------------------===//
//
// A dump is read by people and compared by tests, so it is stable: locations
// and edges in the order of the text, operations as Clang prints them (the
// spelling of macro arguments is no good guide to what is evaluated), on one
// line and shortened.
//
//     l3 (loop head, line 7):
//       --x < 127--> l4
//     l4 (line 7):
//       --[x < 127]--> l5
//       --[!(x < 127)]--> l9
//
// As JSON, with the place of each operation, it is for programs.
//
//===----------------------------------------------------------------------===//

#include "cfa/CFA.h"
#include "clang/AST/PrettyPrinter.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/JSON.h"

using namespace clang;
using namespace transver;

namespace {

constexpr size_t MaxWidth = 60;

/// Ends the printing of expressions that are cut off anyway.
class Shortener : public PrinterHelper {
public:
  bool handledStmt(Stmt *, raw_ostream &OS) override {
    return OS.tell() > 4 * MaxWidth;
  }
};

/// Text on one line and at most MaxWidth characters long.
std::string shorten(StringRef Text) {
  std::string Line;
  for (char C : Text) {
    bool Space = isspace(static_cast<unsigned char>(C));
    if (Space && (Line.empty() || Line.back() == ' '))
      continue;
    Line += Space ? ' ' : C;
  }
  while (!Line.empty() && (Line.back() == ' ' || Line.back() == ';'))
    Line.pop_back();
  if (Line.size() > MaxWidth)
    Line.replace(MaxWidth - 3, std::string::npos, "...");
  return Line;
}

std::string textOf(const Stmt *S, const ASTContext &Context) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Shortener Helper;
  PrintingPolicy Policy(Context.getLangOpts());
  S->printPretty(OS, &Helper, Policy, 0, "\n", &Context);
  return shorten(OS.str());
}

std::string textOfCase(const Operation &Op, const ASTContext &Context) {
  if (!Op.Case)
    return "none";
  const auto *C = dyn_cast<CaseStmt>(Op.Case);
  if (!C)
    return "default";
  std::string Text = "case " + textOf(C->getLHS(), Context);
  if (C->getRHS())
    Text += " ... " + textOf(C->getRHS(), Context);
  return Text;
}

/// What there is to say about a location besides its edges.
std::string describe(const CFA &C, LocationId L, bool Reachable,
                     const ASTContext &Context) {
  const Location &Loc = C.Locations[L];
  std::string Text;
  auto Add = [&](const Twine &Part) {
    if (!Text.empty())
      Text += ", ";
    Text += Part.str();
  };
  if (L == C.Entry)
    Add("entry");
  if (L == C.Exit)
    Add("exit");
  if (!Reachable)
    Add("unreachable");
  if (Loc.Label)
    Add("label " + Loc.Label->getName());
  if (Loc.IsLoopHead)
    Add("loop head");
  if (Loc.Where.isValid()) {
    PresumedLoc Place = Context.getSourceManager().getPresumedLoc(Loc.Where);
    if (Place.isValid())
      Add("line " + Twine(Place.getLine()));
  }
  return Text;
}

void writeEscaped(raw_ostream &OS, StringRef Text) {
  for (char C : Text) {
    if (C == '"' || C == '\\')
      OS << '\\';
    OS << C;
  }
}

} // namespace

std::string transver::textOf(const Operation &Op, const ASTContext &Context) {
  switch (Op.K) {
  case Operation::Kind::Blank:
    return "";
  case Operation::Kind::Evaluate:
    return ::textOf(Op.Node, Context);
  case Operation::Kind::Load:
    return "load " + ::textOf(Op.Node, Context);
  case Operation::Kind::Convert:
    return "convert " + ::textOf(Op.Node, Context);
  case Operation::Kind::Read:
    return "read for " + ::textOf(Op.Node, Context);
  case Operation::Kind::Call:
    return "call " + ::textOf(Op.Node, Context);
  case Operation::Kind::Return:
    return "return " + ::textOf(Op.Node, Context);
  case Operation::Kind::Declare: {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    OS << "declare ";
    Op.Var->getType().print(OS, PrintingPolicy(Context.getLangOpts()),
                            Op.Var->getName());
    return shorten(OS.str());
  }
  case Operation::Kind::Assume: {
    if (isa<SwitchStmt>(Op.Node))
      return "[" + textOfCase(Op, Context) + "]";
    std::string Text = ::textOf(Op.Node, Context);
    if (Op.Truth)
      return "[" + Text + "]";
    const Expr *Condition = cast<Expr>(Op.Node)->IgnoreImpCasts();
    bool Brackets = isa<BinaryOperator>(Condition) ||
                    isa<AbstractConditionalOperator>(Condition);
    return Brackets ? "[!(" + Text + ")]" : "[!" + Text + "]";
  }
  case Operation::Kind::FunctionEntry:
    return "entry";
  case Operation::Kind::FunctionReturn:
    return Op.Node ? ::textOf(Op.Node, Context) : "end";
  }
  return "";
}

SourceLocation transver::placeOf(const Operation &Op) {
  if (Op.Var)
    return Op.Var->getLocation();
  if (const auto *E = dyn_cast_or_null<Expr>(Op.Node))
    return E->getExprLoc();
  return Op.Node ? Op.Node->getBeginLoc() : SourceLocation();
}

void transver::dumpCFA(raw_ostream &OS, const CFA &C, ASTContext &Context) {
  std::vector<bool> Reachable = reachableLocations(C);
  OS << "function " << C.Function->getName() << ":\n";
  for (LocationId L = 0; L < C.Locations.size(); ++L) {
    OS << "  l" << L;
    std::string About = describe(C, L, Reachable[L], Context);
    if (!About.empty())
      OS << " (" << About << ')';
    OS << ":\n";
    for (EdgeId Id : C.Locations[L].Out) {
      const Edge &E = C.Edges[Id];
      std::string Text = textOf(E.Op, Context);
      OS << "    --" << Text << (Text.empty() ? "> l" : "--> l") << E.To
         << '\n';
    }
  }
}

void transver::dumpCFAsAsJSON(raw_ostream &OS, ArrayRef<const CFA *> Automata,
                              ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  llvm::json::OStream JSON(OS);
  auto AddPlace = [&](SourceLocation Where, bool WithFile) {
    PresumedLoc Place = SM.getPresumedLoc(Where);
    if (Place.isInvalid())
      return;
    if (WithFile)
      JSON.attribute("file", llvm::json::fixUTF8(Place.getFilename()));
    JSON.attribute("line", static_cast<int64_t>(Place.getLine()));
    JSON.attribute("column", static_cast<int64_t>(Place.getColumn()));
  };
  JSON.array([&] {
    for (const CFA *C : Automata)
      JSON.object([&] {
        std::vector<bool> Reachable = reachableLocations(*C);
        JSON.attribute("function", C->Function->getName());
        AddPlace(C->Function->getLocation(), /*WithFile=*/true);
        JSON.attribute("entry", static_cast<int64_t>(C->Entry));
        JSON.attribute("exit", static_cast<int64_t>(C->Exit));
        JSON.attributeArray("locations", [&] {
          for (LocationId L = 0; L < C->Locations.size(); ++L)
            JSON.object([&] {
              JSON.attribute("about", llvm::json::fixUTF8(describe(
                                          *C, L, Reachable[L], Context)));
              if (C->Locations[L].IsLoopHead)
                JSON.attribute("loopHead", true);
              if (!Reachable[L])
                JSON.attribute("unreachable", true);
            });
        });
        JSON.attributeArray("edges", [&] {
          for (const Edge &E : C->Edges)
            JSON.object([&] {
              JSON.attribute("from", static_cast<int64_t>(E.From));
              JSON.attribute("to", static_cast<int64_t>(E.To));
              JSON.attribute("text",
                             llvm::json::fixUTF8(textOf(E.Op, Context)));
              AddPlace(placeOf(E.Op), /*WithFile=*/false);
            });
        });
      });
  });
  OS << '\n';
}

void transver::dumpCFAsAsDot(raw_ostream &OS, ArrayRef<const CFA *> Automata,
                             ASTContext &Context) {
  OS << "digraph CFA {\n  node [shape=circle];\n";
  for (size_t I = 0; I < Automata.size(); ++I) {
    const CFA &C = *Automata[I];
    std::vector<bool> Reachable = reachableLocations(C);
    OS << "  subgraph cluster_" << I << " {\n    label=\""
       << C.Function->getName() << "\";\n";
    for (LocationId L = 0; L < C.Locations.size(); ++L) {
      OS << "    f" << I << "_l" << L << " [label=\"l" << L << '"';
      if (C.Locations[L].IsLoopHead)
        OS << ", shape=doublecircle";
      if (!Reachable[L])
        OS << ", style=dashed";
      OS << ", tooltip=\"";
      writeEscaped(OS, describe(C, L, Reachable[L], Context));
      OS << "\"];\n";
    }
    for (const Edge &E : C.Edges) {
      OS << "    f" << I << "_l" << E.From << " -> f" << I << "_l" << E.To
         << " [label=\"";
      writeEscaped(OS, textOf(E.Op, Context));
      OS << "\"];\n";
    }
    OS << "  }\n";
  }
  OS << "}\n";
}
