extension AndroidLocale {
  /// Whether a text of this locale may serve that device: ResTable_config::match, its locale part.
  func matches(_ device: AndroidLocale) -> Bool {
    if isEmpty { return true }
    guard Self.areEquivalent(language, device.language) else { return false }
    guard device.script != 0, script != 0 else { return region == 0 || region == device.region }
    return script == device.script
  }

  /// ResTable_config::isLocaleBetterThan.
  ///
  /// Both locales match the device.
  func isBetter(
    than other: AndroidLocale, for device: AndroidLocale, data: AndroidLocaleData
  ) -> Bool {
    if device.isEmpty || isEmpty && other.isEmpty { return false }
    guard Self.areEquivalent(language, other.language) else {
      return isBetterWhereOneIsDefault(than: other, for: device, data: data)
    }
    let regions = Self.compareRegions(packed, other.packed, for: device, data: data)
    if regions != 0 { return regions > 0 }
    let (fits, otherFits) = (variant == device.variant, other.variant == device.variant)
    if fits != otherFits { return fits }
    let numbers = numberingSystem == device.numberingSystem
    let otherNumbers = other.numberingSystem == device.numberingSystem
    if numbers != otherNumbers { return numbers }
    return language == device.language && other.language != device.language
  }

  /// Tagalog and Filipino serve each other.
  static func areEquivalent(_ first: UInt16, _ second: UInt16) -> Bool {
    if first == second { return true }
    return first == tagalog && second == filipino || first == filipino && second == tagalog
  }

  /// One of the two is the default, where apps keep their American English: it beats the English of
  /// the Commonwealth for a device that is close to the United States.
  private func isBetterWhereOneIsDefault(
    than other: AndroidLocale, for device: AndroidLocale, data: AndroidLocaleData
  ) -> Bool {
    let isDefault = language == 0
    guard device.language == Self.english else { return !isDefault }
    let named = isDefault ? other : self
    let states = Self.packRegion("US")
    let namedServes: Bool
    if device.region == states {
      namedServes = named.region == 0 || named.region == states
    } else if Self.isCloseToAmericanEnglish(device.region, data) {
      namedServes = Self.isCloseToAmericanEnglish(named.region, data)
    } else {
      return !isDefault
    }
    return isDefault ? !namedServes : namedServes
  }

  /// The chain of parents reaches `en` without passing `en-001`.
  private static func isCloseToAmericanEnglish(
    _ region: UInt16, _ data: AndroidLocaleData
  ) -> Bool {
    let english = UInt32(english) << 16
    let stops = [english, english | UInt32(packRegion("001"))]
    let latin = packScript("Latn")
    return ancestors(of: english | UInt32(region), script: latin, until: stops, data).stop == 0
  }

  /// localeDataCompareRegions: positive where `left` is better.
  private static func compareRegions(
    _ left: UInt32, _ right: UInt32, for device: AndroidLocale, data: AndroidLocaleData
  ) -> Int {
    if left & 0xFFFF == right & 0xFFFF { return 0 }
    let language = UInt32(device.language) << 16
    var (left, right) = (language | left & 0xFFFF, language | right & 0xFFFF)
    makeLatinAmerican(&left, &right)

    let chain = ancestors(of: device.packed, script: device.script, until: [left, right], data)
    if let stop = chain.stop { return stop == 0 ? 1 : -1 }
    let leftDistance = distance(of: left, script: device.script, to: chain.locales, data)
    let rightDistance = distance(of: right, script: device.script, to: chain.locales, data)
    if leftDistance != rightDistance { return rightDistance - leftDistance }
    let leftIsKnown = data.isRepresentative(left, script: device.script)
    if leftIsKnown != data.isRepresentative(right, script: device.script) {
      return leftIsKnown ? 1 : -1
    }
    return Int(right) - Int(left)
  }

  /// Apps translate for `es-US` or `es-MX` and mean all of Latin America.
  private static func makeLatinAmerican(_ left: inout UInt32, _ right: inout UInt32) {
    let spanish = UInt32(spanish) << 16
    let latinAmerica = spanish | UInt32(packRegion("419"))
    let special = [spanish | UInt32(packRegion("US")), spanish | UInt32(packRegion("MX"))]
    switch (special.contains(left), special.contains(right)) {
    case (true, false) where right != latinAmerica: left = latinAmerica
    case (false, true) where left != latinAmerica: right = latinAmerica
    default: break
    }
  }

  /// The locale and its parents, up to and with the first that is one of `stops`.
  private static func ancestors(
    of locale: UInt32, script: UInt32, until stops: [UInt32], _ data: AndroidLocaleData
  ) -> (locales: [UInt32], stop: Int?) {
    var locales: [UInt32] = []
    var next: UInt32? = locale
    while let locale = next {
      locales.append(locale)
      if let stop = stops.firstIndex(of: locale) { return (locales, stop) }
      next = data.parent(of: locale, script: script)
    }
    return (locales, nil)
  }

  /// Steps from a locale to the nearest one that it shares with the request, and from there to the
  /// request.
  private static func distance(
    of locale: UInt32, script: UInt32, to request: [UInt32], _ data: AndroidLocaleData
  ) -> Int {
    let chain = ancestors(of: locale, script: script, until: request, data)
    return chain.locales.count + (chain.stop ?? -1) - 1
  }
}
