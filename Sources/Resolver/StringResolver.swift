/// Answers which text a device shows, exactly as the device does.
///
/// Making one is cheap; it prepares the app's localizations when the first device asks, and remembers
/// what each device chose: keep it while the strings stay the same.
public struct StringResolver: Sendable {
  public var strings: AppLocalizations {
    didSet {
      android = AndroidTextResolver(strings)
      apple = AppleTextResolver(strings)
      cache = KeyCache()
    }
  }

  /// The app's keys, gathered when they are asked for first.
  public var keys: KeyInventory { cache.keys(of: strings) }

  private var android: AndroidTextResolver
  private var apple: AppleTextResolver
  private var cache = KeyCache()

  public init(strings: AppLocalizations) {
    self.strings = strings
    android = AndroidTextResolver(strings)
    apple = AppleTextResolver(strings)
  }

  /// Never fails: the resolution says what isn't known.
  public func resolve(_ request: TextRequest, on device: Device) -> Resolution {
    switch device.platform {
    case .android: android.resolve(request, on: device)
    case .apple: apple.resolve(request, on: device)
    case .web: WebTextResolver().resolve(request)
    }
  }
}
