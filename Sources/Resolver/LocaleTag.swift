/// The parts of a BCP 47 tag, in its own case conventions; hostile input leaves parts empty.
struct LocaleTag: Hashable, Sendable {
  /// Lower case, two or three letters as a rule.
  var language = ""
  /// Title case.
  var script = ""
  /// Upper case, or three digits.
  var region = ""
  /// Lower case.
  var variants: [String] = []
  /// The value of `-u-nu-`.
  var numberingSystem: String?

  /// Reads `fr-CA`, `zh_Hant_TW`, `ar-EG-u-nu-latn`; `@…` and `.UTF-8` of POSIX names are dropped.
  init(_ tag: String) {
    let plain = tag.prefix { $0 != "@" && $0 != "." }
    var parts = plain.split { $0 == "-" || $0 == "_" }[...]
    guard let first = parts.popFirst() else { return }
    language = first.lowercased()
    if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(Self.isLetter) {
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
  var base: String {
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
    case 2: part.utf8.allSatisfy(isLetter)
    case 3: part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
