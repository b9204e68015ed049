//===- Commands.h - The commands of the driver ------------------*- C++ -*-===//

#ifndef TRANSVER_DRIVER_COMMANDS_H
#define TRANSVER_DRIVER_COMMANDS_H

#include "Arguments.h"

namespace transver {

extern const CommandInfo TransformCommand;
extern const CommandInfo CheckCommand;
extern const CommandInfo TasksCommand;
extern const CommandInfo ReduceCommand;
extern const CommandInfo ConditionCommand;
extern const CommandInfo ChainCommand;
extern const CommandInfo DumpCFACommand;
extern const CommandInfo AutomataCommand;

/// The options that say how a program is transformed.
llvm::ArrayRef<OptionInfo> transformOptions();

/// The options that say who reads the text.
inline constexpr OptionInfo ProfileOption = {
    "--profile", "svcomp|native|cbmc|esbmc|cpachecker|theta|klee|frama-c",
    "who reads the text: a verifier, or a compiler, to run it (svcomp, native "
    "for objects)"};
inline constexpr OptionInfo AvoidOption = {
    "--avoid", "WORD,...",
    "what the reader cannot take: some of line-markers, sequences, helpers, "
    "struct-copies, bool, extensions (what the profile says)"};

/// The words for the plugin that Args means: properties, automata, their
/// options, the units of the program besides the first. Names are those of the
/// automata. Reports what is wrong and returns false.
bool transformWords(const Arguments &Args, std::vector<std::string> &Words,
                    std::vector<std::string> &Names);

} // namespace transver

#endif
