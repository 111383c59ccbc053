import DevicePreview
public import Drafts
import PushMessages
import Resolver

extension LocaleRow {
  func isFine(on platform: Platform) -> Bool { self[platform].verdict.severity == .fine }

  /// With the devices of these platforms in another state.
  func seen(in state: DeviceState, on platforms: [Platform]) -> LocaleRow {
    guard state != .resting else { return self }
    return LocaleRow(locale, of: self.platforms) { platform in
      platforms.contains(platform) ? self[platform].seen(in: state) : self[platform]
    }
  }

  /// The title and the body as they are meant, in one line; `nil` where the message promises none.
  public var promisedText: String? {
    let shown = android.texts.contains { $0.resolution.documented != nil } ? android : apple
    let texts = shown.texts.compactMap(\.resolution.documented).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
