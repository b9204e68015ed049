//===- Witness.cpp - SV-COMP's witnesses ----------------------------------===//

#include "Witness.h"
#include "OriginalLines.h"
#include "transver/Config.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/RandomNumberGenerator.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"
#include <ctime>
#include <optional>

using namespace llvm;

namespace transver {
namespace {

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

std::string quoted(StringRef Text) {
  std::string Result;
  raw_string_ostream OS(Result);
  json::OStream(OS).value(Text); // JSON's strings are YAML's
  return OS.str();
}

std::string uuid() {
  uint8_t Bytes[16] = {};
  // Without a source of randomness it is a valid one still.
  std::error_code Ignored = getRandomBytes(Bytes, sizeof Bytes);
  (void)Ignored;
  Bytes[6] = (Bytes[6] & 0x0f) | 0x40;
  Bytes[8] = (Bytes[8] & 0x3f) | 0x80;
  std::string Text = toHex(ArrayRef<uint8_t>(Bytes), /*LowerCase=*/true);
  for (unsigned At : {8, 13, 18, 23})
    Text.insert(At, "-");
  return Text;
}

/// The SHA-256 of a file; nothing if it cannot be read.
std::optional<std::string> hashOf(StringRef Path) {
  auto Input = MemoryBuffer::getFile(Path);
  if (!Input)
    return std::nullopt;
  StringRef Bytes = (*Input)->getBuffer();
  auto Digest =
      SHA256::hash(ArrayRef<uint8_t>(Bytes.bytes_begin(), Bytes.bytes_end()));
  return toHex(
      ArrayRef<uint8_t>(reinterpret_cast<const uint8_t *>(Digest.data()),
                        Digest.size()),
      /*LowerCase=*/true);
}

/// All that stands before the content; false if an input cannot be read.
bool printHead(StringRef EntryType, const WitnessTask &Task, raw_ostream &OS) {
  std::string Files, Hashes;
  for (const std::string &Input : Task.Inputs) {
    std::optional<std::string> Hash = hashOf(Input);
    if (!Hash)
      return false;
    Files += "        - " + quoted(Input) + "\n";
    Hashes += "        " + quoted(Input) + ": \"" + *Hash + "\"\n";
  }
  char Time[32] = "";
  std::time_t Now = std::time(nullptr);
  std::strftime(Time, sizeof Time, "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&Now));
  OS << "- entry_type: \"" << EntryType
     << "\"\n  metadata:\n    format_version: \"2.0\"\n    uuid: \"" << uuid()
     << "\"\n    creation_time: \"" << Time
     << "\"\n    producer:\n      name: \"TransVer\"\n      version: "
     << quoted(TRANSVER_VERSION) << "\n    task:\n      input_files:\n"
     << Files << "      input_file_hashes:\n"
     << Hashes << "      specification: "
     << quoted("CHECK( init(main()), LTL(" + Task.Specification + ") )")
     << "\n      data_model: \"" << (Task.Is32 ? "ILP32" : "LP64")
     << "\"\n      language: \"C\"\n";
  return true;
}

//===----------------------------------------------------------------------===//
// Reading an engine's
//===----------------------------------------------------------------------===//

/// The value of a key; empty if it is none.
std::string textOf(yaml::Node *N) {
  auto *Scalar = dyn_cast_or_null<yaml::ScalarNode>(N);
  SmallString<64> Storage;
  if (auto *Block = dyn_cast_or_null<yaml::BlockScalarNode>(N))
    return Block->getValue().str();
  return Scalar ? Scalar->getValue(Storage).str() : std::string();
}

/// Calls On for each key of a mapping. A value that nobody looks at is skipped.
void forEachKey(yaml::Node *N,
                function_ref<void(StringRef Key, yaml::Node *Value)> On) {
  auto *Mapping = dyn_cast_or_null<yaml::MappingNode>(N);
  if (!Mapping)
    return;
  for (yaml::KeyValueNode &Pair : *Mapping) {
    std::string Key = textOf(Pair.getKey());
    On(Key, Pair.getValue());
  }
}

void forEachItem(yaml::Node *N, function_ref<void(yaml::Node *)> On) {
  if (auto *Sequence = dyn_cast_or_null<yaml::SequenceNode>(N))
    for (yaml::Node &Item : *Sequence)
      On(&Item);
}

Invariant readInvariant(yaml::Node *N, bool &IsC) {
  Invariant I;
  std::string Type;
  IsC = true;
  forEachKey(N, [&](StringRef Key, yaml::Node *Value) {
    if (Key == "type")
      Type = textOf(Value);
    else if (Key == "value")
      I.Value = StringRef(textOf(Value)).trim().str();
    else if (Key == "format")
      IsC = textOf(Value) == "c_expression";
    else if (Key == "location")
      forEachKey(Value, [&](StringRef Part, yaml::Node *Text) {
        if (Part == "file_name")
          I.File = textOf(Text);
        else if (Part == "line")
          (void)!StringRef(textOf(Text)).getAsInteger(10, I.Line);
        else if (Part == "function")
          I.Function = textOf(Text);
      });
  });
  I.IsOfLoop = Type == "loop_invariant";
  return I;
}

/// The conjuncts of a C expression, without parentheses around each.
void addConjuncts(StringRef Text, std::vector<StringRef> &Into) {
  Text = Text.trim();
  int Depth = 0;
  size_t Begin = 0;
  bool Encloses = Text.size() > 1 && Text.front() == '(';
  std::vector<StringRef> Parts;
  for (size_t At = 0; At < Text.size(); ++At) {
    char C = Text[At];
    if (C == '\'' || C == '"') { // nobody's invariant; take it as it is
      Into.push_back(Text);
      return;
    }
    Depth += C == '(' || C == '[';
    Depth -= C == ')' || C == ']';
    if (Depth == 0 && At + 1 < Text.size())
      Encloses = false;
    StringRef Two = Text.substr(At, 2);
    if (Depth)
      continue;
    if (Two == "||" || C == '?' || C == ',' ||
        (C == '=' && Two != "==" &&
         (!At || !StringRef("=!<>").contains(Text[At - 1])))) {
      Into.push_back(Text); // binds less than `&&`
      return;
    }
    if (Two == "&&") {
      Parts.push_back(Text.substr(Begin, At - Begin));
      Begin = ++At + 1;
    }
  }
  if (Encloses)
    return addConjuncts(Text.drop_front().drop_back(), Into);
  if (Parts.empty()) {
    Into.push_back(Text);
    return;
  }
  for (StringRef Part : Parts)
    addConjuncts(Part, Into);
  addConjuncts(Text.substr(Begin), Into);
}

/// The words of a C text that may be names.
void forEachWord(StringRef Text, function_ref<void(StringRef)> On) {
  auto IsPart = [](char C) { return isAlnum(C) || C == '_'; };
  while (!Text.empty()) {
    StringRef Word = Text.take_while(IsPart);
    if (!Word.empty() && !isDigit(Word[0]))
      On(Word);
    Text = Text.drop_front(std::max<size_t>(1, Word.size()));
  }
}

/// What the user has written.
class UserText {
public:
  explicit UserText(ArrayRef<std::string> Inputs) {
    for (const std::string &Input : Inputs) {
      auto Read = MemoryBuffer::getFile(Input);
      Files.push_back({Input, Read ? (*Read)->getBuffer().str() : ""});
      forEachWord(Files.back().second, [&](StringRef W) { Words.insert(W); });
    }
  }

  /// The input that File means; empty if it is none.
  StringRef inputNamed(StringRef File) const {
    StringRef Found;
    for (const auto &[Name, Text] : Files) {
      if (Name == File)
        return Name;
      if (sys::path::filename(Name) == sys::path::filename(File))
        Found = Found.empty() ? StringRef(Name) : StringRef("?");
    }
    return Found == "?" ? StringRef() : Found;
  }

  /// Whether an expression names nothing but what the user names.
  bool speaks(StringRef Expression) const {
    bool Known = true;
    forEachWord(Expression, [&](StringRef Word) {
      constexpr const char *CWords[] = {"int",      "char",   "short", "long",
                                        "unsigned", "signed", "float", "double",
                                        "_Bool",    "sizeof"};
      Known &= Words.count(Word) || is_contained(CWords, Word);
      // Of the transformation or of an engine.
      Known &= !Word.contains("__transver") && !Word.contains("__VERIFIER") &&
               !Word.contains("__CPAchecker");
    });
    return Known && !Expression.contains('\\') && !Expression.contains('@');
  }

  /// The column of the only loop that begins on a line; 0 if there is none, or
  /// more.
  unsigned loopAt(StringRef File, unsigned Line) const {
    for (const auto &[Name, Text] : Files) {
      if (Name != File)
        continue;
      StringRef Rest = Text;
      for (unsigned I = 1; I < Line; ++I)
        Rest = Rest.split('\n').second;
      StringRef Here = Rest.split('\n').first;
      unsigned Column = 0, Count = 0;
      forEachWord(Here, [&](StringRef Word) {
        if (Word != "while" && Word != "for" && Word != "do")
          return;
        ++Count;
        Column = Word.data() - Here.data() + 1;
      });
      return Count == 1 ? Column : 0;
    }
    return 0;
  }

private:
  std::vector<std::pair<std::string, std::string>> Files;
  StringSet<> Words;
};

} // namespace

bool printWitness(const Counterexample &C, const WitnessTask &Task,
                  raw_ostream &OS) {
  using Kind = Counterexample::Event::Kind;
  if (C.Events.empty() || C.Events.back().K != Kind::Violation ||
      !C.Events.back().Where.Line || !printHead("violation_sequence", Task, OS))
    return false;
  OS << "  content:\n";
  for (const Counterexample::Event &E : C.Events) {
    if (E.K == Kind::Choice || !E.Where.Line)
      continue;
    bool IsTarget = E.K == Kind::Violation;
    OS << "  - segment:\n    - waypoint:\n        type: \""
       << (IsTarget ? "target" : "function_return")
       << "\"\n        action: \"follow\"\n        location:\n"
          "          file_name: "
       << quoted(E.Where.File) << "\n          line: " << E.Where.Line << '\n';
    if (E.Column)
      OS << "          column: " << E.Column << '\n';
    OS << "          function: " << quoted(E.Where.Function) << '\n';
    if (!IsTarget)
      OS << "        constraint:\n          value: "
         << quoted("\\result == " + E.Value)
         << "\n          format: \"acsl_expression\"\n";
  }
  return true;
}

std::vector<Invariant> readInvariants(StringRef Witness,
                                      ArrayRef<std::string> Inputs,
                                      StringRef Program) {
  std::vector<Invariant> All;
  auto Transformed = MemoryBuffer::getFile(Program);
  if (!Transformed || Inputs.empty())
    return All;
  const OriginalLines Lines((*Transformed)->getBuffer(), Program);
  const UserText User(Inputs);
  auto Keep = [&](Invariant I) {
    // The engine has counted the lines of its text, or believed its markers.
    if (sys::path::filename(I.File) == sys::path::filename(Program)) {
      OriginalLines::Place Place = Lines.at(I.Line);
      I.File = Place.File;
      I.Line = Place.Line;
    }
    I.File = User.inputNamed(I.File).str();
    I.Column = I.File.empty() || !I.Line ? 0 : User.loopAt(I.File, I.Line);
    // Between operations of the transformed program the user has no place.
    if (!I.IsOfLoop || !I.Column)
      return;
    std::vector<StringRef> Conjuncts;
    std::string Value;
    addConjuncts(I.Value, Conjuncts);
    erase_if(Conjuncts, [&](StringRef Part) {
      return Part.empty() || Part == "1" || !User.speaks(Part);
    });
    for (StringRef Part : Conjuncts)
      Value += (Value.empty() ? "" : " && ") +
               (Conjuncts.size() == 1 ? Part.str() : "(" + Part.str() + ")");
    if (Value.empty())
      return;
    I.Value = std::move(Value);
    All.push_back(std::move(I));
  };
  SourceMgr SM;
  SM.setDiagHandler([](const SMDiagnostic &, void *) {});
  yaml::Stream Stream(MemoryBufferRef(Witness, "witness"), SM);
  for (yaml::Document &Document : Stream)
    forEachItem(Document.getRoot(), [&](yaml::Node *Entry) {
      bool IsSet = false;
      forEachKey(Entry, [&](StringRef Key, yaml::Node *Value) {
        if (Key == "entry_type")
          IsSet = textOf(Value) == "invariant_set";
        else if (Key == "content" && IsSet)
          forEachItem(Value, [&](yaml::Node *Item) {
            forEachKey(Item, [&](StringRef Word, yaml::Node *Body) {
              bool IsC = false;
              Invariant I;
              if (Word == "invariant")
                I = readInvariant(Body, IsC);
              if (IsC)
                Keep(std::move(I));
            });
          });
      });
    });
  if (Stream.failed())
    All.clear();
  return All;
}

bool printWitness(ArrayRef<Invariant> Invariants, const WitnessTask &Task,
                  raw_ostream &OS) {
  if (!printHead("invariant_set", Task, OS))
    return false;
  OS << (Invariants.empty() ? "  content: []\n" : "  content:\n");
  for (const Invariant &I : Invariants) {
    OS << "  - invariant:\n      type: \"loop_invariant\"\n      location:\n"
          "        file_name: "
       << quoted(I.File) << "\n        line: " << I.Line
       << "\n        column: " << I.Column << '\n';
    if (!I.Function.empty())
      OS << "        function: " << quoted(I.Function) << '\n';
    OS << "      value: " << quoted(I.Value)
       << "\n      format: \"c_expression\"\n";
  }
  return true;
}

} // namespace transver
