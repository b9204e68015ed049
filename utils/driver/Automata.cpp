//===- Automata.cpp - transver automata -----------------------------------===//

#include "Commands.h"
#include "Property.h"
#include "automaton/Parser.h"
#include "automaton/Print.h"
#include "automaton/Show.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {

/// The text of the file's first comment line.
static StringRef firstComment(StringRef Text) {
  while (!Text.empty()) {
    StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    Line = Line.trim();
    if (Line.consume_front("//") || Line.consume_front("/*"))
      return Line.ltrim("/*! ").rtrim("/* ");
    if (!Line.empty())
      break;
  }
  return "";
}

static int list() {
  for (const std::string &Name : allProperties())
    if (auto Buffer = propertyText(Name))
      outs() << left_justify(Name, 20) << ' '
             << firstComment(Buffer->getBuffer()) << '\n';
  return 0;
}

static int automata(const Arguments &Args) {
  StringRef Dump = Args.get("--dump");
  if (Args.has("--dump") && Dump != "text" && Dump != "dot")
    return fail("--dump is 'text' or 'dot', not '" + Dump + "'");
  if (!Args.ClangFlags.empty())
    return fail("'automata' takes no flags for clang");
  if (Args.Files.size() > 1)
    return fail("one automaton at a time, not '" + Args.Files[0] + "' and '" +
                Args.Files[1] + "'");
  if (Args.Files.empty())
    return Args.has("--dump")
               ? fail("--dump needs the name or the file of an automaton")
               : list();

  StringRef Given = Args.Files[0];
  SourceText Text;
  if (auto Buffer = propertyText(Given)) {
    if (Dump.empty()) {
      outs() << Buffer->getBuffer();
      return 0;
    }
    Text.Buffers.push_back(std::move(Buffer));
  } else {
    auto File = MemoryBuffer::getFileOrSTDIN(Given);
    if (!File) {
      std::vector<std::string> Known = allProperties();
      if (Given.find_first_of("/.") == StringRef::npos)
        return fail("there is no property and no file '" + Given + "'" +
                    didYouMean(Given, Known));
      return fail("cannot read '" + Given + "': " + File.getError().message());
    }
    Text.Buffers.push_back(std::move(*File));
  }

  ParsedAutomata Parsed = parseAutomata(Text);
  showDiagnostics(errs(), Text, Parsed.Diagnostics, errs().has_colors());
  if (Parsed.hasErrors())
    return 1;
  for (const Automaton &A : Parsed.Automata) {
    if (Dump == "text") {
      printAutomaton(outs(), A);
    } else if (Dump == "dot") {
      printAutomatonAsDot(outs(), A);
    } else {
      size_t Transitions = 0;
      for (const State &S : A.States)
        Transitions += S.Transitions.size();
      outs() << Given << ": " << A.Name << ": " << A.States.size()
             << " states, " << Transitions << " transitions\n";
    }
  }
  return 0;
}

static const OptionInfo Options[] = {
    {"--dump", "text|dot",
     "the automaton as the parser read it, or as a Graphviz graph"},
};

const CommandInfo AutomataCommand = {
    "automata",
    "[NAME | FILE] [--dump text|dot]",
    "Lists the built-in properties; prints the automaton of one; checks an "
    "automaton file.",
    Options,
    false,
    automata};

} // namespace transver
