//===- Witness.cpp - Violation witnesses as conditions --------------------===//
//
// A violation witness (SV-COMP, format 2.0) is a sequence of segments, each
// with waypoints to avoid and one to follow. As a condition it covers what
// leaves the sequence: a branch other than the one to follow, and a branch to
// avoid. The residual program has the witness' paths (and those of which a
// program's steps do not tell), so a violation that is found in it is one of
// the program, and its absence says nothing.
//
//   branching     to follow: the outcome leads on, the other one is covered
//                 to avoid: the outcome is covered
//   assumption    to follow: reached, it leads on; whether it holds is asked by
//                 nobody, so both ways are kept. To avoid: kept
//   function_enter, function_return   to follow: the call leads on
//   target        the end of the sequence: everything is kept from there on
//
//===----------------------------------------------------------------------===//

#include "reduce/Condition.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

using namespace llvm;

namespace transver {
namespace {

struct Waypoint {
  std::string Type, Action, Value, File;
  unsigned Line = 0, Column = 0;
  TextRange Range;
  bool isFollowed() const { return Action == "follow"; }
};

class WitnessReader {
public:
  explicit WitnessReader(Condition &C)
      : C(C), Text(C.Source.Buffers[0]->getBuffer()) {}

  void run() {
    SourceMgr SM;
    // The reader's messages become ours.
    SM.setDiagHandler(
        [](const SMDiagnostic &D, void *Self) {
          auto &R = *static_cast<WitnessReader *>(Self);
          const char *At = D.getLoc().getPointer();
          unsigned Offset = At && At >= R.Text.begin() && At <= R.Text.end()
                                ? At - R.Text.begin()
                                : 0;
          R.error({0, Offset, Offset}, D.getMessage());
        },
        this);
    yaml::Stream Stream(MemoryBufferRef(Text, "witness"), SM);
    for (yaml::Document &Document : Stream) {
      yaml::Node *Root = Document.getRoot();
      auto *Entries = dyn_cast_or_null<yaml::SequenceNode>(Root);
      if (!Entries) {
        error(rangeOf(Root), "a witness is a list of entries");
        return;
      }
      for (yaml::Node &Entry : *Entries)
        entry(Entry);
    }
    if (Stream.failed() || C.Parsed.hasErrors())
      return;
    if (!Seen)
      return error({0, 0, 0}, "the witness has no violation sequence");
    build();
  }

private:
  void error(TextRange Range, const Twine &Message) {
    C.Parsed.Diagnostics.push_back(
        {AutomatonDiagnostic::Level::Error, Range, Message.str(), ""});
  }

  TextRange rangeOf(const yaml::Node *N) const {
    if (!N)
      return {0, 0, 0};
    SMRange R = N->getSourceRange();
    const char *Begin = R.Start.getPointer(), *End = R.End.getPointer();
    if (!Begin || Begin < Text.begin() || Begin > Text.end())
      return {0, 0, 0};
    unsigned From = Begin - Text.begin();
    unsigned To =
        End && End >= Begin && End <= Text.end() ? End - Text.begin() : From;
    return {0, From, To};
  }

  static std::string scalar(yaml::Node *N) {
    auto *S = dyn_cast_or_null<yaml::ScalarNode>(N);
    SmallString<64> Storage;
    return S ? S->getValue(Storage).str() : std::string();
  }

  /// Calls Visit with each key and value; false if N is no mapping.
  template <typename Visitor> bool forEach(yaml::Node &N, Visitor Visit) {
    auto *Map = dyn_cast<yaml::MappingNode>(&N);
    if (!Map) {
      error(rangeOf(&N), "expected a mapping");
      return false;
    }
    for (yaml::KeyValueNode &Pair : *Map) {
      std::string Key = scalar(Pair.getKey());
      yaml::Node *Value = Pair.getValue();
      if (Value)
        Visit(Key, *Value);
    }
    return true;
  }

  void entry(yaml::Node &N) {
    bool IsSequence = false;
    forEach(N, [&](StringRef Key, yaml::Node &Value) {
      if (Key == "entry_type") {
        std::string Type = scalar(&Value);
        IsSequence = Type == "violation_sequence";
        if (!IsSequence)
          error(rangeOf(&Value),
                "'" + Type + "' is no condition; only a violation_sequence is");
      } else if (Key == "content" && IsSequence) {
        Seen = true;
        content(Value);
      } else {
        Value.skip();
      }
    });
  }

  void content(yaml::Node &N) {
    auto *Segments_ = dyn_cast<yaml::SequenceNode>(&N);
    if (!Segments_)
      return error(rangeOf(&N), "the content is a list of segments");
    for (yaml::Node &Item : *Segments_)
      forEach(Item, [&](StringRef Key, yaml::Node &Value) {
        auto *Waypoints = dyn_cast<yaml::SequenceNode>(&Value);
        if (Key != "segment" || !Waypoints) {
          error(rangeOf(&Value), "'" + Key +
                                     "' is not known; a violation "
                                     "sequence has segments");
          Value.skip();
          return;
        }
        Segments.emplace_back();
        for (yaml::Node &Point : *Waypoints)
          forEach(Point, [&](StringRef Name, yaml::Node &Body) {
            if (Name == "waypoint")
              waypoint(Body);
            else
              error(rangeOf(&Body), "expected a waypoint");
          });
      });
  }

  void waypoint(yaml::Node &N) {
    Waypoint W;
    W.Range = rangeOf(&N);
    forEach(N, [&](StringRef Key, yaml::Node &Value) {
      if (Key == "type") {
        W.Type = scalar(&Value);
        if (!StringSwitch<bool>(W.Type)
                 .Cases("branching", "assumption", "target", "function_enter",
                        "function_return", true)
                 .Default(false))
          error(rangeOf(&Value), "a waypoint of type '" + W.Type +
                                     "' cannot be expressed in a condition");
      } else if (Key == "action") {
        W.Action = scalar(&Value);
        if (W.Action != "follow" && W.Action != "avoid")
          error(rangeOf(&Value), "the action '" + W.Action +
                                     "' cannot be expressed in a condition");
      } else if (Key == "location") {
        forEach(Value, [&](StringRef Name, yaml::Node &Part) {
          std::string Own = scalar(&Part);
          unsigned Number = 0;
          if (Name == "file_name")
            W.File = Own;
          else if (Name == "line" || Name == "column") {
            if (StringRef(Own).getAsInteger(10, Number))
              error(rangeOf(&Part), "expected a number");
            (Name == "line" ? W.Line : W.Column) = Number;
          }
        });
      } else if (Key == "constraint") {
        forEach(Value, [&](StringRef Name, yaml::Node &Part) {
          if (Name == "value")
            W.Value = scalar(&Part);
          else
            Part.skip();
        });
      } else {
        Value.skip();
      }
    });
    if (W.Line == 0 || W.File.empty())
      error(W.Range, "a waypoint needs a file and a line");
    bool IsNumber = !W.Value.empty() && llvm::all_of(W.Value, [](char C) {
      return isdigit(static_cast<unsigned char>(C)) || C == '-';
    });
    if (W.Type == "branching" && W.Value != "true" && W.Value != "false" &&
        W.Value != "default" && !IsNumber)
      error(W.Range, "a branch is 'true', 'false', 'default' or a number, not "
                     "'" +
                         W.Value + "'");
    Segments.back().push_back(std::move(W));
  }

  //===--------------------------------------------------------------------===//
  // The automaton
  //===--------------------------------------------------------------------===//

  using TriggerPtr = std::unique_ptr<Trigger>;

  static TriggerPtr leaf(Trigger::Kind K, const Waypoint &W,
                         std::string Text = "") {
    auto T = std::make_unique<Trigger>(K, W.Range);
    T->Text = std::move(Text);
    return T;
  }
  static TriggerPtr at(const Waypoint &W, bool WithColumn) {
    return leaf(
        Trigger::Kind::Place, W,
        W.File + ":" + std::to_string(W.Line) +
            (WithColumn && W.Column ? ":" + std::to_string(W.Column) : ""));
  }
  static TriggerPtr both(TriggerPtr A, TriggerPtr B) {
    auto T = std::make_unique<Trigger>(Trigger::Kind::And, A->Range);
    T->Operands.push_back(std::move(A));
    T->Operands.push_back(std::move(B));
    return T;
  }
  /// The outcome that a branching waypoint names.
  static TriggerPtr outcome(const Waypoint &W) {
    if (W.Value == "true")
      return leaf(Trigger::Kind::Cond, W);
    if (W.Value == "false")
      return leaf(Trigger::Kind::NotCond, W);
    return leaf(Trigger::Kind::Text, W,
                W.Value == "default" ? "default" : "case " + W.Value);
  }

  static void add(State &S, TriggerPtr When, unsigned To) {
    Transition T;
    T.Range = When->Range;
    T.When = std::move(When);
    T.ToState = To;
    S.Transitions.push_back(std::move(T));
  }

  void build() {
    C.Parsed.Automata.emplace_back();
    Automaton &A = C.Parsed.Automata.back();
    A.K = Automaton::Kind::Condition;
    A.Name = "Witness";
    C.ProvesNothing = true;
    constexpr unsigned Covered = 0;
    A.States.emplace_back();
    A.States[Covered].Name = "covered";
    A.States[Covered].IsAccepting = true;
    A.Initial = 1;
    for (size_t I = 0; I < Segments.size(); ++I) {
      const Waypoint *Follow = nullptr;
      for (const Waypoint &W : Segments[I])
        if (W.isFollowed())
          Follow = &W;
      if (!Follow || Follow->Type == "target")
        break; // what comes now is kept
      // Where a state is assumed and a branch taken at the same place, the
      // branch tells of both.
      bool SameAsNext = Follow->Type == "assumption" &&
                        I + 1 < Segments.size() &&
                        llvm::any_of(Segments[I + 1], [&](const Waypoint &W) {
                          return W.isFollowed() && W.Line == Follow->Line &&
                                 W.Column == Follow->Column;
                        });
      if (SameAsNext)
        continue;
      State S;
      S.Name = "segment" + std::to_string(I + 1);
      S.UseFirst = true;
      S.Range = Follow->Range;
      unsigned Next = A.States.size() + 1;
      for (const Waypoint &W : Segments[I])
        if (!W.isFollowed() && W.Type == "branching")
          add(S, both(at(W, true), outcome(W)), Covered);
      if (Follow->Type == "branching") {
        add(S, both(at(*Follow, true), outcome(*Follow)), Next);
        if (Follow->Value == "true" || Follow->Value == "false")
          add(S,
              both(at(*Follow, true),
                   leaf(Follow->Value == "true" ? Trigger::Kind::NotCond
                                                : Trigger::Kind::Cond,
                        *Follow)),
              Covered);
        else
          add(S, both(at(*Follow, true), leaf(Trigger::Kind::Holds, *Follow)),
              Covered);
      } else {
        // The column of a call is that of its closing parenthesis.
        add(S, at(*Follow, Follow->Type == "assumption"), Next);
      }
      add(S, leaf(Trigger::Kind::True, *Follow), A.States.size());
      A.States.push_back(std::move(S));
    }
    // No transition: the residual state.
    A.States.emplace_back();
    A.States.back().Name = "rest";
  }

  Condition &C;
  StringRef Text;
  std::vector<std::vector<Waypoint>> Segments;
  bool Seen = false;
};

} // namespace

void readWitness(Condition &Into) { WitnessReader(Into).run(); }

} // namespace transver
