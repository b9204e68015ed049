//===- Types.cpp - The names of types in generated code -------------------===//

#include "support/Types.h"
#include "clang/AST/Decl.h"
#include "clang/AST/PrettyPrinter.h"

using namespace clang;

namespace transver {
namespace {

PrintingPolicy policy(const ASTContext &Context) {
  PrintingPolicy Policy = Context.getPrintingPolicy();
  Policy.SuppressTagKeyword = false;
  Policy.AnonymousTagLocations = false;
  Policy.Bool = false;
  return Policy;
}

/// The record, enum or typedef that a type finally names, below pointers and
/// arrays.
const TypeDecl *namedBy(QualType Type) {
  for (;;) {
    if (const auto *Typedef = Type->getAs<TypedefType>())
      return Typedef->getDecl();
    if (const auto *Tag = Type->getAs<TagType>())
      return Tag->getDecl();
    if (const auto *Pointer = Type->getAs<PointerType>()) {
      Type = Pointer->getPointeeType();
      continue;
    }
    if (const ArrayType *Array = Type->getAsArrayTypeUnsafe()) {
      Type = Array->getElementType();
      continue;
    }
    return nullptr;
  }
}

/// A tag that neither has a name nor got one by a typedef.
bool isNameless(const TagDecl &Tag) {
  return !Tag.getIdentifier() && !Tag.getTypedefNameForAnonDecl();
}

} // namespace

const TagDecl *tagless(QualType Type) {
  const auto *Tag = dyn_cast_or_null<TagDecl>(namedBy(Type));
  return Tag && isNameless(*Tag) ? Tag : nullptr;
}

SourceLocation definitionOf(QualType Type) {
  const TypeDecl *Named = namedBy(Type);
  if (const auto *Tag = dyn_cast_or_null<TagDecl>(Named))
    if (Tag->getDefinition())
      Named = Tag->getDefinition();
  return Named ? Named->getLocation() : SourceLocation();
}

std::string typeName(QualType Type, const ASTContext &Context) {
  QualType Canonical = Context.getCanonicalType(Type);
  // Clang's printer takes its time for an `int`.
  if (const auto *Builtin = dyn_cast<BuiltinType>(Canonical))
    return Builtin->getName(policy(Context)).str();
  return Canonical.getUnqualifiedType().getAsString(policy(Context));
}

std::string declare(QualType Type, StringRef Name, const ASTContext &Context) {
  bool IsScalar = Type->isArithmeticType() && !Type->isEnumeralType();
  if (IsScalar)
    Type = Context.getCanonicalType(Type);
  Type = Type.getUnqualifiedType();
  if (const auto *Atomic = Type->getAs<AtomicType>())
    Type = Atomic->getValueType().getUnqualifiedType();
  std::string Text = Name.str();
  Type.getAsStringInternal(Text, policy(Context));
  return Text;
}

bool isNameable(QualType Type) {
  if (Type->isVariablyModifiedType())
    return false;
  const TypeDecl *Named = namedBy(Type);
  if (const auto *Tag = dyn_cast_or_null<TagDecl>(Named))
    return !isNameless(*Tag);
  return true;
}

bool isVisibleAtFileScope(QualType Type) {
  const TypeDecl *Named = namedBy(Type);
  return isNameable(Type) &&
         (!Named ||
          Named->getDeclContext()->getRedeclContext()->isTranslationUnit());
}

bool isKnown(QualType T) {
  if (isVisibleAtFileScope(T))
    return true;
  const TagDecl *Tag = tagless(T);
  return Tag && Tag->getDeclContext()->isTranslationUnit();
}

std::string typeSuffix(QualType Type, const ASTContext &Context) {
  if (Type->isPointerType())
    return "ptr";
  std::string Suffix;
  for (char C : typeName(Type, Context))
    if (isalnum(static_cast<unsigned char>(C)))
      Suffix += C;
    else if (!Suffix.empty() && Suffix.back() != '_')
      Suffix += '_';
  while (!Suffix.empty() && Suffix.back() == '_')
    Suffix.pop_back();
  return Suffix;
}

bool isComma(const Expr &E) {
  const auto *B = dyn_cast<BinaryOperator>(E.IgnoreImpCasts());
  return B && B->getOpcode() == BO_Comma;
}

} // namespace transver
