//===- LargePages.cpp - Memory that is cheap to get -----------------------===//

#include "support/LargePages.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Process.h"
#ifdef __linux__
#include <sys/mman.h>
#endif

namespace transver {

void preferLargePages(const void *Begin, size_t Size) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  constexpr size_t Least = 4 << 20; // or there is hardly a large page in it
  if (Size < Least)
    return;
  llvm::Align Page(llvm::sys::Process::getPageSizeEstimate());
  uintptr_t First = llvm::alignAddr(Begin, Page);
  uintptr_t End = reinterpret_cast<uintptr_t>(Begin) + Size;
  if (First < End)
    madvise(reinterpret_cast<void *>(First), End - First, MADV_HUGEPAGE);
#else
  (void)Begin;
  (void)Size;
#endif
}

} // namespace transver
