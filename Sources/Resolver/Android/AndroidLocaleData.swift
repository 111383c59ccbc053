/// What Android knows about locales: the likely script, the parent and the representative region.
///
/// The tables are CLDR's with the changes of Android 14; parsed once, when the first locale is
/// asked for.
final class AndroidLocaleData: Sendable {
  /// Of Android 14.
  static let shared = AndroidLocaleData()
  /// Of Android 10.
  static let android10 = AndroidLocaleData(shared, changes: android10Changes)

  private let scripts: [UInt32: UInt32]
  /// By script and child, because the platform has one tree for each script.
  private let parentsByScript: [UInt64: UInt32]
  private let representativeLocales: Set<UInt64>

  private init() {
    scripts = Self.parsedScripts()
    parentsByScript = Self.parsedParents()
    representativeLocales = Self.parsedRepresentatives()
  }

  private init(_ base: AndroidLocaleData, changes: String) {
    var scripts = base.scripts
    var parents = base.parentsByScript
    var representatives = base.representativeLocales
    for line in changes.split(separator: "\n") {
      let words = Self.words(line)
      let rest = words.dropFirst(2)
      switch words[0] {
      case "script":
        let script = AndroidLocale.packScript(String(words[1]))
        for name in rest { scripts[Self.packed(name)] = script }
      case "parent":
        let latin = AndroidLocale.packScript("Latn")
        for name in rest { parents[Self.key(Self.packed(name), latin)] = Self.packed(words[1]) }
      case "root":
        let script = AndroidLocale.packScript(String(words[1]))
        for name in rest { parents[Self.key(Self.packed(name), script)] = nil }
      case "representative":
        for name in rest { representatives.insert(Self.representative(name)) }
      default:
        for name in rest { representatives.remove(Self.representative(name)) }
      }
    }
    (self.scripts, parentsByScript, representativeLocales) = (scripts, parents, representatives)
  }

  /// The tables of the Android that a device runs.
  ///
  /// Those between 10 and 14 were not looked at; they are taken for the later one.
  static func of(_ device: Device) -> AndroidLocaleData {
    let tables =
      device.androidLocaleTables ?? (device.androidAPILevel < 30 ? .android10 : .android14)
    return tables == .android10 ? android10 : shared
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

  private static func representative(_ name: Substring) -> UInt64 {
    let parts = name.split(separator: "_")
    guard parts.count == 3 else { return 0 }
    let script = AndroidLocale.packScript(String(parts[1]))
    return key(packed("\(parts[0])_\(parts[2])"), script)
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
        result.insert(representative(name))
      }
    }
    return result
  }
}
