//===- FramaC.cpp - Abstract interpretation by Frama-C's Eva --------------===//
//
// Eva over-approximates, so what it cannot reach cannot be reached; an alarm of
// it means nothing here. Its proof counts only if nothing else was doubtful: no
// alarm of any kind (after one it goes on with the states in which that did not
// happen), no warning.
//
// Of the calls of reach_error() one by one it speaks in its table of
// properties: the precondition of a call that it did not reach is "Dead".
//
//===----------------------------------------------------------------------===//

#include "FramaC.h"
#include "../OriginalLines.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace transver {
namespace {

/// What Eva prints of a function without a body that it comes to.
const char *const UsesSpecification = "using specification for function ";
const char *const Precisions[] = {"1", "5", "9"};

std::string find() { return findProgram({"frama-c"}, "TRANSVER_FRAMA_C"); }

std::string harness(const Task &T) {
  std::string Text = "/*@ requires never: \\false; assigns \\nothing; */\n"
                     "extern void reach_error(void);\n"
                     "/*@ assigns \\nothing; ensures c != 0; */\n"
                     "extern void __VERIFIER_assume(int c);\n";
  for (const std::string &Name : T.Nondet) {
    StringRef Type = typeOfNondet(Name);
    if (Type == "__SIZE_TYPE__")
      Type = T.Is32 ? "unsigned int" : "unsigned long";
    if (!Type.empty())
      Text += (Twine("/*@ assigns \\result \\from \\nothing; */\nextern ") +
               Type + " __VERIFIER_nondet_" + Name + "(void);\n")
                  .str();
  }
  return Text;
}

/// Functions that call others, which the specifications of Frama-C's headers
/// leave out.
const char *const CallsBack[] = {"atexit",  "at_quick_exit", "on_exit",
                                 "bsearch", "qsort",         "qsort_r"};

/// Why Eva does not see all that the program does; empty if it does.
std::string unseen(const Task &T) {
  return T.RunsAroundMain || T.HasCleanups
             ? "Eva does not run functions that attributes call"
             : "";
}

/// One program, analysed again and again.
class Eva {
public:
  /// Primitives: what the program does not say itself, as harness() does.
  Eva(StringRef Program, Session &S, std::string Primitives)
      : Program(Program), S(S), Primitives(std::move(Primitives)) {}

  /// Text is preprocessed.
  bool write(StringRef Text, Answer &Failure) {
    return S.write("program.i", Text, Failure) && writeHarness(Failure);
  }

  /// Runs Eva, with more options behind the others, for at most so many seconds
  /// (0: until the session's deadline); false, and the answer, if
  /// it does not come to its summary.
  bool analyse(StringRef Precision, ArrayRef<std::string> Then, double Seconds,
               Answer &Failure) {
    const Task &T = S.T;
    while (true) {
      std::vector<std::string> Command = {Program.str(),
                                          "-eva",
                                          "-eva-precision",
                                          Precision.str(),
                                          "-machdep",
                                          T.Is32 ? "gcc_x86_32" : "gcc_x86_64",
                                          T.MallocMayFail
                                              ? "-eva-alloc-returns-null"
                                              : "-eva-no-alloc-returns-null",
                                          S.file("program.i"),
                                          S.file("harness.c")};
      Command.insert(Command.end(), Then.begin(), Then.end());
      Ended E = S.run(Command, {}, Seconds);
      if (E.What != Ended::How::Exited) {
        Failure = S.ended("frama-c", E);
        return false;
      }
      if (!E.Status && StringRef(S.log()).contains("ANALYSIS SUMMARY"))
        return true;
      // The headers may contradict what the program has declared by itself.
      if (++Tried == std::size(Headers)) {
        Failure = Answer::unknown("Eva cannot read the program");
        return false;
      }
      if (!writeHarness(Failure))
        return false;
    }
  }

private:
  /// Frama-C's own headers say what the functions of the library do.
  static constexpr const char *Headers[] = {
      "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n",
      "#include <stdlib.h>\n#include <string.h>\n", ""};
  bool writeHarness(Answer &Failure) {
    return S.write("harness.c", Headers[Tried] + Primitives, Failure);
  }

  StringRef Program;
  Session &S;
  std::string Primitives;
  unsigned Tried = 0;
};

Answer run(StringRef Program, Session &S) {
  Answer Failure;
  if (std::string Why = unseen(S.T); !Why.empty())
    return Answer::unknown(Why);
  auto Text = MemoryBuffer::getFile(S.T.Program);
  if (!Text)
    return Answer::failed("cannot read the program");
  // The program is in Frama-C's own profile.
  Eva Analysis(Program, S, "");
  if (!Analysis.write((*Text)->getBuffer(), Failure))
    return Failure;
  for (const char *Precision : Precisions) {
    if (!Analysis.analyse(Precision, {}, 0, Failure))
      return Failure;
    StringRef Log = S.log();
    // Asked in each summary: a word that is missing proves nothing.
    bool IsClean =
        none_of(CallsBack,
                [&](const char *Name) {
                  return Log.contains(
                      (Twine(UsesSpecification) + Name + "\n").str());
                }) &&
        Log.contains("0 alarms generated by the analysis") &&
        !Log.contains("arning:") && !Log.contains("got status invalid") &&
        !Log.contains("got status unknown");
    if (IsClean)
      return Answer::proof();
  }
  return Answer::unknown("Eva has alarms or warnings");
}

//===----------------------------------------------------------------------===//
// Goal by goal
//===----------------------------------------------------------------------===//

/// Looks for warnings that are no alarms: what Eva did not understand, or took
/// for granted. Behind the call of a function that it knows nothing of, it is
/// in doubt; any other makes all of it doubtful, and is returned.
std::string readWarnings(StringRef Log, Findings &Found) {
  auto Doubt = [&](StringRef Callee) {
    Finding F;
    F.Callee = Callee.str();
    F.Text = F.Callee + " is known";
    Found.Doubts.push_back(std::move(F));
  };
  while (!Log.empty()) {
    auto [Line, Rest] = Log.split('\n');
    Log = Rest;
    if (is_contained(CallsBack, Line.split(UsesSpecification).second))
      Doubt(Line.split(UsesSpecification).second);
    if (!Line.contains("arning:") || Line.contains("[eva:alarm]"))
      continue;
    // The message may begin on the line below.
    StringRef Message = Line.split("arning:").second.trim();
    if (Message.empty())
      Message = Rest.split('\n').first.trim();
    // Said of an alarm that is certain.
    if (Message.contains("all target addresses were invalid"))
      continue;
    if (!Line.contains("[kernel:annot:missing-spec]") ||
        !Message.consume_front("Neither code nor specification for function "))
      return Message.str();
    Doubt(Message.split(',').first);
  }
  return {};
}

/// Reads the table: directory, file, line, function, kind, status, property.
/// Whatever is not certain is a doubt. False if it is not what it should be.
bool readTable(StringRef Table, const OriginalLines &Lines, Findings &Found) {
  enum Column {
    Directory,
    File,
    Line,
    Function,
    Kind,
    Status,
    Property,
    Count
  };
  SmallVector<StringRef, 64> Rows;
  Table.split(Rows, '\n', -1, false);
  if (Rows.empty() || !Rows[0].contains("status"))
    return false;
  for (StringRef Row : ArrayRef<StringRef>(Rows).drop_front()) {
    SmallVector<StringRef, Count> Cells;
    Row.split(Cells, '\t', Count - 1);
    if (Cells.size() != Count)
      return false;
    bool IsCertain = Cells[Status] == "Valid" ||
                     Cells[Status] == "Considered valid" ||
                     Cells[Status] == "Dead";
    bool IsGoal = Cells[Kind] == "precondition of reach_error";
    // Of the function itself: all its calls together.
    if (Cells[Function] == "reach_error" && Cells[Kind] == "precondition")
      continue;
    if (!IsGoal && IsCertain)
      continue;
    Finding F;
    unsigned Number = 0;
    if (Cells[File] == "program.i" && !Cells[Line].getAsInteger(10, Number)) {
      OriginalLines::Place P = Lines.at(Number);
      F.File = P.File;
      F.Line = P.Line;
    }
    F.Function = Cells[Function].str();
    F.IsDone = IsCertain;
    if (!IsGoal)
      F.Text = Cells[Property].trim().str();
    (IsGoal ? Found.Goals : Found.Doubts).push_back(std::move(F));
  }
  return true;
}

bool isOpen(const Findings &F) {
  return !F.Doubts.empty() ||
         llvm::any_of(F.Goals, [](const Finding &G) { return !G.IsDone; });
}

} // namespace

Answer findWithEva(StringRef Program, Session &S, StringRef Name,
                   Findings &Found) {
  if (std::string Why = unseen(S.T); !Why.empty())
    return Answer::unknown(Why);
  auto Text = MemoryBuffer::getFile(S.T.Program);
  if (!Text)
    return Answer::failed("cannot read the program");
  OriginalLines Lines((*Text)->getBuffer(), Name);
  Answer A;
  Eva Analysis(Program, S, harness(S.T));
  if (!Analysis.write(Lines.text(), A))
    return A;
  bool HasFound = false;
  double Patience = 0; // without end
  for (const char *Precision : Precisions) {
    std::string Table = S.file("table");
    Answer Failure;
    const Clock::time_point Begin = Clock::now();
    if (!Analysis.analyse(Precision,
                          {"-then", "-no-unicode", "-report-csv", Table},
                          Patience, Failure))
      return HasFound ? A : Failure;
    // More precision is worth some time, but others may do what is left.
    Patience =
        1 + 2 * std::chrono::duration<double>(Clock::now() - Begin).count();
    Findings New;
    std::string Warning = readWarnings(S.log(), New);
    if (!Warning.empty())
      return Answer::unknown("Eva is not sure of anything: " + Warning);
    auto Rows = MemoryBuffer::getFile(Table);
    if (!Rows || !readTable((*Rows)->getBuffer(), Lines, New))
      return Answer::failed("Eva's table of properties cannot be read");
    Found = std::move(New);
    HasFound = true;
    if (!isOpen(Found))
      return Answer::proof();
    A = Answer::unknown("Eva has alarms");
  }
  return A;
}

const Engine FramaC = {"frama-c", "abstract interpretation by Eva: proofs only",
                       find, run, "frama-c"};

} // namespace transver
