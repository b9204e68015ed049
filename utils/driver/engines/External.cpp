//===- External.cpp - Verifiers that are run as they are ------------------===//
//
// A row of a table each: where the program is, its command line, the words by
// which it answers. In a command line {file} is the program, {harness} a file
// beside it that defines reach_error() by a failing assertion, {prp} the
// property file, {bits} 32 or 64, {seconds} the time that is left, {out} a
// folder of its own.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {
namespace {

struct Row {
  const char *Name;
  const char *Program, *Variable;
  const char *Command;      ///< what follows the program
  const char *True, *False; ///< regular expressions for a line of the output
  const char *Witness = nullptr; ///< of a proof, in {out}
};

const Row Rows[] = {
    {"esbmc", "esbmc", "TRANSVER_ESBMC",
     "--{bits} --k-induction --no-bounds-check --no-pointer-check "
     "--no-div-by-zero-check --no-align-check --force-malloc-success "
     "--timeout {seconds}s {file}",
     "^VERIFICATION SUCCESSFUL", "^VERIFICATION FAILED"},
    {"cpachecker", "cpachecker", "TRANSVER_CPACHECKER",
     "-svcomp24 -{bits} -timelimit {seconds}s -outputpath {out} -spec {prp} "
     "{file}",
     "^Verification result: TRUE", "^Verification result: FALSE",
     "witness-2.0.yml"},
    {"uautomizer", "Ultimate.py", "TRANSVER_UAUTOMIZER",
     "--spec {prp} --architecture {bits}bit --witness-dir {out} --file {file}",
     "^TRUE", "^FALSE", "witness.yml"},
    {"2ls", "2ls", "TRANSVER_2LS",
     "--{bits} --k-induction --competition-mode {file} {harness}",
     "^VERIFICATION SUCCESSFUL", "^VERIFICATION FAILED"},
    {"symbiotic", "symbiotic", "TRANSVER_SYMBIOTIC",
     "--{bits} --prp={prp} --timeout={seconds} {file}", "^RESULT: true",
     "^RESULT: false"},
};

const char Property[] = "CHECK( init(main()), LTL(G ! call(reach_error())) )\n";
const char Harness[] =
    "extern void __assert_fail(const char *, const char *, unsigned, const "
    "char *);\nextern void abort(void);\n"
    "void reach_error(void) { __assert_fail(\"0\", \"reach_error\", 0, "
    "\"reach_error\"); }\n"
    "void __VERIFIER_assume(int c) { if (!c) abort(); }\n";

/// The words of a command, in which `'…'` and `"…"` keep blanks.
std::vector<std::string> wordsOf(StringRef Command) {
  std::vector<std::string> Words;
  bool Inside = false;
  char Quote = 0;
  for (char C : Command) {
    if (!Quote && isSpace(C)) {
      Inside = false;
      continue;
    }
    if (!Inside)
      Words.emplace_back();
    Inside = true;
    if (Quote ? C == Quote : C == '\'' || C == '"')
      Quote = Quote ? 0 : C;
    else
      Words.back() += C;
  }
  return Words;
}

/// Puts in what the words in braces stand for.
void fillIn(std::vector<std::string> &Words, Session &S) {
  std::string Seconds = std::to_string(std::max(1, static_cast<int>(S.left())));
  const std::pair<StringRef, std::string> Values[] = {
      {"{file}", S.T.Program},
      {"{harness}", S.file("harness.c")},
      {"{prp}", S.file("unreach-call.prp")},
      {"{out}", S.file("out")},
      {"{bits}", S.T.Is32 ? "32" : "64"},
      {"{seconds}", Seconds}};
  for (std::string &Word : Words)
    for (const auto &[Name, Value] : Values)
      for (size_t At = Word.find(Name.str()); At != std::string::npos;
           At = Word.find(Name.str(), At + Value.size()))
        Word.replace(At, Name.size(), Value);
}

/// The answer that the last line says that matches either.
Answer readAnswer(StringRef Name, Session &S, const Ended &E, StringRef True,
                  StringRef False) {
  Regex IsTrue(True, Regex::IgnoreCase), IsFalse(False, Regex::IgnoreCase);
  SmallVector<StringRef, 64> Lines;
  StringRef(S.log()).split(Lines, '\n', -1, false);
  for (StringRef Line : llvm::reverse(Lines)) {
    if (IsFalse.match(Line))
      return Answer::alarm();
    if (IsTrue.match(Line))
      return Answer::proof();
  }
  if (!E.exitedWith(0))
    return S.ended(Name, E);
  return Answer::unknown((Name + " does not know").str());
}

Answer runRow(const Row &R, StringRef Program, Session &S) {
  Answer Failure;
  if (!S.write("harness.c", Harness, Failure) ||
      !S.write("unreach-call.prp", Property, Failure))
    return Failure;
  std::vector<std::string> Command = wordsOf(R.Command);
  fillIn(Command, S);
  Command.insert(Command.begin(), Program.str());
  if (R.Witness)
    (void)sys::fs::create_directory(S.file("out"));
  Ended E = S.run(Command);
  Answer A = readAnswer(R.Name, S, E, R.True, R.False);
  if (R.Witness && A.K == Answer::Kind::True) {
    A.Witness = S.file("out") + "/" + R.Witness;
    A.Program = S.T.Program;
  }
  return A;
}

template <unsigned I> std::string findRow() {
  return findProgram({Rows[I].Program}, Rows[I].Variable);
}
template <unsigned I> Answer runRow(StringRef Program, Session &S) {
  return runRow(Rows[I], Program, S);
}

//===----------------------------------------------------------------------===//
// KLEE: it reads bitcode.
//===----------------------------------------------------------------------===//

std::string findKlee() { return findProgram({"klee"}, "TRANSVER_KLEE"); }

Answer runKlee(StringRef Program, Session &S) {
  const Task &T = S.T;
  std::vector<std::string> Compile = {
      T.Clang, "-w", "-g", "-O0", "-Xclang", "-disable-O0-optnone"};
  Compile.insert(Compile.end(), T.Flags.begin(), T.Flags.end());
  Compile.insert(Compile.end(), {"-x", "c", "-emit-llvm", "-c", T.Program, "-o",
                                 S.file("program.bc")});
  Ended Compiled = S.run(Compile);
  if (!Compiled.exitedWith(0))
    return S.ended("clang", Compiled);
  Ended E = S.run(
      {Program.str(), "--output-dir=" + S.file("out"),
       "--max-time=" + std::to_string(std::max(1, static_cast<int>(S.left()))) +
           "s",
       S.file("program.bc")});
  StringRef Log = S.log();
  if (Log.contains("ASSERTION FAIL"))
    return Answer::alarm();
  if (E.exitedWith(0) && Log.contains("KLEE: done: completed paths") &&
      Log.contains("KLEE: done: partially completed paths = 0") &&
      !Log.contains("WARNING") && !Log.contains("HaltTimer"))
    return Answer::proof();
  if (!E.exitedWith(0))
    return S.ended("klee", E);
  return Answer::unknown("klee has not completed all paths");
}

const Engine Externals[] = {
    {"esbmc", "bounded model checking and k-induction", findRow<0>, runRow<0>,
     "esbmc"},
    {"cpachecker", "the configurable software verifier", findRow<1>, runRow<1>,
     "cpachecker"},
    {"uautomizer", "automata-based verification", findRow<2>, runRow<2>},
    {"2ls", "template-based invariants", findRow<3>, runRow<3>},
    {"symbiotic", "slicing and symbolic execution", findRow<4>, runRow<4>},
    {"klee", "symbolic execution", findKlee, runKlee, "klee"},
};

} // namespace

ArrayRef<Engine> externalEngines() { return Externals; }

Answer runUserCommand(StringRef Line, Session &S) {
  Answer Failure;
  if (!S.write("harness.c", Harness, Failure) ||
      !S.write("unreach-call.prp", Property, Failure))
    return Failure;
  std::vector<std::string> Command = wordsOf(Line);
  if (Command.empty())
    return Answer::failed("the engine's command is empty");
  std::string Program = findProgram({Command[0]});
  if (Program.empty())
    return Answer::failed("there is no program '" + Command[0] + "'");
  Command[0] = Program;
  fillIn(Command, S);
  Ended E = S.run(Command);
  return readAnswer(
      "the engine", S, E,
      "^(RESULT: |Verification result: |VERIFICATION )?(TRUE|SUCCESSFUL)",
      "^(RESULT: |Verification result: |VERIFICATION )?(FALSE|FAILED)");
}

} // namespace transver
