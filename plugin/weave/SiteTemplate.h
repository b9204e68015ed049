//===- SiteTemplate.h - Sites that differ in their operands -----*- C++ -*-===//
//
// Nearly all sites of a transition have the same text but for what comes from
// the program: the captures, the address and the size of an lvalue. So the text
// is written once, with marks where these stand, and then only filled in. A
// text that depends on the program in any other way has no template, and is
// written anew for each site.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_SITETEMPLATE_H
#define TRANSVER_WEAVE_SITETEMPLATE_H

#include "weave/LValueShape.h"
#include "weave/Operations.h"
#include <map>
#include <optional>

namespace transver {

class SiteTemplate {
public:
  /// P, which has no shadows and explains nothing, but with marks for the parts
  /// of the program; what else it is asked for makes this unusable. This must
  /// live as long as the result.
  ProgramText recording(const ProgramText &P);

  /// There is no template.
  void giveUp() { Usable = false; }

  /// Of is what was written with the marks.
  void finish(const OperationText &Of);

  /// Fills in the parts as P gives them; false if there is no template, or if
  /// one of them has no text.
  bool write(const ProgramText &P, OperationText &Into) const;

  /// Whether the text depends on nothing of the program but where, and of what
  /// size, one lvalue is; and then the capture that this is, if there is one.
  bool isOfLValue() const { return !AsksForMore; }
  std::optional<unsigned> lvalue() const { return LValue; }

  /// Whether Text is one mark, and nothing else.
  static bool isMark(llvm::StringRef Text);
  /// What is written for the mark Text where an expression is converted: it
  /// gets parentheses, unless it is a word.
  static std::string converted(llvm::StringRef Text);
  /// The same where that is the limit of BELOW.
  static std::string below(llvm::StringRef Text);

private:
  enum class Part { Capture, Object, Fits, Error };
  struct Hole {
    Part Of;
    std::string Word; ///< of an Object
    unsigned Number = 0;
    bool IsConverted = false, IsLimit = false;
    std::string Before; ///< the text between the hole before this and this
    /// The first hole that asks for the same, by index: an operand of a site
    /// has the same text wherever the operation names it.
    size_t First = 0;
    bool asksLike(const Hole &O) const {
      return Of == O.Of && Number == O.Number && Word == O.Word;
    }
  };
  void noteWhatIsAsked(Part Of, llvm::StringRef Word, unsigned Number);
  std::string mark(Part Of, llvm::StringRef Word = "", unsigned Number = 0);

  std::vector<Hole> Holes;
  OperationText Rest; ///< the text behind the last hole, and what is used
  bool Usable = true;
  bool AsksForMore = false;
  std::optional<unsigned> LValue;
};

/// The templates of a unit, by automaton and transition.
struct SiteTemplates {
  std::map<std::pair<unsigned, const Transition *>, SiteTemplate> All;
  ShapeTexts OfShapes; ///< with the operands of one shape
};

} // namespace transver

#endif
