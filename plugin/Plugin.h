//===- Plugin.h - The plugin's parts for other programs ---------*- C++ -*-===//
//
// What a program that runs a compiler of its own (a fuzzer, a tool) needs in
// order to transform what that compiler parses.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PLUGIN_H
#define TRANSVER_PLUGIN_H

#include "Options.h"
#include "Transform.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/CompilerInstance.h"
#include <memory>
#include <string>

namespace transver {

/// A consumer that transforms the unit that CI is about to parse. Must be made
/// before the first token is read. Input is the name of the main file.
/// Opts.Output is where the text goes; Result, if it is not null, receives it,
/// too.
std::unique_ptr<clang::ASTConsumer>
createTransformer(clang::CompilerInstance &CI, Options Opts,
                  std::shared_ptr<LoadedAutomata> Automata, std::string Input,
                  std::string *Result);

} // namespace transver

#endif
