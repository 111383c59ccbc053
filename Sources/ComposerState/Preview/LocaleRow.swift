public import DevicePreview
public import Resolver

/// What the devices of one locale show.
public struct LocaleRow: Equatable, Sendable {
  public let locale: PreviewLocale
  public let android: ShownNotification
  public let apple: ShownNotification
  public let web: ShownNotification

  /// What the devices of a locale show, platform by platform.
  public init(_ locale: PreviewLocale, shown: (Platform) -> ShownNotification) {
    self.locale = locale
    (android, apple, web) = (shown(.android), shown(.apple), shown(.web))
  }

  public subscript(platform: Platform) -> ShownNotification {
    switch platform {
    case .android: android
    case .apple: apple
    case .web: web
    }
  }
}
