internal import ComposerState
public import Resolver

extension Project {
  /// With the locales in which the app's strings have texts, where the project file names none: a text that nobody has
  /// previewed may crash as well as any other.
  public func previewing(_ strings: AppLocalizations) -> Project {
    let locales = namesLocales ? [] : strings.deviceLocales
    guard !locales.isEmpty else { return self }
    var project = self
    project.settings.locales = locales.map { ComposerState.PreviewLocale($0) }
    return project
  }

  /// The devices that a report is about, locale by locale: those named, otherwise the project's locales.
  func devices(
    locales: [String], on names: [DeviceName]
  ) -> [(locale: String, device: Device)] {
    let locales =
      locales.isEmpty ? settings.locales : locales.map { ComposerState.PreviewLocale($0) }
    return locales.flatMap { locale in
      names.map { (locale.name, settings.device($0.platform, locale)) }
    }
  }
}
