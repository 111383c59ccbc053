public import PushMessages

extension Derived {
  /// What a view of the payload pane shows of a platform; `nil` for the draft's own text.
  public func received(in view: PayloadView) -> ReceivedMessage? {
    switch view {
    case .sent: nil
    case .android: effective.android
    case .apple: effective.apple
    case .web: effective.web
    }
  }

  /// The whole message as FCM gets it, in bytes; no limit is known for it.
  public var requestSize: Int { key.document.canonicalSize }
}
