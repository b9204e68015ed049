//===- LargePages.cpp - Memory that is cheap to get -----------------------===//

#include "support/LargePages.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Process.h"
#ifdef __linux__
#include <sys/mman.h>
#endif

namespace transver {

void preferLargePages(void *Begin, size_t Size) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  constexpr size_t Least = 4 << 20; // or there is hardly a large page in it
  if (Size < Least)
    return;
  llvm::Align Page(llvm::sys::Process::getPageSizeEstimate());
  size_t Skipped = llvm::offsetToAlignedAddr(Begin, Page);
  madvise(static_cast<char *>(Begin) + Skipped, Size - Skipped, MADV_HUGEPAGE);
#else
  (void)Begin;
  (void)Size;
#endif
}

} // namespace transver
