/// Answers which text a device shows, exactly as the device does.
///
/// Making one prepares the app's localizations for matching, and it remembers what each device
/// chose: keep it while the strings stay the same.
public struct StringResolver: Sendable {
  public var strings: AppLocalizations {
    didSet { (bundle, choices) = (strings.apple.map(AppleBundle.init), LocaleChoices()) }
  }

  private var bundle: AppleBundle?
  private var choices = LocaleChoices()

  public init(strings: AppLocalizations) {
    self.strings = strings
    bundle = strings.apple.map(AppleBundle.init)
  }

  /// Never fails: what is not known is said in the resolution.
  public func resolve(_ request: TextRequest, on device: Device) -> Resolution {
    switch device.platform {
    case .android:
      AndroidTextResolver(table: strings.android, choices: choices).resolve(request, on: device)
    case .apple: AppleTextResolver(bundle: bundle, choices: choices).resolve(request, on: device)
    case .web: WebTextResolver().resolve(request)
    }
  }
}
