//===- Engine.cpp - Verifiers and testers that answer a task --------------===//

#include "Engine.h"
#include "../Files.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <cstdlib>

using namespace llvm;

namespace transver {

Ended Session::run(ArrayRef<std::string> Command,
                   ArrayRef<std::string> Environment, double Seconds) {
  Limits L = Within;
  if (Seconds > 0)
    L.Deadline = std::min(
        L.Deadline, Clock::now() + std::chrono::milliseconds(
                                       static_cast<long long>(Seconds * 1000)));
  std::string Printed = file("log");
  Ended E = runProcess(Command, Folder, Printed, L, Environment);
  Log.clear();
  if (auto Buffer = MemoryBuffer::getFile(Printed))
    Log = (*Buffer)->getBuffer().str();
  return E;
}

StringRef Session::lastLine() const {
  StringRef Rest = StringRef(Log).rtrim();
  size_t Break = Rest.rfind('\n');
  return Break == StringRef::npos ? Rest : Rest.substr(Break + 1);
}

std::string Session::file(StringRef Name) const {
  SmallString<128> Path(Folder);
  sys::path::append(Path, Name);
  return Path.str().str();
}

bool Session::write(StringRef Name, StringRef Text, Answer &Failure) {
  std::error_code Error = writeWholeFile(file(Name), Text);
  if (Error)
    Failure =
        Answer::failed("cannot write '" + file(Name) + "': " + Error.message());
  return !Error;
}

bool Session::compile(StringRef Compiler, ArrayRef<std::string> Before,
                      ArrayRef<std::string> After, StringRef Output,
                      Answer &Failure) {
  std::vector<std::string> Command = {Compiler.str(), "-w"};
  Command.insert(Command.end(), Before.begin(), Before.end());
  Command.insert(Command.end(), T.Flags.begin(), T.Flags.end());
  Command.insert(Command.end(), After.begin(), After.end());
  Command.insert(Command.end(),
                 {"-x", "c", "-c", T.Program, "-o", file(Output)});
  Ended E = run(Command);
  if (!E.exitedWith(0))
    Failure = ended("the compiler", E);
  return E.exitedWith(0);
}

bool Session::link(ArrayRef<std::string> Command, Answer &Failure) {
  Ended E = run(Command);
  if (E.What == Ended::How::Exited && E.Status)
    Failure = Answer::unknown("the program cannot be linked");
  else if (!E.exitedWith(0))
    Failure = ended("the compiler", E);
  return E.exitedWith(0);
}

double Session::left() const {
  return std::chrono::duration<double>(Within.Deadline - Clock::now()).count();
}

Answer Session::ended(StringRef Program, const Ended &E) const {
  if (E.What == Ended::How::TimedOut || E.What == Ended::How::Stopped)
    return Answer::unknown(describe(E));
  return Answer::failed((Program + ": " + describe(E)).str());
}

std::string findProgram(ArrayRef<StringRef> Names, const char *Variable) {
  SmallString<128> Found;
  if (const char *Named = Variable ? std::getenv(Variable) : nullptr)
    Found = Named;
  for (StringRef Name : Names)
    if (Found.empty())
      if (ErrorOr<std::string> Path = sys::findProgramByName(Name))
        Found = *Path;
  // Engines run in folders of their own.
  if (!Found.empty())
    (void)sys::fs::make_absolute(Found);
  return Found.str().str();
}

StringRef typeOfNondet(StringRef Name) {
  return StringSwitch<StringRef>(Name)
      .Case("bool", "_Bool")
      .Case("char", "char")
      .Case("schar", "signed char")
      .Cases("uchar", "u8", "unsigned char")
      .Case("short", "short")
      .Cases("ushort", "u16", "unsigned short")
      .Case("int", "int")
      .Cases("uint", "u32", "unsigned", "unsigned int")
      .Case("long", "long")
      .Cases("ulong", "sector_t", "unsigned long")
      .Cases("longlong", "loff_t", "long long")
      .Case("ulonglong", "unsigned long long")
      .Case("int128", "__int128")
      .Case("uint128", "unsigned __int128")
      .Case("size_t", "__SIZE_TYPE__")
      .Case("float", "float")
      .Case("double", "double")
      .Cases("charp", "pchar", "char *")
      .Case("pointer", "void *")
      .Default("");
}

Input readInput(StringRef Line) {
  auto [Type, Value] = Line.rsplit(' ');
  return {Type.str(), Value.str()};
}

std::string replayText(ArrayRef<Input> Inputs) {
  std::string Text;
  for (const Input &I : Inputs)
    Text += I.Type + " " + I.Value + "\n";
  return Text;
}

} // namespace transver
