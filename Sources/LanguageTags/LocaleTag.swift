/// The parts of whatever platforms take for a tag, in the case conventions of BCP 47; hostile input leaves parts empty.
///
/// It reads what ``LanguageTag`` refuses, such as `zh_Hant_TW`.
public struct LocaleTag: Hashable, Sendable {
  /// Lower case, two or three letters as a rule.
  public var language = ""
  /// Title case.
  public var script = ""
  /// Upper case, or three digits.
  public var region = ""
  /// Lower case.
  public var variants: [String] = []
  /// The value of `-u-nu-`.
  public var numberingSystem: String?

  /// Reads `fr-CA`, `zh_Hant_TW`, `ar-EG-u-nu-latn`; `@…` and `.UTF-8` of POSIX names are dropped.
  public init(_ tag: String) {
    let plain = tag.prefix { $0 != "@" && $0 != "." }
    var parts = plain.split { $0 == "-" || $0 == "_" }[...]
    guard let first = parts.popFirst() else { return }
    language = first.lowercased()
    if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(LanguageTag.isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, Self.isRegion(part) {
      region = part.uppercased()
      parts.removeFirst()
    }
    while let part = parts.first, part.utf8.count >= 4 {
      variants.append(part.lowercased())
      parts.removeFirst()
    }
    numberingSystem = Self.numberingSystem(in: parts)
  }

  /// The tag without extensions: `zh-Hant-TW`.
  public var base: String {
    ([language, script, region] + variants).filter { !$0.isEmpty }.joined(separator: "-")
  }

  private static func numberingSystem(in parts: ArraySlice<Substring>) -> String? {
    guard let extensionStart = parts.firstIndex(where: { $0.lowercased() == "u" }),
      let key = parts[extensionStart...].firstIndex(where: { $0.lowercased() == "nu" }),
      key + 1 < parts.endIndex
    else { return nil }
    return parts[key + 1].lowercased()
  }

  private static func isRegion(_ part: Substring) -> Bool {
    switch part.utf8.count {
    case 2: part.utf8.allSatisfy(LanguageTag.isLetter)
    case 3: part.utf8.allSatisfy(LanguageTag.isDigit)
    default: false
    }
  }
}
