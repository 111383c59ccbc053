internal import PushMessages

/// The parts of a message that are objects themselves, which programs set one by one.
enum MessageParts {
  /// Whether a message has a part of this name, in either spelling.
  static func isPart(_ name: String) -> Bool {
    guard let field = FieldCatalogue.child(name, of: FieldPath()) else { return false }
    return field.kind == .group || field.kind == .stringMap
  }

  /// Whether code sets what starts at an offset as a part of an object: `message.android = `, `message["android"] = `.
  static func isSet(before start: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[max(0, start - maximumLength)..<start].reversed().drop { $0 <= 0x20 }
    guard before.first == UInt8(ascii: "=") else { return false }
    let place = before.dropFirst().drop { $0 <= 0x20 }
    let quotes = "]\"'".utf8
    let name = place.drop { quotes.contains($0) }.prefix {
      CodeLexer.isLetter($0) || $0 == UInt8(ascii: "_") || CodeLexer.isDigit($0)
    }
    let isIndex = place.first == UInt8(ascii: "]")
    let sign = place.drop { quotes.contains($0) }.dropFirst(name.count).first
    guard isIndex ? sign.map(quotes.contains) ?? false : sign == UInt8(ascii: ".") else {
      return false
    }
    return isPart(String(decoding: name.reversed(), as: UTF8.self))
  }

  private static let maximumLength = 200
}

extension String {
  /// The letters between quotes.
  var trimmingQuotes: String {
    count > 1 && (hasPrefix("'") || hasPrefix("\"")) ? String(dropFirst().dropLast()) : self
  }
}
