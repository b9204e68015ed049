//===- TaskFile.cpp - Verification tasks of SV-COMP -----------------------===//

#include "TaskFile.h"
#include "Arguments.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"
#include "llvm/Support/raw_ostream.h"
#include <list>

using namespace llvm;

namespace transver {
namespace {

class Reader {
public:
  Reader(TaskFile &Task, std::unique_ptr<MemoryBuffer> Buffer) : Task(Task) {
    StringRef Text = Buffer->getBuffer();
    SM.AddNewSourceBuffer(std::move(Buffer), SMLoc());
    Stream = std::make_unique<yaml::Stream>(Text, SM, /*ShowColors=*/false);
  }

  bool read() {
    auto Document = Stream->begin();
    yaml::Node *Root =
        Document == Stream->end() ? nullptr : Document->getRoot();
    if (Stream->failed() || !Root)
      return IsGood && fail("'" + Task.Path + "' is no task file") == 0;
    auto *Map = dyn_cast<yaml::MappingNode>(Root);
    if (!Map)
      return error(Root, "a task file is a mapping");
    bool HasVersion = false, HasInput = false;
    for (yaml::KeyValueNode &Entry : *Map) {
      StringRef Key = text(Entry.getKey());
      yaml::Node *Value = Entry.getValue();
      if (Key == "format_version") {
        HasVersion = true;
        StringRef Version = text(Value);
        if (Version.split('.').first != "1" && Version.split('.').first != "2")
          error(Value, "this version of the format is not known; 1.0 and 2.0 "
                       "are");
      } else if (Key == "input_files") {
        HasInput = true;
        readInputs(Value);
      } else if (Key == "properties") {
        readProperties(Value);
      } else if (Key == "options") {
        readOptions(Value);
      } else if (Value) {
        Value->skip();
      }
    }
    if (Stream->failed())
      return false;
    if (IsGood && !HasVersion)
      error(Map, "'format_version' is missing");
    if (IsGood && !HasInput)
      error(Map, "'input_files' is missing");
    return IsGood;
  }

private:
  bool error(yaml::Node *N, const Twine &Message) {
    IsGood = false;
    Stream->printError(N, Message);
    return false;
  }

  /// A scalar's value; empty, and an error, if N is none.
  StringRef text(yaml::Node *N) {
    if (auto *Scalar = dyn_cast_or_null<yaml::ScalarNode>(N)) {
      Storage.emplace_back();
      return Scalar->getValue(Storage.back());
    }
    if (N)
      error(N, "expected a text here");
    return {};
  }

  /// Names in a task file are relative to it.
  std::string pathOf(StringRef Name) {
    SmallString<256> Path;
    if (!sys::path::is_absolute(Name))
      Path = sys::path::parent_path(Task.Path);
    sys::path::append(Path, Name);
    return Path.str().str();
  }

  void readInputs(yaml::Node *N) {
    if (auto *List = dyn_cast_or_null<yaml::SequenceNode>(N)) {
      for (yaml::Node &Each : *List)
        Task.Inputs.push_back(pathOf(text(&Each)));
      return;
    }
    StringRef One = text(N);
    if (!One.empty())
      Task.Inputs.push_back(pathOf(One));
  }

  void readProperties(yaml::Node *N) {
    auto *List = dyn_cast_or_null<yaml::SequenceNode>(N);
    if (!List) {
      error(N, "expected a list of properties here");
      return;
    }
    for (yaml::Node &Each : *List) {
      auto *Map = dyn_cast<yaml::MappingNode>(&Each);
      if (!Map) {
        error(&Each, "a property is a mapping");
        continue;
      }
      TaskFile::Property P;
      for (yaml::KeyValueNode &Entry : *Map) {
        StringRef Key = text(Entry.getKey());
        yaml::Node *Value = Entry.getValue();
        if (Key == "property_file") {
          P.File = pathOf(text(Value));
        } else if (Key == "expected_verdict") {
          StringRef Verdict = text(Value);
          if (Verdict == "true")
            P.Expected = TaskFile::Verdict::True;
          else if (Verdict == "false")
            P.Expected = TaskFile::Verdict::False;
          else if (Value)
            error(Value, "an expected verdict is 'true' or 'false'");
        } else if (Value) {
          Value->skip();
        }
      }
      if (P.File.empty())
        error(Map, "'property_file' is missing");
      Task.Properties.push_back(std::move(P));
    }
  }

  void readOptions(yaml::Node *N) {
    auto *Map = dyn_cast_or_null<yaml::MappingNode>(N);
    if (!Map) {
      error(N, "expected options here");
      return;
    }
    for (yaml::KeyValueNode &Entry : *Map) {
      StringRef Key = text(Entry.getKey());
      yaml::Node *Value = Entry.getValue();
      if (Key == "language") {
        Task.IsC = text(Value) == "C";
      } else if (Key == "data_model") {
        StringRef Model = text(Value);
        Task.Is32 = Model == "ILP32";
        if (Model != "ILP32" && Model != "LP64")
          error(Value, "a data model is 'ILP32' or 'LP64'");
      } else if (Value) {
        Value->skip();
      }
    }
  }

  TaskFile &Task;
  SourceMgr SM;
  std::unique_ptr<yaml::Stream> Stream;
  std::list<SmallString<64>> Storage; // what text() gave stays
  bool IsGood = true;
};

} // namespace

bool isTaskFile(StringRef Path) {
  StringRef Extension = sys::path::extension(Path);
  return Extension == ".yml" || Extension == ".yaml";
}

bool readTaskFile(StringRef Path, TaskFile &Task) {
  Task.Path = Path.str();
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer) {
    fail("cannot read '" + Path + "': " + Buffer.getError().message());
    return false;
  }
  return Reader(Task, std::move(*Buffer)).read();
}

} // namespace transver
