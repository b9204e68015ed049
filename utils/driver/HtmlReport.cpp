//===- HtmlReport.cpp - A verdict that a person can look at ---------------===//

#include "HtmlReport.h"
#include "Clang.h"
#include "Property.h"
#include "WovenText.h"
#include "automaton/Parser.h"
#include "automaton/PrintParts.h"
#include "transver/Config.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace llvm;

namespace transver {

extern const char report_page_html[], report_page_css[], report_page_js[],
    report_steps_ia[];

namespace {

/// Any bytes as a string of JSON.
std::string utf8(StringRef Text) { return json::fixUTF8(Text); }

std::string readFile(StringRef Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

/// Runs the plugin with Words and further ones; what it writes.
std::string runPlugin(const Arguments &Args, ArrayRef<std::string> Words,
                      ArrayRef<std::string> More, const std::string &Output) {
  std::vector<std::string> All(Words.begin(), Words.end());
  All.insert(All.end(), More.begin(), More.end());
  All.push_back("output=" + Output);
  if (runOnInput(Args, All, {"-fsyntax-only", "-w"}) != 0)
    return {};
  return readFile(Output);
}

bool writeTemporary(StringRef Path, StringRef Text) {
  std::error_code Error;
  raw_fd_ostream OS(Path, Error);
  if (Error)
    return false;
  OS << Text;
  OS.close();
  bool IsGood = !OS.has_error();
  OS.clear_error();
  return IsGood;
}

/// The words that say which text is read, but no property.
std::vector<std::string> wordsOfInput(ArrayRef<std::string> Words) {
  std::vector<std::string> Result;
  for (StringRef Word : Words)
    if (Word.substr(0, 5) == "with=")
      Result.push_back(Word.str());
  return Result;
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

json::Array rows(ArrayRef<std::string> Texts) {
  json::Array Result;
  for (StringRef Text : Texts)
    Result.push_back(utf8(Text));
  return Result;
}

/// The user's files with what was woven into them. Mentioned: those that are
/// shown even if nothing was.
json::Array sources(const ReportedProgram &P, const TemporaryFolder &Folder,
                    const std::set<std::string> &Mentioned) {
  // The same text without a property. One that sees nothing changes nothing.
  std::string Nothing = Folder.file("nothing.ia");
  std::string Plain;
  if (writeTemporary(Nothing, "INSTRUMENTATION AUTOMATON Nothing\n"
                              "INITIAL STATE Run;\nSTATE Run :\n"
                              "END AUTOMATON\n")) {
    std::vector<std::string> Words = wordsOfInput(P.Words);
    Words.push_back("automaton=" + Nothing);
    Plain = runPlugin(P.Args, Words, {}, Folder.file("plain.c"));
  }
  std::string Woven = readFile(P.T.Program);
  auto PlainFiles = readMarkedLines(Plain), WovenFiles = readMarkedLines(Woven);
  json::Array Result;
  auto Add = [&](const std::string &File) {
    std::string Text = readFile(File);
    const FileLines &Lines = PlainFiles[File];
    if (Text.empty()) {
      // A name that `#line` gave, the standard input: what is left of it.
      unsigned At = 1;
      for (const auto &[Line, Rows] : Lines.Lines) {
        for (; At < Line; ++At)
          Text += '\n';
        for (StringRef Row : Rows)
          Text += (Text.empty() || Text.back() == '\n' ? "" : " ") + Row.str();
      }
    }
    json::Array Changes;
    if (!Plain.empty())
      for (const WovenLine &W : wovenLines(Lines, WovenFiles[File])) {
        json::Object Change{{"line", W.Line}};
        if (!W.Before.empty())
          Change["before"] = rows(W.Before);
        if (!W.After.empty())
          Change["after"] = rows(W.After);
        if (!W.Instead.empty())
          Change["instead"] = rows(W.Instead);
        Changes.push_back(std::move(Change));
      }
    if (Text.empty() || (Changes.empty() && !Mentioned.count(File)))
      return;
    Result.push_back(json::Object{{"file", utf8(File)},
                                  {"text", utf8(Text)},
                                  {"woven", std::move(Changes)}});
  };
  std::set<std::string> Done;
  for (const std::string &File : P.Args.Files)
    if (Done.insert(File).second)
      Add(File);
  for (const auto &Entry : WovenFiles)
    if (Done.insert(Entry.first).second)
      Add(Entry.first);
  return Result;
}

//===----------------------------------------------------------------------===//
// Automata
//===----------------------------------------------------------------------===//

json::Object automatonJSON(const Automaton &A) {
  json::Array States, Transitions;
  std::vector<std::string> Ends; // ERROR, STOP …, which are no states
  for (const State &S : A.States) {
    json::Object State{{"name", utf8(S.Name)}};
    if (S.Where != At::True)
      State["at"] = nameOf(S.Where);
    if (S.IsTarget || S.IsAccepting)
      State["target"] = true;
    States.push_back(std::move(State));
  }
  auto EndOf = [&](const std::string &Name) {
    for (size_t I = 0; I < Ends.size(); ++I)
      if (Ends[I] == Name)
        return A.States.size() + I;
    Ends.push_back(Name);
    States.push_back(json::Object{
        {"name", Name}, {"end", true}, {"target", Name == "ERROR"}});
    return A.States.size() + Ends.size() - 1;
  };
  for (size_t I = 0; I < A.States.size(); ++I)
    for (const Transition &T : A.States[I].Transitions) {
      size_t To = 0;
      switch (T.To) {
      case Transition::Target::State:
        To = T.ToState < A.States.size() ? T.ToState : EndOf("residual");
        break;
      case Transition::Target::Error:
        To = EndOf("ERROR");
        break;
      case Transition::Target::Stop:
        To = EndOf("STOP");
        break;
      case Transition::Target::Break:
        To = EndOf("BREAK");
        break;
      case Transition::Target::Goal:
        To = EndOf("GOAL");
        break;
      }
      Transitions.push_back(json::Object{{"from", static_cast<int64_t>(I)},
                                         {"to", static_cast<int64_t>(To)},
                                         {"text", utf8(transitionLabel(T))}});
    }
  return json::Object{{"name", utf8(A.Name)},
                      {"initial", static_cast<int64_t>(A.Initial)},
                      {"states", std::move(States)},
                      {"transitions", std::move(Transitions)}};
}

json::Array automata(ArrayRef<std::string> Words) {
  json::Array Result;
  for (StringRef Word : Words) {
    SourceText Text;
    if (Word.consume_front("property=")) {
      if (auto Buffer = propertyText(Word))
        Text.Buffers.push_back(std::move(Buffer));
    } else if (Word.consume_front("automaton=")) {
      if (auto Buffer = MemoryBuffer::getFile(Word))
        Text.Buffers.push_back(std::move(*Buffer));
    }
    if (Text.Buffers.empty())
      continue;
    for (const Automaton &A : parseAutomata(Text).Automata)
      Result.push_back(automatonJSON(A));
  }
  return Result;
}

/// Of the transformation's report: the claims, and what could not be woven.
json::Array claims(const json::Value &Report) {
  json::Array Result;
  const json::Object *Root = Report.getAsObject();
  const json::Array *Automata = Root ? Root->getArray("automata") : nullptr;
  if (!Automata)
    return Result;
  for (const json::Value &Each : *Automata) {
    const json::Object *A = Each.getAsObject();
    if (!A)
      continue;
    json::Object Shown;
    for (StringRef Key :
         {"name", "property", "woven", "holds", "skipped", "claims"})
      if (const json::Value *Value = A->get(Key))
        Shown[Key] = *Value;
    json::Array Skipped;
    if (const json::Array *Operations = A->getArray("operations"))
      for (const json::Value &Operation : *Operations)
        if (const json::Object *O = Operation.getAsObject();
            O && O->getString("outcome") == StringRef("skipped"))
          Skipped.push_back(Operation);
    Shown["notWoven"] = std::move(Skipped);
    Result.push_back(std::move(Shown));
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

json::Object placeOf(const SourceLine &Where) {
  return json::Object{{"file", utf8(Where.File)},
                      {"line", Where.Line},
                      {"function", utf8(Where.Function)}};
}

json::Object stepOf(const Counterexample::Event &E, StringRef Explanation) {
  json::Object Step;
  if (E.Where.Line)
    Step = placeOf(E.Where);
  if (E.K == Counterexample::Event::Kind::Input) {
    Step["kind"] = "input";
    Step["type"] = utf8(E.Type);
    Step["value"] = utf8(E.Value);
    return Step;
  }
  if (E.K == Counterexample::Event::Kind::Choice) {
    Step["kind"] = "saved";
    return Step;
  }
  Step["kind"] = "violation";
  Step["column"] = E.Column;
  Step["automaton"] = utf8(E.Automaton);
  Step["text"] = utf8(E.Operation);
  json::Array Notes;
  for (const auto &[Where, Text] : E.Notes) {
    json::Object Note = placeOf(Where);
    Note["text"] = utf8(Text);
    Notes.push_back(std::move(Note));
  }
  Step["notes"] = std::move(Notes);
  Expected<json::Value> Parsed = json::parse(Explanation);
  if (!Parsed) {
    consumeError(Parsed.takeError());
    return Step;
  }
  if (const json::Object *Told = Parsed->getAsObject())
    for (StringRef Key : {"values", "saved"})
      if (const json::Value *Value = Told->get(Key))
        Step[Key] = *Value;
  return Step;
}

/// The steps of a run, and of its violation.
json::Array steps(const HtmlReport &Shown) {
  using Kind = Counterexample::Event::Kind;
  json::Array Result;
  const auto &Events = Shown.Alarm.Events;
  if (Events.empty())
    return Result;
  SmallVector<StringRef, 0> Lines;
  StringRef(Shown.Run.Trace).split(Lines, '\n', -1, false);
  if (Lines.empty()) {
    for (const Counterexample::Event &E : Events)
      if (E.K != Kind::Choice || (E.Type == "_Bool" && E.Value != "0"))
        Result.push_back(stepOf(E, Shown.Run.Explanation));
    return Result;
  }
  // The inputs of the run are the events, the last of which is the violation;
  // behind a gap they are counted from the end.
  size_t Behind = 0, Input = 0;
  for (StringRef Line : Lines) {
    Behind += Line.contains("\"kind\":\"input\"");
    if (Line.contains("\"kind\":\"left-out\""))
      Behind = 0;
  }
  for (StringRef Line : Lines) {
    Expected<json::Value> Parsed = json::parse(Line);
    if (!Parsed) {
      consumeError(Parsed.takeError());
      continue;
    }
    json::Object *Step = Parsed->getAsObject();
    auto KindIs = [](const json::Object *O, StringRef Word) {
      auto Found = O->getString("kind");
      return Found && *Found == Word;
    };
    if (!Step)
      continue;
    if (KindIs(Step, "left-out"))
      Input = Events.size() - 1 - std::min(Behind, Events.size() - 1);
    if (!KindIs(Step, "input")) {
      Result.push_back(std::move(*Parsed));
      continue;
    }
    if (Input + 1 >= Events.size())
      continue;
    const Counterexample::Event &E = Events[Input++];
    if (E.K == Kind::Choice)
      continue;
    json::Object Given = stepOf(E, "");
    // The call is the input; it knows the column.
    json::Object *Last = Result.empty() ? nullptr : Result.back().getAsObject();
    auto AsksForInput = [&] {
      auto Text = Last->getString("text");
      return Text && Text->contains("__VERIFIER_nondet_");
    };
    if (Last && KindIs(Last, "call") && AsksForInput()) {
      for (StringRef Key : {"file", "line", "column", "function", "text"})
        if (const json::Value *Value = Last->get(Key))
          Given[Key] = *Value;
      *Last = std::move(Given);
    } else {
      Result.push_back(std::move(Given));
    }
  }
  Result.push_back(stepOf(Events.back(), Shown.Run.Explanation));
  return Result;
}

/// What Steps say behind Key, once each.
std::set<std::string> mentioned(const json::Array &Steps, StringRef Key) {
  std::set<std::string> Names;
  for (const json::Value &Step : Steps)
    if (const json::Object *O = Step.getAsObject())
      if (auto Name = O->getString(Key))
        Names.insert(Name->str());
  return Names;
}

/// The control-flow automata of P, as `dump-cfa=json` has them. Of a program
/// that is too large for a page those that the run has entered come first; a
/// function that has no picture says how many locations it has.
json::Array controlFlow(const ReportedProgram &P, const json::Array &Steps,
                        const TemporaryFolder &Folder) {
  constexpr size_t MostLocations = 800, MostInAll = 50000;
  json::Array Result;
  Expected<json::Value> Parsed =
      json::parse(runPlugin(P.Args, wordsOfInput(P.Words), {"dump-cfa=json"},
                            Folder.file("cfa.json")));
  if (!Parsed) {
    consumeError(Parsed.takeError());
    return Result;
  }
  json::Array *All = Parsed->getAsArray();
  if (!All)
    return Result;
  std::set<std::string> Entered = mentioned(Steps, "function");
  size_t Sum = 0;
  for (bool WasEntered : {true, false})
    for (json::Value &Each : *All) {
      json::Object *C = Each.getAsObject();
      const json::Array *Locations = C ? C->getArray("locations") : nullptr;
      auto Name = C ? C->getString("function") : decltype(C->getString(""))();
      if (!Locations || !Name || Entered.count(Name->str()) != WasEntered)
        continue;
      size_t Count = Locations->size();
      if (Count > MostLocations || Sum + Count > MostInAll) {
        (*C)["tooMany"] = static_cast<int64_t>(Count);
        (*C)["locations"] = json::Array();
        (*C)["edges"] = json::Array();
      } else {
        Sum += Count;
      }
    }
  return std::move(*All);
}

/// Puts Value in for the only Word of the page.
void fill(std::string &Page, StringRef Word, StringRef Value) {
  size_t At = Page.find(Word.str());
  if (At != std::string::npos)
    Page.replace(At, Word.size(), Value.str());
}

} // namespace

bool readReportOption(StringRef Value, StringRef Stem, std::string &File) {
  if (Value == "html")
    File = (Stem + ".html").str();
  else if (Value.consume_front("html=") ||
           sys::path::extension(Value) == ".html")
    File = Value.str();
  if (File.empty())
    fail("--report is 'html', 'html=FILE' or 'FILE.html', not '" + Value + "'");
  return !File.empty();
}

Replayed traceAlarm(const ReportedProgram &P, const Answer &A,
                    const TemporaryFolder &Folder) {
  Replayed None;
  std::string Steps = Folder.file("steps.ia");
  std::string Program = Folder.file("program-that-tells-its-steps.c");
  if (!writeTemporary(Steps, report_steps_ia) ||
      runPlugin(P.Args, P.Words, {"explain=yes", "automaton=" + Steps}, Program)
          .empty())
    return None;
  Task T = P.T;
  T.Program = Program;
  std::string Own = Folder.file("trace");
  (void)sys::fs::create_directory(Own);
  Session S(T, Own,
            Limits{Clock::now() + std::chrono::seconds(20), 0, nullptr, 0});
  Answer Again = A;
  Again.RanNatively = false; // only what is seen now counts
  return replay(Again, S);
}

std::string writeHtml(const HtmlReport &Shown, const ReportedProgram &P,
                      const TemporaryFolder &Folder) {
  json::Array Steps = steps(Shown);
  std::set<std::string> Mentioned = mentioned(Steps, "file");
  for (const std::string &File : P.Args.Files)
    Mentioned.insert(File);
  json::Array CFAs = controlFlow(P, Steps, Folder);

  json::Object Data{
      {"version", TRANSVER_VERSION},
      {"verdict", utf8(Shown.Verdict)},
      {"violation", Shown.IsViolation},
      {"confirmed", Shown.IsConfirmed},
      {"property", utf8(Shown.Property)},
      {"engine", utf8(Shown.Engine)},
      {"seconds", utf8(Shown.Seconds)},
      {"files", rows(P.Args.Files)},
      {"notes", rows(Shown.Notes)},
      {"claims", claims(P.Report)},
      {"traced", !Shown.Run.Trace.empty()},
      {"steps", std::move(Steps)},
      {"sources", sources(P, Folder, Mentioned)},
      {"automata", automata(P.Words)},
      {"cfas", std::move(CFAs)},
  };
  // In a script element `<` could begin its end, or a comment.
  std::string Text, Safe;
  raw_string_ostream(Text) << json::Value(std::move(Data));
  for (char C : Text)
    Safe += C == '<' ? "\\u003c" : C == '>' ? "\\u003e" : std::string(1, C);
  std::string Page = report_page_html;
  fill(Page, "{{style}}", report_page_css);
  fill(Page, "{{script}}", report_page_js);
  fill(Page, "{{data}}", Safe); // last: it may hold any of these words
  return Page;
}

} // namespace transver
