internal import CFribidi

/// A paragraph with the embedding level of each of its clusters, as fribidi computes them.
struct BidiParagraph {
  /// A cluster at its place in a line.
  struct Place {
    var cluster: LineCluster
    /// Which cluster of the paragraph it is.
    var offset: Int
    var level: FriBidiLevel

    var isRightToLeft: Bool { level % 2 == 1 }
  }

  let direction: Bidi.Direction
  private let order: Bidi.Order
  private let clusters: [LineCluster]
  private let types: [FriBidiCharType]
  private let levels: [FriBidiLevel]

  init(_ clusters: [LineCluster], base: Bidi.Direction, order: Bidi.Order) {
    self.clusters = clusters
    self.order = order
    direction = base
    (types, levels) = Self.levels(of: clusters.map(\.scalar.value), base: base)
  }

  /// A line of the paragraph from left to right, with brackets mirrored.
  func visualOrder(of range: Range<Int>) -> [Place] {
    var places = range.map { Place(cluster: clusters[$0], offset: $0, level: levels[$0]) }
    guard order == .visual else {
      for index in places.indices { places[index].level = 0 }
      return places
    }
    flattenTrailingSpace(of: &places)
    reorder(&places)
    for index in places.indices where places[index].isRightToLeft {
      places[index].cluster.mirror()
    }
    return places
  }

  /// Rule L1: space at the end of the line and before tabs goes in the paragraph's direction.
  private func flattenTrailingSpace(of places: inout [Place]) {
    var isTrailing = true
    for index in places.indices.reversed() {
      let type = types[places[index].offset]
      if cfribidi_is_separator(type) != 0 {
        isTrailing = true
      } else if cfribidi_is_blank(type) == 0 {
        isTrailing = false
      }
      if isTrailing { places[index].level = direction == .rightToLeft ? 1 : 0 }
    }
  }

  /// Rule L2: from the highest level down to the lowest odd one, reverse what is at it or above.
  private func reorder(_ places: inout [Place]) {
    let highest = places.map(\.level).max() ?? 0
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < places.count {
        var end = start
        while end < places.count, places[end].level >= level { end += 1 }
        places[start..<end].reverse()
        start = end + 1
      }
    }
  }

  private static func levels(
    of scalars: [FriBidiChar], base: Bidi.Direction
  ) -> (types: [FriBidiCharType], levels: [FriBidiLevel]) {
    let count = scalars.count
    let length = FriBidiStrIndex(count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var levels = [FriBidiLevel](repeating: 0, count: count)
    var direction =
      base == .rightToLeft ? cfribidi_right_to_left() : cfribidi_left_to_right()
    // fribidi reads and writes exactly `length` elements of each array.
    unsafe fribidi_get_bidi_types(scalars, length, &types)
    unsafe fribidi_get_bracket_types(scalars, length, types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, length, &direction, &levels)
    if highest == 0 {
      // Out of memory: the levels are not set, and logical order is better than none.
      levels = [FriBidiLevel](repeating: 0, count: count)
    }
    return (types, levels)
  }
}

extension LineCluster {
  /// Rule L4: a bracket in right-to-left text faces the other way.
  fileprivate mutating func mirror() {
    guard glyphs.count == 1, !glyphs[0].isMark, glyphs[0].character.unicodeScalars.count == 1 else {
      return
    }
    var mirrored: FriBidiChar = 0
    guard unsafe fribidi_get_mirror_char(scalar.value, &mirrored) != 0,
      let result = Unicode.Scalar(mirrored)
    else { return }
    glyphs[0].character = Character(result)
  }
}
