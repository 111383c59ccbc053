/// Answers which text a device shows, exactly as the device does.
///
/// Making one prepares the app's Apple localizations for matching: keep it while the strings stay the same.
public struct StringResolver: Sendable {
  public var strings: AppLocalizations {
    didSet { bundle = strings.apple.map(AppleBundle.init) }
  }

  private var bundle: AppleBundle?

  public init(strings: AppLocalizations) {
    self.strings = strings
    bundle = strings.apple.map(AppleBundle.init)
  }

  /// Never fails: what is not known is said in the resolution.
  public func resolve(_ request: TextRequest, on device: Device) -> Resolution {
    switch device.platform {
    case .android: AndroidTextResolver(table: strings.android).resolve(request, on: device)
    case .apple: AppleTextResolver(bundle: bundle).resolve(request, on: device)
    case .web: WebTextResolver().resolve(request)
    }
  }
}
