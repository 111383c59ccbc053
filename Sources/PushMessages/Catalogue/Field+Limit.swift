extension Field {
  /// What a field's value must keep to beyond its kind.
  public enum Limit: Hashable, Sendable {
    /// At most so many bytes of UTF-8.
    case bytes(Int)
    /// At least so many elements.
    case elements(atLeast: Int)
    /// A number, or a number of seconds, within these bounds.
    case range(ClosedRange<Double>)
    /// Text of these characters, at least one; `maximumLength` is `nil` if no limit is known.
    case matching(Alphabet, maximumLength: Int?)
    /// An address that starts with `https://`.
    case https
    /// Any text but none.
    case notEmpty
  }

  public enum Alphabet: Hashable, Sendable {
    /// Letters, digits and `-_.~%`: the names of topics and analytics labels, as all Admin SDKs check them.
    case name
    /// Letters, digits, `-` and `_` (RFC 4648, section 5), as RFC 8030 wants it for the header `Topic`.
    case base64URL
    /// Hexadecimal digits in five groups: 8-4-4-4-12.
    case uuid

    func contains(_ text: String) -> Bool {
      switch self {
      case .name: text.utf8.allSatisfy { isAlphanumeric($0) || "-_.~%".utf8.contains($0) }
      case .base64URL: text.utf8.allSatisfy { isAlphanumeric($0) || "-_".utf8.contains($0) }
      case .uuid:
        text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
          == [8, 4, 4, 4, 12]
          && text.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
          && text.allSatisfy { $0.isHexDigit || $0 == "-" }
      }
    }
  }
}

extension Field.Limit {
  /// Whether a value keeps to the limit; values of another kind than the field's are not its business.
  ///
  /// A number counts as it is written, in JSON or in a string: `0.5`, `"86400"`, and `"3.5s"` for a duration.
  public func allows(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.bytes(let maximum), .string(let text)): text.utf8.count <= maximum
    case (.elements(let minimum), .list(let elements)): elements.count >= minimum
    case (.range(let bounds), .number(let text)): Double(text).map(bounds.contains) ?? true
    case (.range(let bounds), .string(let text)):
      Double(text.hasSuffix("s") ? String(text.dropLast()) : text).map(bounds.contains) ?? true
    case (.range, .list(let elements)): elements.allSatisfy(allows)
    case (.matching(let alphabet, let maximum), .string(let text)):
      !text.isEmpty && text.utf8.count <= maximum ?? .max && alphabet.contains(text)
    case (.https, .string(let text)): text.lowercased().hasPrefix("https://")
    case (.notEmpty, .string(let text)): !text.isEmpty
    default: true
    }
  }

  /// What the limit asks for, as a phrase for people: `at most 64 bytes`.
  public var phrase: String {
    switch self {
    case .bytes(let maximum): "at most \(maximum) bytes"
    case .elements(let minimum): "at least \(minimum) values"
    case .range(let bounds) where bounds.upperBound == .infinity:
      "at least \(bounds.lowerBound.plain)"
    case .range(let bounds): "\(bounds.lowerBound.plain) to \(bounds.upperBound.plain)"
    case .matching(let alphabet, let maximum):
      (maximum.map { "up to \($0) " } ?? "") + alphabet.phrase
    case .https: "an address that starts with https://"
    case .notEmpty: "not empty"
    }
  }
}

extension Field.Alphabet {
  fileprivate var phrase: String {
    switch self {
    case .name: "letters, digits and -_.~%"
    case .base64URL: "letters, digits, - and _"
    case .uuid: "hexadecimal digits, 8-4-4-4-12"
    }
  }
}

extension Double {
  /// Without `.0` for a whole number.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}
