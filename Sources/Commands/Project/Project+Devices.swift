internal import ComposerState
internal import Resolver

extension Project {
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
