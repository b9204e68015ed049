//===- Files.cpp - Writing results whole or not at all --------------------===//

#include "output/Files.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {
namespace {

Error writeTo(raw_fd_ostream &OS, StringRef Text) {
  OS << Text;
  OS.flush();
  if (!OS.has_error())
    return Error::success();
  std::error_code EC = OS.error();
  OS.clear_error();
  return errorCodeToError(EC);
}

} // namespace

Error writeWhole(StringRef Path, StringRef Text) {
  if (Path == "-")
    return writeTo(outs(), Text);
  sys::fs::file_status Status;
  bool Exists = !sys::fs::status(Path, Status);
  if (Exists && Status.type() != sys::fs::file_type::regular_file) {
    std::error_code EC;
    raw_fd_ostream OS(Path, EC);
    if (EC)
      return errorCodeToError(EC);
    return writeTo(OS, Text);
  }
  // An existing file that may not be written stays, as for any compiler output.
  if (Exists)
    if (std::error_code EC = sys::fs::access(Path, sys::fs::AccessMode::Write))
      return errorCodeToError(EC);
  Expected<sys::fs::TempFile> Temp =
      sys::fs::TempFile::create(Path + ".tmp-%%%%%%%%",
                                sys::fs::all_read | sys::fs::all_write);
  if (!Temp)
    return Temp.takeError();
  Error Result = Error::success();
  {
    raw_fd_ostream OS(Temp->FD, /*shouldClose=*/false);
    Result = joinErrors(std::move(Result), writeTo(OS, Text));
  }
  if (!Result)
    return Temp->keep(Path);
  if (Error Discarded = Temp->discard())
    consumeError(std::move(Discarded));
  return Result;
}

} // namespace transver
