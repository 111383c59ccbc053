public import PushMessages

extension Derived {
  /// What a view of the payload pane shows of a platform; `nil` for the draft's own text.
  ///
  /// `expiresIn` is how many seconds after the send the message expires.
  public func received(in view: PayloadView, expiresIn: Int? = nil) -> ReceivedMessage? {
    switch view {
    case .sent: nil
    case .android: effective.android
    case .apple: expiresIn.map { effective.apple.expiring(Self.expiry($0)) } ?? effective.apple
    case .web: effective.web
    }
  }

  private static func expiry(_ seconds: Int) -> String {
    seconds == 0 ? "at once or never" : "at send + \(DurationInput(seconds: seconds).phrase)"
  }

  /// The whole message as FCM gets it, in bytes; no limit is known for it.
  public var requestSize: Int { key.document.canonicalSize }
}
