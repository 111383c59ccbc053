/// The flags of one format specifier, in the order in which Java prints them.
struct FormatFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let leftJustify = Self(rawValue: 1 << 0)
  static let alternate = Self(rawValue: 1 << 1)
  static let plus = Self(rawValue: 1 << 2)
  static let leadingSpace = Self(rawValue: 1 << 3)
  static let zeroPad = Self(rawValue: 1 << 4)
  static let group = Self(rawValue: 1 << 5)
  static let parentheses = Self(rawValue: 1 << 6)
  static let previous = Self(rawValue: 1 << 7)

  private static let characters = Array("-#+ 0,(<".utf16)

  /// `nil` if the character isn't a flag.
  init?(_ character: UInt16) {
    guard let index = Self.characters.firstIndex(of: character) else { return nil }
    self.init(rawValue: 1 << UInt8(index))
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  var text: String {
    let set = Self.characters.indices.filter { rawValue & 1 << UInt8($0) != 0 }
    return String(decoding: set.map { Self.characters[$0] }, as: UTF16.self)
  }

  /// With `^` for an upper-case conversion, behind the minus.
  func text(isUpperCase: Bool) -> String {
    guard isUpperCase else { return text }
    let minus = intersection(.leftJustify).text
    return minus + "^" + subtracting(.leftJustify).text
  }
}
