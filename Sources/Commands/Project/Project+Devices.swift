internal import Drafts
internal import MessageLint
public import Resolver

extension Project {
  /// With the locales in which the app's strings have texts, if the project file names none: a text outside of the
  /// preview may crash as well as any other.
  ///
  /// `released` are those of releases in the field, which may have languages that the app has given up.
  public func previewing(
    _ strings: AppLocalizations, _ released: [ReleasedStrings]
  ) -> Project {
    namesLocales ? self : previewingAll(strings, released)
  }

  /// With the locales that the options name: these alone are what a report is about.
  ///
  /// - Throws: ``CommandFailure`` if one of them isn't a locale, or one of the project file's.
  func previewing(
    _ strings: AppLocalizations, _ released: [ReleasedStrings], _ options: LocaleOptions
  ) throws(CommandFailure) -> Project {
    try checkLocales(strings)
    guard !options.locale.isEmpty else {
      return options.allLocales
        ? previewingAll(strings, released) : previewing(strings, released)
    }
    let own = settings.locales.flatMap(\.languages)
    let known = knownLocales(strings, released, including: own)
    let argument = LocaleArgument(known: known)
    var locales: [Drafts.PreviewLocale] = []
    for text in options.locale {
      let locale = try argument.reading(text)
      for remark in locale.languages.compactMap(known.remark) { Narration.say("note: \(remark)") }
      if !locales.contains(locale) { locales.append(locale) }
    }
    var project = self
    project.settings.locales = locales.namedApart
    project.settings.scope = .shownTexts
    return project
  }

  /// The project's own locales, and behind them the others of the strings.
  private func previewingAll(_ strings: AppLocalizations, _ released: [ReleasedStrings]) -> Project
  {
    let own = namesLocales ? settings.locales : []
    var seen = Set(own.map(\.languages))
    let all = strings.deviceLocales + released.flatMap(\.resolver.strings.deviceLocales)
    let others = all.map { Drafts.PreviewLocale($0) }.filter { seen.insert($0.languages).inserted }
    var project = self
    project.settings.scope = .allTexts
    if !own.isEmpty || !others.isEmpty { project.settings.locales = (own + others).namedApart }
    return project
  }

  /// The devices that a report is about, locale by locale.
  func devices(
    on names: [DeviceName]
  ) -> [(locale: Drafts.PreviewLocale, device: Device)] {
    settings.locales.flatMap { locale in
      names.map { (locale, settings.device($0.platform, locale)) }
    }
  }
}
