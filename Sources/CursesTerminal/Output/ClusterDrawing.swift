internal import CNcursesw

/// How a grapheme cluster is put into cells that curses can hold.
///
/// A cell of curses holds one spacing character and four marks, and curses believes the C library's
/// widths. What does not fit into that would shift the rest of the line, so an emoji sequence becomes
/// its first emoji, a flag its letters, and a character the C library does not know `▯`.
enum ClusterDrawing {
  /// The contents of the cells, as long as the cluster is wide; an empty one belongs to the wide
  /// character before it.
  static func cells(of cluster: String, width: Int, isASCII: Bool) -> [String] {
    let scalars = Array(cluster.unicodeScalars)
    guard let first = scalars.first else { return blanks(width) }
    if first.isASCII, scalars.count == 1 { return [cluster] }
    if isASCII { return filled(with: first.isASCII ? String(first) : "?", width: width) }
    if isEmojiSequence(scalars) { return emoji(scalars, width: width) }
    return letters(scalars, width: width) ?? filled(with: "▯", width: width)
  }

  /// A cell for each spacing character, with its marks; nil if the widths do not add up.
  private static func letters(_ scalars: [Unicode.Scalar], width: Int) -> [String]? {
    var cells: [String] = []
    var marks = 0
    for scalar in scalars {
      switch cncurses_width(scalar.value) {
      case 0:
        guard let last = cells.lastIndex(where: { !$0.isEmpty }) else { return nil }
        marks += 1
        if marks <= 4 { cells[last].unicodeScalars.append(scalar) }
      case let columns where columns > 0:
        marks = 0
        cells.append(String(scalar))
        cells += Array(repeating: "", count: Int(columns) - 1)
      default:
        return nil
      }
    }
    return cells.count == width ? cells : nil
  }

  private static func emoji(_ scalars: [Unicode.Scalar], width: Int) -> [String] {
    let letters = scalars.compactMap(\.regionalLetter)
    if letters.count == 2, width == 2 { return letters }
    let base = scalars[0]
    switch Int(cncurses_width(base.value)) {
    case width: return [String(base)] + Array(repeating: "", count: width - 1)
    case 1: return filled(with: String(base), width: width)
    default: return filled(with: "▯", width: width)
    }
  }

  private static func isEmojiSequence(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count > 1, scalars[0].properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F: true
      default: scalar.properties.isEmojiModifier
      }
    }
  }

  private static func filled(with text: String, width: Int) -> [String] {
    [text] + blanks(width - 1)
  }

  private static func blanks(_ count: Int) -> [String] {
    Array(repeating: " ", count: max(0, count))
  }
}

extension Unicode.Scalar {
  /// The letter of one half of a flag.
  fileprivate var regionalLetter: String? {
    guard 0x1F1E6...0x1F1FF ~= value else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41).map { String($0) }
  }
}
