//===- LargePages.h - Memory that is cheap to get ---------------*- C++ -*-===//
//
// Memory of a process comes page by page, each when it is first touched, and
// that takes longer than to fill it. Where much is filled from one end to the
// other, pages of some megabytes are cheaper.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SUPPORT_LARGEPAGES_H
#define TRANSVER_SUPPORT_LARGEPAGES_H

#include <cstddef>

namespace transver {

/// Asks the system for large pages in the Size bytes from Begin on, which
/// nobody has touched yet. A hint: it may do nothing.
void preferLargePages(void *Begin, size_t Size);

} // namespace transver

#endif
