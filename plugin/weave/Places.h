//===- Places.h - Source locations in the report ----------------*- C++ -*-===//

#ifndef TRANSVER_WEAVE_PLACES_H
#define TRANSVER_WEAVE_PLACES_H

#include "output/Report.h"
#include "clang/Basic/SourceManager.h"

namespace transver {

/// Where Loc is for the user; as it was if Loc has no such place.
inline void setPlace(ReportBuilder::SourcePlace &P, clang::SourceLocation Loc,
                     const clang::SourceManager &SM) {
  clang::PresumedLoc Where = SM.getPresumedLoc(Loc);
  if (Where.isInvalid())
    return;
  P.File = Where.getFilename();
  P.Line = Where.getLine();
  P.Column = Where.getColumn();
}

} // namespace transver

#endif
