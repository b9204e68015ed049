//===- Arguments.h - The words of a command ---------------------*- C++ -*-===//
//
// Splits the words after `transver COMMAND` into options, files and, after
// `--`, flags for clang. A word that it does not know is an error that names
// the nearest one.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_ARGUMENTS_H
#define TRANSVER_DRIVER_ARGUMENTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <string>
#include <utility>
#include <vector>

namespace transver {

/// An option that a command takes.
struct OptionInfo {
  const char *Name; ///< with its dashes
  const char
      *Value; ///< what its value is called in the help, null if it takes none
  const char *Help;
};

struct Arguments;

/// A command's options and how it is used.
struct CommandInfo {
  const char *Name;
  const char *Usage;
  const char *Help;
  llvm::ArrayRef<OptionInfo> Options;
  /// `--word=value` that is none of Options is a word for the plugin.
  bool PassesWordsOn;
  /// Runs it; returns the exit status.
  int (*Run)(const Arguments &);
  /// Options that it has in common with another command; may be null.
  llvm::ArrayRef<OptionInfo> (*MoreOptions)() = nullptr;
  /// It reads a program, so `-p` may say how that is compiled.
  bool ReadsProgram = false;
  int ErrorStatus = 1; ///< if its words are wrong
};

struct Arguments {
  std::vector<std::pair<std::string, std::string>>
      Options;                    ///< as in OptionInfo; value or ""
  std::vector<std::string> Words; ///< `word=value` for the plugin
  std::vector<std::string> Files;
  std::vector<std::string> ClangFlags;

  /// The value of the last Name, Otherwise if it was not given.
  llvm::StringRef get(llvm::StringRef Name,
                      llvm::StringRef Otherwise = "") const;
  bool has(llvm::StringRef Name) const;
};

/// Options and MoreOptions of Command.
std::vector<OptionInfo> allOptions(const CommandInfo &Command);

/// What parseArguments() found: words to go on with, or an exit status.
enum class Parsed { Arguments, HelpShown, Error };

/// Errors and the help that `--help` asks for are printed here.
Parsed parseArguments(const CommandInfo &Command,
                      llvm::ArrayRef<const char *> Words, Arguments &Result);

/// Whether a command that reads one file was given one; reports it if not.
bool hasOneInput(const Arguments &Args, llvm::StringRef Command);

/// Prints "transver: error: Message" and returns 1, an exit status.
int fail(const llvm::Twine &Message);

/// ", did you mean 'x'?" with the nearest of Candidates, empty if none is near.
std::string didYouMean(llvm::StringRef Word,
                       llvm::ArrayRef<std::string> Candidates);

/// `'a', 'b' and 'c'`.
std::string listOf(llvm::ArrayRef<std::string> Names);

} // namespace transver

#endif
