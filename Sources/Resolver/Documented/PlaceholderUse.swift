/// Which argument of the message a placeholder takes, and as what.
package struct PlaceholderUse: Hashable, Sendable {
  /// The classes of conversions that Android Lint's `StringFormatMatches` tells apart.
  package enum Conversion: Hashable, Sendable {
    case text
    case integer
    case fraction
    case character
    case boolean
    case hash
  }

  /// Counted from 1.
  package var argument: Int
  package var conversion: Conversion
  /// As it stands in its text: `%1$d`.
  package var written: String

  package init(argument: Int, conversion: Conversion, written: String) {
    self.argument = argument
    self.conversion = conversion
    self.written = written
  }

  /// What the author of a text meant to insert, in the order of the text.
  package static func all(in text: String, on platform: Platform) -> [PlaceholderUse] {
    placed(in: text, on: platform).map(\.use)
  }

  /// The same with where each stands, in UTF-8 bytes.
  package static func placed(
    in text: String, on platform: Platform
  ) -> [(use: PlaceholderUse, range: Range<Int>)] {
    var (ordinary, last) = (0, 0)
    return PlaceholderScanner.placeholders(in: text, platform: platform).compactMap { placeholder in
      guard placeholder.takesArgument, !placeholder.isPluralVariable else { return nil }
      if let index = placeholder.index {
        last = index
      } else if !placeholder.flags.contains(.previous) {
        ordinary += 1
        last = ordinary
      }
      let use = PlaceholderUse(
        argument: last, conversion: Conversion(placeholder.conversion),
        written: placeholder.written(in: text))
      return (use, placeholder.range)
    }
  }
}

extension PlaceholderUse.Conversion {
  fileprivate init(_ conversion: Unicode.Scalar) {
    self =
      switch conversion {
      case "d", "D", "i", "u", "U", "x", "X", "o", "O": .integer
      case "f", "F", "e", "E", "g", "G", "a", "A": .fraction
      case "c", "C": .character
      case "b", "B": .boolean
      case "h", "H": .hash
      default: .text
      }
  }
}
