//===- Input.cpp - Reading files that may be compressed -------------------===//

#include "output/Input.h"
#include "Compat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace transver {

Expected<std::unique_ptr<MemoryBuffer>> readInput(const std::string &Path) {
  auto Failure = [](std::error_code Error) {
    return createStringError(Error, Error.message());
  };
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return Failure(Buffer.getError());
  if (!compat::startsWith((*Buffer)->getBuffer(), "\x1f\x8b"))
    return std::move(*Buffer);
  ErrorOr<std::string> Gzip = sys::findProgramByName("gzip");
  if (!Gzip)
    return createStringError(Gzip.getError(),
                             "it is compressed, and there is no 'gzip'");
  SmallString<128> Plain;
  if (std::error_code Error =
          sys::fs::createTemporaryFile("transver", "txt", Plain))
    return Failure(Error);
  FileRemover Remover(Plain);
  compat::Redirection Redirects[] = {StringRef(""), StringRef(Plain),
                                     StringRef("")};
  std::string Message;
  if (sys::ExecuteAndWait(*Gzip, {"gzip", "-dc", Path}, {}, Redirects, 0, 0,
                          &Message) != 0)
    return createStringError(inconvertibleErrorCode(), "'gzip' cannot read it");
  auto Text = MemoryBuffer::getFile(Plain);
  if (!Text)
    return Failure(Text.getError());
  return MemoryBuffer::getMemBufferCopy((*Text)->getBuffer(), Path);
}

} // namespace transver
