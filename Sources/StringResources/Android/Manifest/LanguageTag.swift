/// The form of BCP 47 tags, as `java.util.Locale` reads them.
enum LanguageTag {
  /// Whether a tag has the form of RFC 5646.
  ///
  /// Extended language subtags (`zh-yue`) are refused: Java takes one for the language itself, and
  /// `pt-rBR` has the form of such a tag.
  static func isWellFormed(_ tag: String) -> Bool {
    var parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }) else {
      return false
    }
    if parts.first?.elementsEqual("x".utf8) == true { return parts.count > 1 }
    guard let language = parts.popFirst(), language.count >= 2, language.allSatisfy(isLetter) else {
      return false
    }
    if let script = parts.first, script.count == 4, script.allSatisfy(isLetter) {
      parts.removeFirst()
    }
    if let region = parts.first, isRegion(region) { parts.removeFirst() }
    while let variant = parts.first, isVariant(variant) { parts.removeFirst() }
    return areExtensions(parts)
  }

  /// The tag that was probably meant by a qualifier's or a POSIX form: `pt-BR` for `pt-rBR`.
  static func suggestion(for tag: String) -> String? {
    let plain = tag.hasPrefix("b+") ? tag.dropFirst(2) : tag[...]
    let parts = plain.split { $0 == "-" || $0 == "_" || $0 == "+" }.map { part in
      let isQualifier = part.utf8.count == 3 && part.hasPrefix("r")
      return isQualifier && part.dropFirst().utf8.allSatisfy(isUppercase)
        ? part.dropFirst() : part
    }
    let suggestion = parts.joined(separator: "-")
    return isWellFormed(suggestion) ? suggestion : nil
  }

  /// Each is a letter or digit of its own and what follows it; the one of `x` ends the tag.
  private static func areExtensions(_ parts: ArraySlice<Substring.UTF8View>) -> Bool {
    var parts = parts
    while let singleton = parts.popFirst() {
      guard singleton.count == 1 else { return false }
      if singleton.elementsEqual("x".utf8) { return !parts.isEmpty }
      let rest = parts.drop { $0.count > 1 }
      guard rest.count < parts.count else { return false }
      parts = rest
    }
    return true
  }

  private static func isRegion(_ part: Substring.UTF8View) -> Bool {
    part.count == 2 && part.allSatisfy(isLetter) || part.count == 3 && part.allSatisfy(isDigit)
  }

  private static func isVariant(_ part: Substring.UTF8View) -> Bool {
    part.count >= 5 || part.count == 4 && part.first.map(isDigit) == true
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
