internal import CFribidi

/// One line with the embedding level of each of its clusters, as fribidi computes them.
struct BidiParagraph {
  private struct Item {
    var character: Character
    var level: FriBidiLevel
  }

  private(set) var direction: Bidi.Direction
  private var items: [Item]

  init(_ text: String, base: Bidi.Direction?) {
    let characters = Array(text)
    let scalars = text.unicodeScalars.map(\.value)
    let (types, levels, isRightToLeft) = Self.levels(of: scalars, base: base)
    direction = isRightToLeft ? .rightToLeft : .leftToRight
    items = []
    items.reserveCapacity(characters.count)
    var offset = 0
    for character in characters {
      items.append(Item(character: character, level: levels[offset]))
      offset += character.unicodeScalars.count
    }
    flattenTrailingSpace(types: types)
  }

  /// Rule L2: from the highest level down to the lowest odd one, reverse what is at it or above.
  var visualOrder: String {
    var items = items.filter { !($0.character.unicodeScalars.first?.isBidiControl ?? false) }
    let highest = items.map(\.level).max() ?? 0
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < items.count {
        var end = start
        while end < items.count, items[end].level >= level { end += 1 }
        items[start..<end].reverse()
        start = end + 1
      }
    }
    return String(items.map { $0.level % 2 == 0 ? $0.character : Self.mirror($0.character) })
  }

  /// Rule L1: space at the end of the line and before tabs goes in the paragraph's direction.
  private mutating func flattenTrailingSpace(types: [FriBidiCharType]) {
    let baseLevel: FriBidiLevel = direction == .rightToLeft ? 1 : 0
    var offset = types.count
    var isTrailing = true
    for index in items.indices.reversed() {
      offset -= items[index].character.unicodeScalars.count
      let type = types[offset]
      if cfribidi_is_separator(type) != 0 {
        isTrailing = true
      } else if cfribidi_is_blank(type) == 0 {
        isTrailing = false
      }
      if isTrailing { items[index].level = baseLevel }
    }
  }

  /// Rule L4: a bracket in right-to-left text faces the other way.
  private static func mirror(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return character }
    var mirrored: FriBidiChar = 0
    guard unsafe fribidi_get_mirror_char(scalar.value, &mirrored) != 0,
      let result = Unicode.Scalar(mirrored)
    else { return character }
    return Character(result)
  }

  private static func levels(
    of scalars: [FriBidiChar], base: Bidi.Direction?
  ) -> (types: [FriBidiCharType], levels: [FriBidiLevel], isRightToLeft: Bool) {
    let count = scalars.count
    let length = FriBidiStrIndex(count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var levels = [FriBidiLevel](repeating: 0, count: count)
    var direction =
      switch base {
      case .leftToRight: cfribidi_left_to_right()
      case .rightToLeft: cfribidi_right_to_left()
      case nil: cfribidi_first_strong()
      }
    // fribidi reads and writes exactly `length` elements of each array.
    unsafe fribidi_get_bidi_types(scalars, length, &types)
    unsafe fribidi_get_bracket_types(scalars, length, types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, length, &direction, &levels)
    if highest == 0 {
      // Out of memory: the levels are not set, and logical order is better than none.
      levels = [FriBidiLevel](repeating: 0, count: count)
    }
    return (types, levels, cfribidi_is_right_to_left(direction) != 0)
  }
}
