//===- Property.h - Which property is meant ---------------------*- C++ -*-===//
//
// `--property` takes the name of a property or a property file of SV-COMP,
// whose formulas are looked up in the PROPERTY texts of the automata.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_PROPERTY_H
#define TRANSVER_DRIVER_PROPERTY_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>
#include <vector>

namespace transver {

/// The names of all properties that there are.
std::vector<std::string> allProperties();

/// The automaton file of the property Name, null if there is none.
std::unique_ptr<llvm::MemoryBuffer> propertyText(llvm::StringRef Name);

/// Adds the names of the properties that Given means: itself, or those of the
/// `.prp` file that it names, and the plugin's options that the formulas there
/// mean. Reports what it does not find and returns false.
bool resolveProperty(llvm::StringRef Given, std::vector<std::string> &Names,
                     std::vector<std::string> &Options);

} // namespace transver

#endif
