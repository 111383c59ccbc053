internal import StringResources

extension AppLocalizations {
  /// All texts of a key, localization by localization, without those that a build makes for
  /// pseudo-locales.
  ///
  /// A reference to another string stands for the texts of that one. Resources that aren't texts (a plural, an array, a
  /// reference to a number) are left out.
  package func texts(for key: String, on platform: Platform) -> [LocalizedText] {
    switch platform {
    case .android: android?.localizedTexts(for: key) ?? []
    case .apple: apple?.localizedTexts(for: key) ?? []
    case .web: []
    }
  }

  /// The language that the texts are translated from.
  ///
  /// `values/` counts as English where the app's `LocaleConfig` says nothing else.
  package func sourceLanguage(on platform: Platform) -> String {
    switch platform {
    case .android: android?.localeConfig?.defaultLocale ?? "en"
    case .apple: apple?.developmentRegion ?? "en"
    case .web: "en"
    }
  }

  /// Whether that is more than a guess: the `values` of an app without a `LocaleConfig` may be in any language, and so may
  /// Apple's `Base` and what no folder names.
  package func statesSourceLanguage(on platform: Platform) -> Bool {
    switch platform {
    case .android: android?.localeConfig?.defaultLocale != nil
    case .apple: apple?.localizations.contains { !["", "Base"].contains($0.name) } ?? false
    case .web: statesSourceLanguage(on: .android) || statesSourceLanguage(on: .apple)
    }
  }

  /// Whether a key has what its translations are made from, text or plural.
  ///
  /// Without it Android's build removes the key. An Apple app that has no localization for its
  /// development region lacks no single key.
  package func hasSource(of key: String, on platform: Platform) -> Bool {
    switch platform {
    case .android: android.map { !$0.isRemovedByBuild($0.entryName(of: key)) } ?? true
    case .apple: apple?.hasSource(of: key) ?? true
    case .web: true
    }
  }

  /// Those locales in whose language and script the app has a localization, of whichever key.
  package func supported(among locales: [String], on platform: Platform) -> [String] {
    switch platform {
    case .android: locales.filter { android?.supports($0) ?? false }
    case .apple: apple?.supported(among: locales) ?? []
    case .web: []
    }
  }
}

extension AndroidStringTable {
  /// A key may name the package and the type: `com.example.shop:string/title`.
  func entryName(of key: String) -> String {
    guard let name = AndroidResourceName(key), name.package.isEmpty || name.package == packageName,
      name.type.isEmpty || name.type == "string"
    else { return key }
    return name.entry
  }

  fileprivate func supports(_ locale: String) -> Bool {
    let wanted = AndroidLocale(tag: locale)
    return choices.contains { !$0.locale.isEmpty && $0.locale.matches(wanted) }
  }
}

extension AndroidConfiguration {
  /// The names of directories are the old ones.
  private static let currentLanguages = ["iw": "he", "in": "id", "ji": "yi"]

  /// `nil` if it is for every locale.
  var localeTag: String? {
    guard let language = locale.language else { return nil }
    var tag = Self.currentLanguages[language] ?? language
    if let script = locale.script { tag += "-" + script }
    if let region = locale.region { tag += "-" + region }
    return tag
  }
}

extension AppleStringTable {
  fileprivate func localizedTexts(for key: String) -> [LocalizedText] {
    let key = Array(key.utf8)
    return allLocalizations.compactMap { localization in
      guard let entry = localization.entry(for: key), entry.variation == nil, let text = entry.text
      else { return nil }
      let name = localization.name
      let place = localization.place(of: entry.file)
      return LocalizedText(
        text: text, source: TextSource(localization: place, file: entry.file, line: entry.line),
        locale: name.isEmpty || name == "Base" ? developmentRegion : name,
        isSource: isSource(localization))
    }
  }

  fileprivate func hasSource(of key: String) -> Bool {
    let key = Array(key.utf8)
    let sources = allLocalizations.filter(isSource)
    return sources.isEmpty || unread != nil
      || sources.contains { source in
        source.entry(for: key) != nil || source.unreadStrings != nil
          || source.unreadStringsdict != nil
      }
  }

  fileprivate func supported(among locales: [String]) -> [String] {
    let bundle = AppleBundle(self)
    return locales.filter(bundle.hasLocalization)
  }

  /// With what stands outside any folder.
  var allLocalizations: [Localization] {
    [unlocalized].compactMap(\.self) + localizations
  }

  /// Whether it is what all others are translated from.
  func isSource(_ localization: Localization) -> Bool {
    ["", "Base", developmentRegion].contains(localization.name)
  }
}

extension AppleStringTable.Localization {
  /// The folder's name, `fr.lproj`; outside any the file itself.
  package func place(of file: String) -> String { name.isEmpty ? file : "\(name).lproj" }

  /// A device puts the entries of the `.stringsdict` over those of the `.strings` file.
  fileprivate func entry(for key: [UInt8]) -> Entry? { stringsdict?[key] ?? strings?[key] }
}
