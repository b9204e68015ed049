//===- Counterexample.cpp - What a replayed alarm tells -------------------===//

#include "Counterexample.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace transver {
namespace {

/// The lines of the user's files.
class Sources {
public:
  /// Empty if there is none.
  StringRef line(const SourceLine &Where) {
    auto &Buffer = Files[Where.File];
    if (!Buffer) {
      auto Read = MemoryBuffer::getFile(Where.File);
      Buffer = Read ? std::move(*Read) : MemoryBuffer::getMemBuffer("");
    }
    StringRef Rest = Buffer->getBuffer();
    for (unsigned I = 1; I < Where.Line; ++I)
      Rest = Rest.split('\n').second;
    return Rest.split('\n').first;
  }

private:
  StringMap<std::unique_ptr<MemoryBuffer>> Files;
};

/// The column of the parenthesis that ends the only call of an input function
/// on the line; 0 if there is no such call, or more.
unsigned endOfCall(StringRef Line) {
  size_t At = Line.find("__VERIFIER_nondet_");
  if (At == StringRef::npos ||
      Line.find("__VERIFIER_nondet_", At + 1) != StringRef::npos)
    return 0;
  size_t End = Line.find(')', At);
  return End == StringRef::npos ? 0 : End + 1;
}

/// Puts in the operation of the report that was woven on the line, if it is the
/// only one.
void findOperation(const json::Value &Report, Counterexample::Event &E) {
  const json::Object *Root = Report.getAsObject();
  const json::Array *Automata = Root ? Root->getArray("automata") : nullptr;
  if (!Automata)
    return;
  unsigned Count = 0;
  for (const json::Value &A : *Automata) {
    const json::Object *Object = A.getAsObject();
    const json::Array *All = Object ? Object->getArray("operations") : nullptr;
    if (!All)
      continue;
    for (const json::Value &Each : *All) {
      const json::Object *O = Each.getAsObject();
      auto Text = [&](const json::Object *Of, StringRef Key) {
        auto Found = Of ? Of->getString(Key) : decltype(Of->getString(Key))();
        return Found ? Found->str() : std::string();
      };
      auto Number = [&](StringRef Key) -> int64_t {
        auto Found = O ? O->getInteger(Key) : decltype(O->getInteger(Key))();
        return Found ? *Found : 0;
      };
      if (Number("line") != E.Where.Line || Text(O, "file") != E.Where.File ||
          Text(O, "outcome") != "woven")
        continue;
      ++Count;
      E.Column = Number("column");
      E.Operation = Text(O, "operation");
      E.Automaton = Text(Object, "name");
    }
  }
  if (Count == 1)
    return;
  E.Column = 0;
  E.Operation.clear();
  E.Automaton.clear();
}

} // namespace

/// Puts in what the run has said of the violation; false if it said nothing.
static bool readExplanation(StringRef Text, Counterexample::Event &E) {
  Expected<json::Value> Parsed = json::parse(Text);
  if (!Parsed) {
    consumeError(Parsed.takeError());
    return false;
  }
  const json::Object *Root = Parsed->getAsObject();
  auto TextOf = [](const json::Object &O, StringRef Key) {
    auto Found = O.getString(Key);
    return Found ? Found->str() : std::string();
  };
  auto NumberOf = [](const json::Object &O, StringRef Key) -> int64_t {
    auto Found = O.getInteger(Key);
    return Found ? *Found : 0;
  };
  if (!Root || TextOf(*Root, "text").empty())
    return false;
  E.IsExplained = true;
  E.Operation = TextOf(*Root, "text");
  E.Automaton = TextOf(*Root, "property");
  E.Where.File = TextOf(*Root, "file");
  E.Where.Line = NumberOf(*Root, "line");
  E.Column = NumberOf(*Root, "column");
  if (const json::Array *Notes = Root->getArray("notes"))
    for (const json::Value &Each : *Notes)
      if (const json::Object *Note = Each.getAsObject())
        E.Notes.push_back({{TextOf(*Note, "file"), "",
                            static_cast<unsigned>(NumberOf(*Note, "line"))},
                           TextOf(*Note, "text")});
  if (const json::Object *Saved = Root->getObject("saved")) {
    auto Rounds = [&](StringRef Key) {
      int64_t Count = NumberOf(*Saved, Key);
      return std::to_string(Count) + (Count == 1 ? " round" : " rounds");
    };
    E.Notes.push_back({{TextOf(*Saved, "file"), "",
                        static_cast<unsigned>(NumberOf(*Saved, "line"))},
                       "the same state was here " + Rounds("loop") +
                           " before, after " + Rounds("stem")});
  }
  return true;
}

Counterexample explain(const Replayed &Run, const json::Value &Report) {
  Counterexample C;
  Sources Files;
  for (const Step &S : Run.Steps) {
    Counterexample::Event E;
    E.Type = S.Given.Type;
    E.Value = S.Given.Value;
    E.Where = S.Where;
    if (S.isViolation()) {
      E.K = Counterexample::Event::Kind::Violation;
      if (!readExplanation(Run.Explanation, E))
        findOperation(Report, E);
    } else {
      // The weave asks for truth values and addresses, on lines that ask for
      // nothing in the user's text.
      StringRef Line = S.Where.Line ? Files.line(S.Where) : StringRef();
      if ((E.Type == "_Bool" || E.Type == "unsigned long") && S.Where.Line &&
          !Line.contains("nondet"))
        E.K = Counterexample::Event::Kind::Choice;
      else
        E.Column = endOfCall(Line);
    }
    C.Events.push_back(std::move(E));
  }
  return C;
}

void printText(const Counterexample &C, raw_ostream &OS) {
  using Kind = Counterexample::Event::Kind;
  // Where it is told what was saved or tracked, and where, the choice is that.
  bool IsTold = !C.Events.empty() && !C.Events.back().Notes.empty();
  for (const Counterexample::Event &E : C.Events) {
    if (E.K == Kind::Choice && (IsTold || E.Value == "0" || E.Type != "_Bool"))
      continue;
    OS << "  ";
    if (E.Where.Line) {
      OS << E.Where.File << ':' << E.Where.Line << ':';
      if (E.K == Kind::Violation && E.Column)
        OS << E.Column << ':';
      OS << ' ';
    }
    switch (E.K) {
    case Kind::Input:
      OS << "input " << E.Type << ' ' << E.Value;
      break;
    case Kind::Choice:
      OS << "from here on it is watched";
      break;
    case Kind::Violation:
      if (E.Operation.empty())
        OS << "the property is violated";
      else if (E.IsExplained)
        OS << E.Operation << " [" << E.Automaton << ']';
      else
        OS << E.Automaton << ": " << E.Operation;
      break;
    }
    OS << '\n';
    for (const auto &[Where, Text] : E.Notes)
      OS << "  " << Where.File << ':' << Where.Line << ": " << Text << '\n';
  }
}

void printJSON(const Counterexample &C, json::OStream &JSON) {
  using Kind = Counterexample::Event::Kind;
  JSON.array([&] {
    for (const Counterexample::Event &E : C.Events)
      JSON.object([&] {
        JSON.attribute("kind", E.K == Kind::Input    ? "input"
                               : E.K == Kind::Choice ? "choice"
                                                     : "violation");
        if (E.K != Kind::Violation) {
          JSON.attribute("type", E.Type);
          JSON.attribute("value", E.Value);
        }
        if (E.Where.Line) {
          JSON.attribute("file", E.Where.File);
          JSON.attribute("line", static_cast<int64_t>(E.Where.Line));
          if (E.Column)
            JSON.attribute("column", static_cast<int64_t>(E.Column));
          JSON.attribute("function", E.Where.Function);
        }
        if (!E.Operation.empty()) {
          JSON.attribute("automaton", E.Automaton);
          JSON.attribute(E.IsExplained ? "text" : "operation", E.Operation);
        }
        if (!E.Notes.empty())
          JSON.attributeArray("notes", [&] {
            for (const auto &[Where, Text] : E.Notes)
              JSON.object([&, &Where = Where, &Text = Text] {
                JSON.attribute("file", Where.File);
                JSON.attribute("line", static_cast<int64_t>(Where.Line));
                JSON.attribute("text", Text);
              });
          });
      });
  });
}

} // namespace transver
