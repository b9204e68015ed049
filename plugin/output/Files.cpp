//===- Files.cpp - Writing results whole or not at all --------------------===//

#include "output/Files.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {
namespace {

Error named(StringRef Path, Error E) {
  if (!E)
    return E;
  return createStringError(inconvertibleErrorCode(),
                           "cannot write '" + Path +
                               "': " + toString(std::move(E)));
}

/// A stream that still has an error when it dies ends the whole compiler.
Error takeError(raw_fd_ostream &OS) {
  std::error_code EC = OS.error();
  OS.clear_error();
  return errorCodeToError(EC);
}

Error writeDirectly(StringRef Path, StringRef Text) {
  if (Path == "-") {
    outs() << Text;
    outs().flush();
    return takeError(outs());
  }
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  if (EC)
    return errorCodeToError(EC);
  OS << Text;
  OS.close();
  return takeError(OS);
}

} // namespace

Error OutputFiles::add(StringRef Path, StringRef Text) {
  sys::fs::file_status Status;
  bool Exists = Path != "-" && !sys::fs::status(Path, Status);
  if (Exists && Status.type() == sys::fs::file_type::directory_file)
    return named(Path, errorCodeToError(
                           std::make_error_code(std::errc::is_a_directory)));
  if (Path == "-" ||
      (Exists && Status.type() != sys::fs::file_type::regular_file)) {
    Directs.push_back({Path.str(), Text});
    return Error::success();
  }
  // An existing file that may not be written stays, as for any compiler output.
  if (Exists)
    if (std::error_code EC = sys::fs::access(Path, sys::fs::AccessMode::Write))
      return named(Path, errorCodeToError(EC));
  Expected<sys::fs::TempFile> Temporary = sys::fs::TempFile::create(
      Path + ".tmp-%%%%%%%%", sys::fs::all_read | sys::fs::all_write);
  if (!Temporary)
    return named(Path, Temporary.takeError());
  Files.push_back({Path.str(), std::move(*Temporary)});
  raw_fd_ostream OS(Files.back().Temporary.FD, /*shouldClose=*/false);
  OS << Text;
  OS.flush();
  return named(Path, takeError(OS));
}

Error OutputFiles::commit() {
  for (const Direct &D : Directs)
    if (Error E = writeDirectly(D.Path, D.Text))
      return named(D.Path, std::move(E));
  Directs.clear();
  while (!Files.empty()) {
    File Last = std::move(Files.back());
    Files.pop_back();
    if (Error E = Last.Temporary.keep(Last.Path))
      return named(Last.Path, std::move(E));
  }
  return Error::success();
}

OutputFiles::~OutputFiles() {
  for (File &F : Files)
    consumeError(F.Temporary.discard());
}

} // namespace transver
