//===- Merge.cpp - One unit of several ------------------------------------===//

#include "merge/Merge.h"
#include "source/LineMarkers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <set>

using namespace llvm;

namespace transver {
namespace {

class Merger {
public:
  explicit Merger(const std::vector<UnitText> &Units) : Units(Units) {
    for (const UnitText &Unit : Units) {
      NameOf.emplace_back();
      for (const UnitText::Entity &E : Unit.Entities)
        NameOf.back().push_back(E.Name);
      KeyOf.emplace_back(Unit.Declarations.size());
      for (const auto &Name : Unit.External)
        External.insert(Name.getKey());
      for (const auto &Name : Unit.Identifiers)
        Identifiers.insert(Name.getKey());
    }
  }

  bool run(std::string &Text, std::string &Error) {
    // Each round only tells more things apart.
    do
      findKeys();
    while (nameAgain());
    for (unsigned U = 0; U < Units.size(); ++U)
      for (unsigned E = 0; E < Units[U].Entities.size(); ++E)
        if (Units[U].Entities[E].IsFixed &&
            NameOf[U][E] != Units[U].Entities[E].Name) {
          Error = "'" + Units[U].Entities[E].Name + "' of '" + Units[U].File +
                  "' means something else in another unit, and cannot be "
                  "renamed everywhere";
          return false;
        }
    std::set<std::string> Lines;
    for (const UnitText &Unit : Units)
      Lines.insert(Unit.Undefinitions.begin(), Unit.Undefinitions.end());
    std::string All;
    for (const std::string &Line : Lines)
      All += Line + "\n";
    for (unsigned U = 0; U < Units.size(); ++U)
      All += write(U);
    Text = tidyLineMarkers(All);
    return true;
  }

private:
  /// Calls OnMark(kind, number) for each mark in Text and OnText for what is
  /// between them.
  template <typename TextHandler, typename MarkHandler>
  static void scan(StringRef Text, TextHandler OnText, MarkHandler OnMark) {
    while (!Text.empty()) {
      auto [Before, Rest] = Text.split(Mark);
      OnText(Before);
      if (Rest.empty())
        return;
      char Kind = Rest.front();
      unsigned Number = 0;
      Rest = Rest.drop_front();
      Rest.consumeInteger(10, Number);
      OnMark(Kind, Number);
      Text = Rest.drop_front();
    }
  }

  /// What replaces the word of a use.
  std::string spelling(unsigned U, const UnitText::Use &Use) const {
    const std::string &Name = NameOf[U][Use.Entity];
    const std::string &Own = Units[U].Entities[Use.Entity].Name;
    if (Use.IsQuoted)
      return Name == Own ? Use.Spelling : "\"" + Own + "\"";
    return Name;
  }

  /// The key of each declaration: its text with the names as they are now, but
  /// for those that it declares itself.
  void findKeys() {
    for (unsigned U = 0; U < Units.size(); ++U) {
      const UnitText &Unit = Units[U];
      unsigned At = NoDeclaration;
      std::string Key;
      scan(
          Unit.Text,
          [&](StringRef Text) {
            if (At != NoDeclaration)
              Key += Text;
          },
          [&](char Kind, unsigned Number) {
            if (Kind == 'b') {
              At = Number;
              Key = Unit.Declarations[At].Layout;
            } else if (Kind == 'e') {
              KeyOf[U][At] = normal(Key);
              At = NoDeclaration;
            } else if (At != NoDeclaration) {
              const UnitText::Use &Use = Unit.Uses[Number];
              if (is_contained(Unit.Declarations[At].Entities, Use.Entity))
                return;
              Key.resize(Key.size() - Use.Spelling.size());
              Key += spelling(U, Use);
            }
          });
    }
  }

  /// Text without line markers and what depends on lines.
  static std::string normal(StringRef Text) {
    std::string Result;
    while (!Text.empty()) {
      auto [Line, Rest] = Text.split('\n');
      Text = Rest;
      Line = Line.trim();
      if (Line.empty() || Line.front() == '#')
        continue;
      Result += Line;
      Result += ' ';
    }
    return Result;
  }

  /// Names all entities by the keys that are known; true if a name changed.
  bool nameAgain() {
    bool Changed = false;
    // By kind and name: what it means, in the order of the units.
    std::map<std::pair<bool, std::string>,
             std::vector<std::pair<std::string, std::string>>>
        Meanings;
    for (unsigned U = 0; U < Units.size(); ++U)
      for (unsigned E = 0; E < Units[U].Entities.size(); ++E) {
        const UnitText::Entity &Entity = Units[U].Entities[E];
        // A tag that is only named means the first.
        if (Entity.IsTag && !Entity.IsDefined)
          continue;
        bool IsShared = Entity.IsDefined &&
                        Units[U].Declarations[Entity.Declaration].MayBeLeftOut;
        std::string Meaning =
            IsShared ? KeyOf[U][Entity.Declaration] : std::to_string(U);
        auto &Known = Meanings[{Entity.IsTag, Entity.Name}];
        auto Same = find_if(
            Known, [&](const auto &Pair) { return Pair.first == Meaning; });
        if (Same == Known.end()) {
          bool Keeps = Known.empty() &&
                       (Entity.IsTag || !External.count(Entity.Name)) &&
                       (!Entity.IsType || !isOthersParameter(Entity.Name));
          Known.emplace_back(Meaning,
                             Keeps ? Entity.Name : numbered(Entity.Name, U));
          Same = std::prev(Known.end());
        }
        if (NameOf[U][E] != Same->second) {
          NameOf[U][E] = Same->second;
          Changed = true;
        }
      }
    return Changed;
  }

  /// Whether a unit has a parameter Name and knows no type of that name.
  bool isOthersParameter(const std::string &Name) const {
    return any_of(Units, [&](const UnitText &Unit) {
      return Unit.Parameters.count(Name) &&
             none_of(Unit.Entities, [&](const UnitText::Entity &E) {
               return E.IsType && E.Name == Name;
             });
    });
  }

  std::string numbered(const std::string &Name, unsigned U) const {
    std::string New = Name + "__" + std::to_string(U + 1);
    while (Identifiers.count(New))
      New += "_";
    return New;
  }

  std::string write(unsigned U) {
    const UnitText &Unit = Units[U];
    std::string Out, Left; ///< Left: what is being left out
    bool Leaves = false;
    scan(
        Unit.Text, [&](StringRef Text) { (Leaves ? Left : Out) += Text; },
        [&](char Kind, unsigned Number) {
          if (Kind == 'n') {
            const UnitText::Use &Use = Unit.Uses[Number];
            if (Leaves)
              return;
            Out.resize(Out.size() - Use.Spelling.size());
            Out += spelling(U, Use);
          } else if (Kind == 'b') {
            Leaves = isKnown(U, Number);
            Left.clear();
          } else if (Leaves) {
            // The lines stay, and what is said between them.
            Leaves = false;
            SmallVector<StringRef, 8> Lines;
            StringRef(Left).split(Lines, '\n');
            for (unsigned I = 0; I < Lines.size(); ++I) {
              if (I)
                Out += '\n';
              if (I && Lines[I].take_front(1) == "#")
                Out += Lines[I];
            }
          }
        });
    return Out;
  }

  /// Whether declaration D of unit U has been written already.
  bool isKnown(unsigned U, unsigned D) {
    if (!Units[U].Declarations[D].MayBeLeftOut)
      return false;
    // Types that look the same and got different names are different.
    std::string Key = KeyOf[U][D];
    for (unsigned E : Units[U].Declarations[D].Entities)
      Key += "\n" + NameOf[U][E];
    auto [At, New] = Written.try_emplace(Key, U);
    return !New && At->second != U;
  }

  const std::vector<UnitText> &Units;
  std::vector<std::vector<std::string>> NameOf; ///< by unit and entity
  std::vector<std::vector<std::string>> KeyOf;  ///< by unit and declaration
  StringSet<> External, Identifiers;
  StringMap<unsigned> Written; ///< the unit in which a declaration stands
};

} // namespace

bool mergeUnits(const std::vector<UnitText> &Units, std::string &Text,
                std::string &Error) {
  return Merger(Units).run(Text, Error);
}

} // namespace transver
