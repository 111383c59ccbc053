import StringResources

/// A configuration prepared for choosing among many.
struct AndroidConfigurationChoice: Sendable {
  private(set) var locale: AndroidLocale
  let qualifiers: AndroidQualifiers
  /// A value for it makes the build ask for a default one: it names a locale and nothing else.
  let isLocaleOnly: Bool
  /// A value for it counts as the default one, as in aapt2's NoDefaultResourceRemover: no qualifier,
  /// or only a density, or a version that every device with Firebase's SDK has.
  let isDefault: Bool
  private let hasQualifiers: Bool
  private let localeKey: [Int]
  private let qualifierKey: [Int]

  init(_ configuration: AndroidConfiguration) {
    var locale = AndroidLocale()
    locale.language = AndroidLocale.packLanguage(configuration.locale.language?.lowercased() ?? "")
    locale.region = AndroidLocale.packRegion(configuration.locale.region?.uppercased() ?? "")
    locale.script = AndroidLocale.packScript(configuration.locale.script ?? "")
    locale.variant = configuration.locale.variant?.lowercased() ?? ""
    locale.numberingSystem = configuration.locale.numberingSystem?.lowercased() ?? ""
    locale.computeScript()
    self.locale = locale
    qualifiers = AndroidQualifiers(configuration)
    hasQualifiers = !qualifiers.isEmpty
    isLocaleOnly = !locale.isEmpty && !hasQualifiers
    isDefault = Self.isDefault(locale, qualifiers)
    localeKey = Self.localeKey(locale, qualifiers)
    qualifierKey = Self.qualifierKey(qualifiers)
  }

  /// The same with the scripts of other tables.
  func relocated(_ data: AndroidLocaleData) -> Self {
    guard locale.scriptIsComputed else { return self }
    var choice = self
    choice.locale.script = 0
    choice.locale.computeScript(data)
    return choice
  }

  func matches(_ locale: AndroidLocale, _ qualifiers: AndroidQualifiers) -> Bool {
    guard self.locale.matches(locale) else { return false }
    return !hasQualifiers || self.qualifiers.matches(qualifiers)
  }

  /// ResTable_config::isBetterThan.
  ///
  /// A worse locale does not end the comparison: the other qualifiers may
  /// still win, so it matters in which order values are compared.
  func isBetter(
    than other: Self, for wanted: AndroidLocale, _ device: AndroidQualifiers,
    data: AndroidLocaleData
  ) -> Bool {
    guard hasQualifiers || other.hasQualifiers else {
      return locale.isBetter(than: other.locale, for: wanted, data: data)
    }
    let network = qualifiers.isBetterByNetwork(than: other.qualifiers, for: device)
    if let network { return network }
    if locale.isBetter(than: other.locale, for: wanted, data: data) { return true }
    return qualifiers.isBetter(than: other.qualifiers, for: device)
  }

  /// ResTable_config::compare: the order of a key's values in the compiled table.
  func precedes(_ other: Self) -> Bool {
    if localeKey != other.localeKey { return localeKey.lexicographicallyPrecedes(other.localeKey) }
    if locale.variant != other.locale.variant { return locale.variant < other.locale.variant }
    let (numbers, otherNumbers) = (locale.numberingSystem, other.locale.numberingSystem)
    if numbers != otherNumbers { return numbers < otherNumbers }
    return qualifierKey.lexicographicallyPrecedes(other.qualifierKey)
  }

  /// The fields in the order in which the platform compares them, up to the locale's script.
  private static func localeKey(_ locale: AndroidLocale, _ fields: AndroidQualifiers) -> [Int] {
    [
      fields.mobileNetworkCode, fields.mobileCountryCode,
      Int(locale.language.byteSwapped) | Int(locale.region.byteSwapped) << 16,
      locale.scriptIsComputed ? 0 : Int(locale.script),
    ]
  }

  /// The fields that it compares after the locale.
  private static func qualifierKey(_ fields: AndroidQualifiers) -> [Int] {
    [
      fields.gender, fields.screen.density, fields.input.touchscreen, fields.screen.orientation,
      fields.input.keysHidden | fields.input.navigationHidden << 2, fields.input.navigation,
      fields.input.keyboard,
      fields.screen.pixelHeight, fields.screen.pixelWidth, fields.version,
      fields.layoutDirection, fields.screen.long, fields.screen.size, fields.screen.round,
      fields.screen.dynamicRange, fields.screen.wideColor, fields.night, fields.interfaceMode,
      fields.screen.smallestWidth, fields.screen.height, fields.screen.width,
    ]
  }

  private static func isDefault(_ locale: AndroidLocale, _ qualifiers: AndroidQualifiers) -> Bool {
    guard locale.isEmpty else { return false }
    var rest = qualifiers
    rest.screen.density = 0
    if rest.version <= leastAPILevel { rest.version = 0 }
    return rest.isEmpty
  }

  /// The lowest `minSdk` that Firebase Cloud Messaging's SDK has had in years.
  private static let leastAPILevel = 21
}
