internal import ComposerState
internal import Resolver

extension Project {
  /// The devices that a report is about, locale by locale: those named, otherwise the project's locales.
  func devices(
    locales: [String], on names: [DeviceName]
  ) -> [(locale: String, device: Device)] {
    let locales =
      locales.isEmpty
      ? settings.locales.map { (name: $0.name, languages: $0.languages) }
      : locales.map { (name: $0, languages: [$0]) }
    return locales.flatMap { locale in
      names.map { name in
        let device = Device(
          name.platform, previewing: locale.languages, androidAPILevel: settings.androidAPILevel)
        return (locale.name, device)
      }
    }
  }
}
