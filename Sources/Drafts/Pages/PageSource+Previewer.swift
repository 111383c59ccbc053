public import DevicePreview
public import NotificationPage
public import PushMessages
internal import Resolver

extension PageSource {
  /// The texts that the translations of a message are made from, platform by platform.
  ///
  /// The web has none: its texts are in the message.
  public static func all(
    of message: EffectiveMessage, by previewer: NotificationPreviewer, settings: PreviewSettings
  ) -> [PageSource] {
    let strings = previewer.resolver.strings
    return settings.platforms.filter { $0 != .web }.compactMap { platform in
      guard platform == .android ? strings.android != nil : strings.apple != nil else { return nil }
      let language = strings.sourceLanguage(on: platform)
      let device = settings.device(platform, PreviewLocale(language))
      return PageSource(language, previewer.notification(for: message, on: device))
    }
  }
}
