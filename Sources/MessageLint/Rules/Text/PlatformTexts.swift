import DevicePreview
import PushMessages
import Resolver

/// One text of the message in one locale, as Android and Apple devices show it.
struct PlatformTexts {
  struct Side: Hashable {
    /// As it is shown.
    var text: String
    var source: TextSource?
  }

  var locale: String
  var android: Side
  var apple: Side

  /// A text of the message in every locale in which both platforms show it; of all else other rules tell.
  static func all(_ name: String, in subject: LintSubject) -> [PlatformTexts] {
    var android: [String: Side] = [:]
    return subject.shown.compactMap { shown in
      guard let locale = shown.device.previewName,
        let resolution = shown.texts.first(where: { $0.name == name })?.resolution,
        case .shows(let text) = resolution.outcome
      else { return nil }
      let side = Side(text: text, source: resolution.source)
      switch shown.device.platform {
      case .android: android[locale] = side
      case .apple:
        return android[locale].map { PlatformTexts(locale: locale, android: $0, apple: side) }
      case .web: break
      }
      return nil
    }
  }
}
