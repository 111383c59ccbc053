/// Answers which text a device shows, exactly as the device does.
public struct StringResolver: Sendable {
  public var strings: AppLocalizations

  public init(strings: AppLocalizations) {
    self.strings = strings
  }

  /// Never fails: what is not known is said in the resolution.
  public func resolve(_ request: TextRequest, on device: Device) -> Resolution {
    Resolution(documented: request.literal, outcome: .unknown)
  }
}
