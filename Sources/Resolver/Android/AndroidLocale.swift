import LanguageTags

/// A locale as Android's resource tables hold it: packed, so that comparing is cheap and orders as
/// on the device.
struct AndroidLocale: Hashable, Sendable {
  /// Two letters, or three letters in 15 bits with the highest bit set; 0 if there is none.
  var language: UInt16 = 0
  /// Two letters, or three digits packed as a language is; 0 if there is none.
  var region: UInt16 = 0
  /// Four letters; 0 if neither the name nor the tables tell it.
  var script: UInt32 = 0
  /// The script comes from the tables, not from the name.
  var scriptIsComputed = false
  /// Lower case.
  var variant = ""
  var numberingSystem = ""

  /// Language and region in one number, as the platform's tables have them.
  var packed: UInt32 { UInt32(language) << 16 | UInt32(region) }

  /// The default configuration has none.
  var isEmpty: Bool { packed == 0 }

  /// Fills in the script that the tables give for language and region.
  mutating func computeScript(_ data: AndroidLocaleData = .shared) {
    guard script == 0 else { return }
    script = data.likelyScript(of: packed)
    scriptIsComputed = true
  }
}

extension AndroidLocale {
  /// The locale of a device, from a BCP 47 tag.
  ///
  /// Legacy codes become what the platform itself asks for:
  /// `he` is `iw`, `id` is `in`, `yi` is `ji` (ResourcesImpl.adjustLanguageTag).
  init(tag: String, data: AndroidLocaleData = .shared) {
    let tag = LocaleTag(tag)
    language = Self.packLanguage(Self.legacyLanguages[tag.language] ?? tag.language)
    region = Self.packRegion(tag.region)
    script = Self.packScript(tag.script)
    variant = tag.variants.first ?? ""
    numberingSystem = tag.numberingSystem ?? ""
    computeScript(data)
  }

  /// The languages whose old codes the platform keeps at run time.
  static let legacyLanguages = ["he": "iw", "id": "in", "yi": "ji"]

  static let tagalog = packLanguage("tl")
  static let filipino = packLanguage("fil")
  static let english = packLanguage("en")
  static let spanish = packLanguage("es")

  static func packLanguage(_ name: String) -> UInt16 { pack(name, base: UInt8(ascii: "a")) }

  static func packRegion(_ name: String) -> UInt16 { pack(name, base: UInt8(ascii: "0")) }

  static func packScript(_ name: String) -> UInt32 {
    name.utf8.count == 4 ? name.utf8.reduce(0) { $0 << 8 | UInt32($1) } : 0
  }

  static func unpackScript(_ script: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// ResTable_config's `packLanguageOrRegion`: three characters become three times five bits.
  private static func pack(_ name: String, base: UInt8) -> UInt16 {
    let bytes = Array(name.utf8)
    switch bytes.count {
    case 2: return UInt16(bytes[0]) << 8 | UInt16(bytes[1])
    case 3:
      let (first, second, third) = (bytes[0] &- base, bytes[1] &- base, bytes[2] &- base)
      let high = 0x80 | (third & 0x1F) << 2 | (second & 0x1F) >> 3
      let low = (second & 0x07) << 5 | first & 0x1F
      return UInt16(high) << 8 | UInt16(low)
    default: return 0
    }
  }
}
