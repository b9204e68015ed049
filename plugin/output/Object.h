//===- Object.h - Compiling the instrumented program ------------*- C++ -*-===//
//
// emit=object: the unit is parsed and transformed by a nested compiler first,
// and the outer one, which has not read a token yet, is given the new text as
// its main file. From there on it is an ordinary compilation, so that debug
// information, dependency files, -save-temps and all else are Clang's own.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_OUTPUT_OBJECT_H
#define TRANSVER_OUTPUT_OBJECT_H

#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include <functional>
#include <memory>
#include <string>

namespace transver {

/// Makes the consumer that transforms what a compiler parses, and leaves the
/// text in Text.
using Watch = std::function<std::unique_ptr<clang::ASTConsumer>(
    clang::CompilerInstance &, std::string &Text)>;

/// Has Outer, which is about to parse Input, compile the transformed unit
/// instead; if no text is made, the unit as it is. Returns the consumer that
/// Outer needs for it. MoreFiles are files besides the unit's own on which the
/// object depends. After an error, which has been reported, Outer compiles
/// nothing; but if FallsBack and the unit is right and cannot be transformed,
/// that is a warning, and the unit is compiled as it is, with a note in
/// section `.transver.plain` of the object that names it and the reason.
std::unique_ptr<clang::ASTConsumer>
compileTransformed(clang::CompilerInstance &Outer,
                   const clang::FrontendInputFile &Input,
                   llvm::ArrayRef<std::string> MoreFiles,
                   const Watch &Transformer, bool FallsBack = false);

/// The same for several units: Transformer gets the number of each, and Join
/// makes one text of theirs. Returns null if Join does.
std::unique_ptr<clang::ASTConsumer>
compileJoined(clang::CompilerInstance &Outer,
              llvm::ArrayRef<clang::FrontendInputFile> Inputs,
              llvm::ArrayRef<std::string> MoreFiles,
              llvm::function_ref<std::unique_ptr<clang::ASTConsumer>(
                  clang::CompilerInstance &, unsigned)>
                  Transformer,
              llvm::function_ref<bool(std::string &Text)> Join);

/// Parses Text, a whole unit without macros as this plugin writes it, in a
/// compiler of its own, with the options of Outer, as the file Name. Returns
/// false after an error, which has been shown.
bool parseText(clang::CompilerInstance &Outer, llvm::StringRef Text,
               llvm::StringRef Name,
               llvm::function_ref<std::unique_ptr<clang::ASTConsumer>(
                   clang::CompilerInstance &)>
                   Consumer);

/// Gives CI, which has not read a token yet, an empty unit.
void compileNothing(clang::CompilerInstance &CI);

} // namespace transver

#endif
