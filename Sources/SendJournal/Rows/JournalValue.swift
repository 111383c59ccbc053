/// What a column holds; a column without a value is not there.
enum JournalValue: Hashable, Sendable, CustomStringConvertible {
  case integer(Int64)
  case text(String)

  /// SQLite ends a text at a NUL, so that what comes back would not be what was hashed.
  init(_ text: String) {
    let isWhole = !text.utf8.contains(0)
    self = .text(
      isWhole ? text : String(String.UnicodeScalarView(text.unicodeScalars.map(Self.kept))))
  }

  private static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\0" ? "\u{FFFD}" : scalar
  }

  var description: String {
    switch self {
    case .integer(let number): String(number)
    case .text(let text): text
    }
  }
}
