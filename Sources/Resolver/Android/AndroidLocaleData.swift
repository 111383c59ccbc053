/// What Android knows about locales: the likely script, the parent and the representative region.
///
/// The tables are CLDR's with the changes of Android 14; parsed once, when the first locale is
/// asked for.
struct AndroidLocaleData: Sendable {
  static let shared = Self()

  private let scripts: [UInt32: UInt32]
  /// By script and child, because the platform has one tree for each script.
  private let parentsByScript: [UInt64: UInt32]
  private let representativeLocales: Set<UInt64>

  private init() {
    scripts = Self.parsedScripts()
    parentsByScript = Self.parsedParents()
    representativeLocales = Self.parsedRepresentatives()
  }

  /// 0 for a language that the tables do not know.
  func likelyScript(of locale: UInt32) -> UInt32 {
    scripts[locale] ?? scripts[locale & 0xFFFF_0000] ?? 0
  }

  /// `nil` above a language without region: there the chain ends.
  func parent(of locale: UInt32, script: UInt32) -> UInt32? {
    guard locale & 0xFFFF != 0 else { return nil }
    return parentsByScript[Self.key(locale, script)] ?? locale & 0xFFFF_0000
  }

  func isRepresentative(_ locale: UInt32, script: UInt32) -> Bool {
    representativeLocales.contains(Self.key(locale, script))
  }

  private static func key(_ locale: UInt32, _ script: UInt32) -> UInt64 {
    UInt64(script) << 32 | UInt64(locale)
  }

  private static func packed(_ name: Substring) -> UInt32 {
    let parts = name.split(separator: "_")
    guard let language = parts.first else { return 0 }
    let region = parts.count > 1 ? AndroidLocale.packRegion(String(parts[1])) : 0
    return UInt32(AndroidLocale.packLanguage(String(language))) << 16 | UInt32(region)
  }

  private static func words(_ line: Substring) -> [Substring] { line.split(separator: " ") }

  private static func parsedScripts() -> [UInt32: UInt32] {
    var result: [UInt32: UInt32] = [:]
    for line in likelyScripts.split(separator: "\n") {
      let words = words(line)
      let script = AndroidLocale.packScript(String(words[0]))
      for locale in words.dropFirst() { result[packed(locale)] = script }
    }
    return result
  }

  private static func parsedParents() -> [UInt64: UInt32] {
    var result: [UInt64: UInt32] = [:]
    for line in parents.split(separator: "\n") {
      let words = words(line)
      let script = AndroidLocale.packScript(String(words[0]))
      for child in words.dropFirst(2) { result[key(packed(child), script)] = packed(words[1]) }
    }
    return result
  }

  private static func parsedRepresentatives() -> Set<UInt64> {
    var result: Set<UInt64> = []
    for line in representatives.split(separator: "\n") {
      for name in words(line) {
        let parts = name.split(separator: "_")
        guard parts.count == 3 else { continue }
        let script = AndroidLocale.packScript(String(parts[1]))
        result.insert(key(packed("\(parts[0])_\(parts[2])"), script))
      }
    }
    return result
  }
}
