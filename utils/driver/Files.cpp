//===- Files.cpp - Files that are whole or not there ----------------------===//

#include "Files.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {

std::error_code writeWholeFile(StringRef Path, StringRef Text) {
  SmallString<128> Temporary;
  int File;
  if (std::error_code Error =
          sys::fs::createUniqueFile(Path + ".%%%%%%", File, Temporary))
    return Error;
  raw_fd_ostream OS(File, /*shouldClose=*/true);
  OS << Text;
  OS.close();
  std::error_code Error = OS.error();
  OS.clear_error();
  if (!Error)
    Error = sys::fs::rename(Temporary, Path);
  if (Error)
    (void)sys::fs::remove(Temporary);
  return Error;
}

} // namespace transver
