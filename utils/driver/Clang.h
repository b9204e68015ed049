//===- Clang.h - Running clang with the plugin ------------------*- C++ -*-===//

#ifndef TRANSVER_DRIVER_CLANG_H
#define TRANSVER_DRIVER_CLANG_H

#include "Arguments.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace transver {

/// The path of this program, found once in main().
extern std::string DriverPath;

/// The clang to run: Named, else $TRANSVER_CLANG, else the one of the build.
std::string clangPath(llvm::StringRef Named);

/// The program that Clang, a path or a name, is; reports it if there is none.
bool findClang(llvm::StringRef Clang, std::string &Path);

/// The file Name in the folder lib that is beside the driver's own.
std::string besideDriver(llvm::StringRef Name);

/// share/transver/runtime beside it: the sources of what programs are linked
/// with.
std::string runtimeFolder();

/// Where the plugin is; reports it if it is not there.
bool findPlugin(std::string &Path);

/// The command line of clang with the plugin, Words for it, and Flags. Reports
/// what cannot be found, and returns false.
bool clangCommand(llvm::StringRef Clang, llvm::ArrayRef<std::string> Words,
                  llvm::ArrayRef<std::string> Flags,
                  std::vector<std::string> &Command);

/// Runs clang with the plugin, Words for it, and Flags; returns the exit status
/// that the driver shall have. Reports what cannot be found, cannot be run, or
/// crashes.
int runClang(llvm::StringRef Clang, llvm::ArrayRef<std::string> Words,
             llvm::ArrayRef<std::string> Flags);

/// The same for the one input file of Args, with Flags and then the user's own.
int runOnInput(const Arguments &Args, llvm::ArrayRef<std::string> Words,
               std::vector<std::string> Flags);

} // namespace transver

#endif
