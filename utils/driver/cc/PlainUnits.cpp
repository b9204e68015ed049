//===- PlainUnits.cpp - Units without the property ------------------------===//

#include "PlainUnits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ObjectFile.h"

using namespace llvm;

namespace transver {

std::vector<std::string> plainUnits(StringRef File) {
  std::vector<std::string> Units;
  Expected<object::OwningBinary<object::ObjectFile>> Object =
      object::ObjectFile::createObjectFile(File);
  if (!Object) {
    consumeError(Object.takeError());
    return Units;
  }
  for (const object::SectionRef &Section : Object->getBinary()->sections()) {
    Expected<StringRef> Name = Section.getName();
    Expected<StringRef> Text = Section.getContents();
    if (Name && Text && *Name == ".transver.plain") {
      SmallVector<StringRef, 8> Notes;
      Text->split(Notes, '\0', -1, /*KeepEmpty=*/false);
      for (StringRef Note : Notes)
        if (!is_contained(Units, Note.str()))
          Units.push_back(Note.str());
    }
    consumeError(Name.takeError());
    consumeError(Text.takeError());
  }
  return Units;
}

} // namespace transver
