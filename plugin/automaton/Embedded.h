//===- Embedded.h - The properties that are built in ------------*- C++ -*-===//
//
// Each file of automata/ is embedded in the plugin and in the driver. A file of
// the same name in one of automataFolders() replaces the embedded text at run
// time, and a further file there is a further property.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_EMBEDDED_H
#define TRANSVER_AUTOMATON_EMBEDDED_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace transver {

struct EmbeddedAutomaton {
  const char *Name; ///< the file's name without `.ia`
  const char *Text;
};

extern const EmbeddedAutomaton EmbeddedAutomata[];
extern const unsigned EmbeddedAutomataCount;
/// automata/library.txt, see support/Library.h.
extern const char EmbeddedLibrary[];

/// Where files may replace the embedded automata: the folder that the
/// environment variable TRANSVER_AUTOMATA names, then share/transver/automata
/// beside the folder that contains Binary (the driver in bin/, the plugin in
/// lib/).
inline std::vector<std::string> automataFolders(llvm::StringRef Binary) {
  std::vector<std::string> Folders;
  if (const char *Named = std::getenv("TRANSVER_AUTOMATA"))
    Folders.push_back(Named);
  llvm::SmallString<256> Beside(
      llvm::sys::path::parent_path(llvm::sys::path::parent_path(Binary)));
  llvm::sys::path::append(Beside, "share", "transver", "automata");
  Folders.push_back(Beside.str().str());
  return Folders;
}

/// The text of the property Name, null if there is none. The buffer's
/// identifier is the file's path, or `<built-in>/NAME.ia`.
inline std::unique_ptr<llvm::MemoryBuffer>
loadProperty(llvm::StringRef Name, llvm::ArrayRef<std::string> Folders) {
  if (Name.empty() || Name.find_first_of("/\\") != llvm::StringRef::npos)
    return nullptr;
  for (const std::string &Folder : Folders) {
    llvm::SmallString<256> Path(Folder);
    llvm::sys::path::append(Path, Name + ".ia");
    if (auto Buffer = llvm::MemoryBuffer::getFile(Path))
      return std::move(*Buffer);
  }
  for (unsigned I = 0; I != EmbeddedAutomataCount; ++I)
    if (Name == EmbeddedAutomata[I].Name)
      return llvm::MemoryBuffer::getMemBuffer(
          EmbeddedAutomata[I].Text, "<built-in>/" + Name.str() + ".ia");
  return nullptr;
}

/// The names of all properties, sorted.
inline std::vector<std::string>
propertyNames(llvm::ArrayRef<std::string> Folders) {
  std::set<std::string> Names;
  for (unsigned I = 0; I != EmbeddedAutomataCount; ++I)
    Names.insert(EmbeddedAutomata[I].Name);
  for (const std::string &Folder : Folders) {
    std::error_code Error;
    for (llvm::sys::fs::directory_iterator At(Folder, Error), End;
         At != End && !Error; At.increment(Error))
      if (llvm::sys::path::extension(At->path()) == ".ia")
        Names.insert(llvm::sys::path::stem(At->path()).str());
  }
  return {Names.begin(), Names.end()};
}

} // namespace transver

#endif
