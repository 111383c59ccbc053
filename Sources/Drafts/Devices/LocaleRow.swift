public import DevicePreview
public import Resolver

/// What the devices of one locale show.
///
/// It never changes once it is made, so that a hundred of them are handed on at each key for next to nothing.
public final class LocaleRow: Sendable {
  public let locale: PreviewLocale
  public let android: ShownNotification
  public let apple: ShownNotification
  public let web: ShownNotification
  /// Those that the project looks at: a review mark is about what these show.
  public let platforms: Set<Platform>

  /// What the devices of a locale show, platform by platform.
  public init(
    _ locale: PreviewLocale, of platforms: Set<Platform> = Set(Platform.allCases),
    shown: (Platform) -> ShownNotification
  ) {
    self.locale = locale
    self.platforms = platforms
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

extension LocaleRow: Equatable {
  public static func == (left: LocaleRow, right: LocaleRow) -> Bool {
    left === right
      || left.locale == right.locale && left.platforms == right.platforms
        && left.android == right.android && left.apple == right.apple
        && left.web == right.web
  }
}
