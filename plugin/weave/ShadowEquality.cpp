//===- ShadowEquality.cpp - Whether a value and its copy differ -----------===//

#include "support/Types.h"
#include "weave/Shadows.h"

using namespace clang;

namespace transver {

std::string Shadows::sameFloat(QualType T) {
  // Bit for bit: a NaN is equal to itself, and 0.0 is not equal to -0.0. What
  // pads the type is no part of the value.
  T = Context.getCanonicalType(T).getUnqualifiedType();
  const llvm::fltSemantics &Semantics = Context.getFloatTypeSemantics(T);
  unsigned Bytes = (llvm::APFloat::getSizeInBits(Semantics) + 7) / 8;
  std::string Name = typeName(T, Context);
  return Unit.Shared.function(
      "same_" + typeSuffix(T, Context), "int", Name + " a, " + Name + " b",
      "{ union { " + Name + " value; unsigned char byte[sizeof(" + Name +
          ")]; } x, y; int i; x.value = a; y.value = b; for (i = 0; i < " +
          std::to_string(Bytes) +
          "; i++) if (x.byte[i] != y.byte[i]) return 0; return 1; }");
}

std::string Shadows::differs(const std::string &A, const std::string &B,
                             QualType T) {
  T = T.getUnqualifiedType();
  if (T->isRealFloatingType())
    return "!" + sameFloat(T) + "(" + A + ", " + B + ")";
  if (T->isScalarType() && !T->isAnyComplexType())
    return A + " != " + B;
  std::string Body;
  if (!isKnown(T)) {
    // A local structure of scalars.
    const auto *R = T->getAs<RecordType>();
    const RecordDecl *D = R ? R->getDecl()->getDefinition() : nullptr;
    if (!D || D->isUnion())
      return {};
    std::string All;
    for (const FieldDecl *F : D->fields()) {
      if (F->isBitField() && !F->getIdentifier())
        continue;
      if (!F->getIdentifier() || F->getType()->isArrayType())
        return {};
      std::string Member = "." + Unit.Fresh.renamed(F->getNameAsString());
      std::string One = differs(A + Member, B + Member, F->getType());
      if (One.empty())
        return {};
      All += (All.empty() ? "" : " || ") + One;
    }
    return All.empty() ? "0" : All;
  }
  std::string Known =
      Comparers.lookup(Context.getCanonicalType(T).getTypePtr());
  if (!Known.empty())
    return Known + "(&" + A + ", &" + B + ")";
  if (!compare("(*__transver_x)", "(*__transver_y)", T, 0, false, Body))
    return {};
  std::string Counters;
  for (unsigned Depth = 0;; ++Depth) {
    std::string Counter = "i" + std::to_string(Depth);
    if (Body.find("for (" + Counter + " ") == std::string::npos)
      break;
    Counters += "unsigned long " + Counter + "; ";
  }
  QualType Pointer = Context.getPointerType(T);
  std::string Name = Unit.Shared.function(
      "differs",
      // Places are many, and states recur seldom.
      WholeProgram ? "__attribute__((noinline)) int" : "int",
      declareValue(Pointer, "__transver_x", Unit) + ", " +
          declareValue(Pointer, "__transver_y", Unit),
      "{ " + Counters + Body + "return 0; }");
  Comparers[Context.getCanonicalType(T).getTypePtr()] = Name;
  return Name + "(&" + A + ", &" + B + ")";
}

bool Shadows::compare(const std::string &A, const std::string &B, QualType T,
                      unsigned Depth, bool IsBitField, std::string &Body) {
  T = T.getUnqualifiedType();
  if (const auto *Array = Context.getAsConstantArrayType(T)) {
    std::string I = "i" + std::to_string(Depth);
    std::string Size = std::to_string(Array->getSize().getZExtValue());
    Body += "for (" + I + " = 0; " + I + " < " + Size + "; " + I + "++) { ";
    if (!compare(A + "[" + I + "]", B + "[" + I + "]", Array->getElementType(),
                 Depth + 1, false, Body))
      return false;
    Body += "} ";
    return true;
  }
  if (T->isIncompleteArrayType())
    return true; // a flexible member is no part of a copy
  if (const auto *R = T->getAs<RecordType>()) {
    const RecordDecl *D = R->getDecl()->getDefinition();
    if (!D)
      return false;
    for (const FieldDecl *F : D->fields()) {
      if (F->isBitField() && !F->getIdentifier())
        continue;
      std::string Member = F->getIdentifier()
                               ? "." + Unit.Fresh.renamed(F->getNameAsString())
                               : "";
      if (!compare(A + Member, B + Member, F->getType(), Depth, F->isBitField(),
                   Body))
        return false;
    }
    return true;
  }
  if (T->isRealFloatingType()) {
    Body += "if (!" + sameFloat(T) + "(" + A + ", " + B + ")) return 1; ";
    return true;
  }
  if (T->isAnyComplexType()) {
    QualType Part = T->castAs<ComplexType>()->getElementType();
    std::string Name = typeName(Part, Context);
    for (const char *Index : {"[0]", "[1]"})
      if (!compare("((" + Name + " *)&" + A + ")" + Index,
                   "((" + Name + " *)&" + B + ")" + Index, Part, Depth, false,
                   Body))
        return false;
    return true;
  }
  if (const auto *Vector = T->getAs<VectorType>()) {
    std::string I = "i" + std::to_string(Depth);
    Body += "for (" + I + " = 0; " + I + " < " +
            std::to_string(Vector->getNumElements()) + "; " + I + "++) { ";
    if (!compare(A + "[" + I + "]", B + "[" + I + "]", Vector->getElementType(),
                 Depth + 1, true, Body))
      return false;
    Body += "} ";
    return true;
  }
  if (!T->isScalarType())
    return false;
  // A byte that has no value yet, or is another member's, may be no _Bool.
  if (!IsBitField && T->isBooleanType())
    Body += "if (*(unsigned char *)&" + A + " != *(unsigned char *)&" + B +
            ") return 1; ";
  else
    Body += "if (" + A + " != " + B + ") return 1; ";
  return true;
}

} // namespace transver
