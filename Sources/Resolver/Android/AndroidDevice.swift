import LanguageTags

/// An Android device as the resource tables see it, after it has chosen one locale of its list.
final class AndroidDevice: Sendable {
  /// Which text of a key a device shows.
  struct Match: Sendable {
    /// Its place among the key's texts.
    var index: Int
    /// The number of its configuration among the candidates.
    var configuration: Int
    /// Which of the device's locales it was found for.
    var list = 0
  }

  /// The tag as the device's settings have it: also the locale in which `getString` formats.
  let tag: String
  let locale: AndroidLocale
  let qualifiers: AndroidQualifiers
  let apiLevel: Int
  /// The first of its list: the language that its owner expects.
  let firstLocale: AndroidLocale

  /// The tables of its version.
  let data: AndroidLocaleData
  /// The directories that an app would have for exactly this locale and for its language, and
  /// whether it has them.
  let expected: [ExpectedDirectory]
  /// The configurations whose texts it may show, for each locale that it asks for: one, or since
  /// Android 15 every locale that the app's `LocaleConfig` supports.
  private let candidates: [AndroidCandidates]
  /// Which of its languages it takes depends on what couldn't be read.
  let undecided: StringsFault?
  /// The language of `values/`, where the app says it.
  private let defaultLocale: AndroidLocale?
  private let locales: [String]

  struct ExpectedDirectory: Sendable {
    let locale: AndroidLocale
    let name: String
    let isPresent: Bool
  }

  /// The locales of the app are not needed for a device with one language.
  init(_ device: Device, table: AndroidStringTable, appLocales: AndroidAppLocales?) {
    let data = AndroidLocaleData.of(device)
    let choices =
      data === AndroidLocaleData.shared
      ? table.choices : table.choices.map { $0.relocated(data) }
    self.data = data
    locales = device.locales
    let supported = Self.supportedTags(of: device, by: table.localeConfig, data: data)
    let present = appLocales?.choices(of: choices) ?? choices
    let chosen = Self.chosenTag(from: device.locales, choices: present, data: data)
    undecided = appLocales?.choicesWithUnread(of: choices).flatMap { all, fault in
      let other = Self.chosenTag(from: device.locales, choices: all, data: data)
      return supported.isEmpty && other != chosen ? fault : nil
    }
    tag = supported.first ?? chosen
    defaultLocale = table.localeConfig?.defaultLocale.map { AndroidLocale(tag: $0, data: data) }
    locale = AndroidLocale(tag: tag, data: data)
    let phone = AndroidQualifiers.phone(
      apiLevel: device.androidAPILevel,
      isRightToLeft: Self.rightToLeftScripts.contains(locale.script))
    qualifiers = device.androidState?.applied(to: phone) ?? phone
    apiLevel = qualifiers.version
    let first = device.locales.first ?? tag
    firstLocale = first == tag ? locale : AndroidLocale(tag: first, data: data)
    expected = Self.expectedDirectories(of: tag, choices: choices, data: data)
    let (locale, qualifiers) = (locale, qualifiers)
    let others = supported.dropFirst().map { AndroidLocale(tag: $0, data: data) }
    candidates = ([locale] + others).map {
      AndroidCandidates(
        choices, ranks: table.ranks, locale: $0, qualifiers: qualifiers, data: data)
    }
  }

  func locale(of match: Match) -> AndroidLocale {
    candidates[match.list].locale(of: match.configuration)
  }

  /// The first of its locales for which there is a text in that language; the default text counts
  /// as one in the language that the app declares for it.
  func best(of texts: AndroidTexts) -> Match? {
    var fallback: Match?
    for list in candidates.indices {
      guard var match = candidates[list].best(of: texts) else { continue }
      match.list = list
      guard candidates.count > 1, locale(of: match).isEmpty else { return match }
      if let defaultLocale, defaultLocale.matches(candidates[list].locale) { return match }
      fallback = fallback ?? match
    }
    return fallback
  }

  /// ResourcesImpl.updateConfiguration of Android 15, for apps whose `LocaleConfig` has a default
  /// locale: those of the device's list that the app supports.
  private static func supportedTags(
    of device: Device, by config: AndroidLocaleConfig?, data: AndroidLocaleData
  ) -> [String] {
    guard device.androidAPILevel >= 35, device.locales.count > 1, let config,
      config.defaultLocale != nil
    else { return [] }
    let supported = config.supportedLocales.map { AndroidLocale(tag: $0, data: data) }
    return device.locales.filter { tag in
      supported.contains { isSupported(AndroidLocale(tag: tag, data: data), by: $0, data: data) }
    }
  }

  /// A text for that one of its candidates is in another language or script than its owner's first.
  func isFallback(_ match: Match) -> Bool {
    let found = locale(of: match)
    let offered = found.isEmpty ? defaultLocale ?? AndroidLocale(tag: "en") : found
    let isSameScript = offered.script == firstLocale.script
    return !AndroidLocale.areEquivalent(offered.language, firstLocale.language)
      || !isSameScript && offered.script != 0 && firstLocale.script != 0
  }

  /// The first steps of every trail: its list, and what it took from it.
  var trail: [String] {
    let list = "the device's languages: " + locales.joined(separator: ", ")
    return locales.count > 1 ? [list, "it takes \(tag) of them"] : [list]
  }

  private static func expectedDirectories(
    of tag: String, choices: [AndroidConfigurationChoice], data: AndroidLocaleData
  ) -> [ExpectedDirectory] {
    let parts = LocaleTag(tag)
    let language = AndroidLocale.legacyLanguages[parts.language] ?? parts.language
    guard !language.isEmpty else { return [] }
    var names: [(tag: String, name: String)] = []
    if !parts.script.isEmpty {
      names = [("\(language)-\(parts.script)", "values-b+\(language)+\(parts.script)")]
    } else {
      if parts.region.utf8.count == 2 {
        names = [("\(language)-\(parts.region)", "values-\(language)-r\(parts.region)")]
      } else if !parts.region.isEmpty {
        names = [("\(language)-\(parts.region)", "values-b+\(language)+\(parts.region)")]
      }
      names.append((language, "values-\(language)"))
    }
    return names.map { tag, name in
      let locale = AndroidLocale(tag: tag, data: data)
      return ExpectedDirectory(
        locale: locale, name: name, isPresent: choices.contains { $0.locale == locale })
    }
  }

  /// LocaleList.getFirstMatchWithEnglishSupported.
  ///
  /// The least index in the device's list that English or any
  /// locale of the app matches; the first where none does. English always counts as available.
  private static func chosenTag(
    from tags: [String], choices: [AndroidConfigurationChoice], data: AndroidLocaleData
  ) -> String {
    guard let first = tags.first else { return "en-US" }
    guard tags.count > 1 else { return first }
    let appLocales = choices.map(\.locale)
    guard appLocales.contains(where: { !$0.isEmpty && !isPseudo($0) }) else {
      return first
    }
    let english = AndroidLocale(tag: "en-Latn", data: data)
    for tag in tags {
      let locale = AndroidLocale(tag: tag, data: data)
      if isSupported(locale, by: english, data: data) { return tag }
      let isFound = appLocales.contains {
        !$0.isEmpty && isSupported(locale, by: $0, data: data)
      }
      if isFound { return tag }
    }
    return first
  }

  /// LocaleList.matchesLanguageAndScript.
  private static func isSupported(
    _ wanted: AndroidLocale, by supported: AndroidLocale, data: AndroidLocaleData
  ) -> Bool {
    let wanted = wanted.inLocaleList(data)
    var supported = supported.inLocaleList(data)
    // LocaleList sees the table's `tl` as `fil`, and java.util.Locale does not equate the two.
    if supported.language == AndroidLocale.tagalog { supported.language = AndroidLocale.filipino }
    guard supported.language == wanted.language else { return false }
    if isPseudo(supported) || isPseudo(wanted) {
      return isPseudo(supported) && supported.region == wanted.region
    }
    guard supported.script != 0 else {
      return supported.region == 0 || supported.region == wanted.region
    }
    return supported.script == wanted.script
  }

  /// `en-XA` and `ar-XB`: the tables give them scripts of their own.
  private static func isPseudo(_ locale: AndroidLocale) -> Bool {
    locale.scriptIsComputed && locale.script >> 8 == 0x7E_7E7E
  }

  /// Those of `uloc_isRightToLeft`.
  private static let rightToLeftScripts = Set(
    [
      "Adlm", "Arab", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Hatr", "Hebr", "Hung", "Khar",
      "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr",
      "Palm", "Phli", "Phlp", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc",
      "Thaa", "Yezi", "~~~B",
    ].map(AndroidLocale.packScript))
}

extension AndroidLocale {
  private static let serboCroatian = packLanguage("sh")

  private static let oldLanguages = Dictionary(
    uniqueKeysWithValues: legacyLanguages.map { (packLanguage($0), packLanguage($1)) })

  /// As `LocaleList` compares it, with java.util.Locale and ICU: old and new codes of a language are
  /// one.
  fileprivate func inLocaleList(_ data: AndroidLocaleData) -> AndroidLocale {
    var locale = self
    if let old = Self.oldLanguages[language] {
      locale.language = old
      if scriptIsComputed {
        locale.script = 0
        locale.computeScript(data)
      }
    }
    // The resource tables know a script for it, and ICU none.
    if language == Self.serboCroatian, scriptIsComputed { locale.script = 0 }
    return locale
  }
}
