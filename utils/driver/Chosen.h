//===- Chosen.h - Which engines are asked -----------------------*- C++ -*-===//

#ifndef TRANSVER_DRIVER_CHOSEN_H
#define TRANSVER_DRIVER_CHOSEN_H

#include "Arguments.h"
#include "engines/Engine.h"
#include <string>
#include <vector>

namespace transver {

/// An engine that is asked.
struct Chosen {
  const Engine *E = nullptr; ///< null: the user's command
  std::string Program, Name;
  /// It works on the program in which a log without room is an error, so only
  /// its proof counts.
  bool IsForProof = false;
};

/// Finds an engine by its name. Reports one that is unknown (Others are names
/// that would have been right, too), or not there, and returns false.
bool chooseEngine(llvm::StringRef Name, std::vector<std::string> Others,
                  Chosen &Found);

/// The engines that `--engine` and `--engine-command` name. Reports what is not
/// there, and returns false.
bool chooseEngines(const Arguments &Args, std::vector<Chosen> &Found);

} // namespace transver

#endif
