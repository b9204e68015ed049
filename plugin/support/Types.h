//===- Types.h - The names of types in generated code -----------*- C++ -*-===//

#ifndef TRANSVER_SUPPORT_TYPES_H
#define TRANSVER_SUPPORT_TYPES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include <string>

namespace transver {

/// The canonical name of a scalar type, as C text that is valid everywhere in
/// the unit.
std::string typeName(clang::QualType Type, const clang::ASTContext &Context);

/// A declaration of Name with the type of a value: `int t1`, `struct s t2`, `T
/// t3` (a typedef stays what the user wrote, since its struct may have no tag),
/// `void (*t4)(int)`. Unqualified: the value is assigned once.
std::string declare(clang::QualType Type, llvm::StringRef Name,
                    const clang::ASTContext &Context);

/// The struct, union or enum without a name that Type is made of, if it is the
/// only thing that keeps the type from being written; else null.
const clang::TagDecl *tagless(clang::QualType Type);

/// True if a value of Type can be declared at the place where an expression of
/// it stands.
bool isNameable(clang::QualType Type);

/// Where the struct, union, enum or typedef that Type names is defined; else
/// invalid.
clang::SourceLocation definitionOf(clang::QualType Type);

/// True if all that the type names is visible at file scope.
bool isVisibleAtFileScope(clang::QualType Type);

/// True if all that the type names is visible at file scope, or gets a tag
/// there.
bool isKnown(clang::QualType Type);

/// A part of an identifier that stands for a type: `int`, `ulong`, `ptr`.
std::string typeSuffix(clang::QualType Type, const clang::ASTContext &Context);

/// `a, b` without parentheses of its own: as a part of something else it needs
/// them.
bool isComma(const clang::Expr &E);

} // namespace transver

#endif
