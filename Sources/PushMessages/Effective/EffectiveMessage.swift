/// What a draft comes to on each platform: after overrides, merges and replacements, and with FCM's own defaults.
///
/// Sources are the API's discovery document (revision 20260306) and the published client SDKs; what neither says is
/// marked as not verified. A value of a type that FCM refuses counts as absent, and so does an empty text.
public struct EffectiveMessage: Hashable, Sendable {
  public var android: ReceivedMessage
  public var apple: ReceivedMessage
  public var web: ReceivedMessage

  public init(_ document: MessageDocument) {
    android = Precedence.android(document)
    apple = Precedence.apple(document)
    web = Precedence.web(document)
  }

  /// The same, made anew only for the platforms of which the draft says something else than an older one.
  public init(
    _ document: MessageDocument, after older: EffectiveMessage, of olderDocument: MessageDocument
  ) {
    func isSame(_ block: String) -> Bool {
      document.hasSameSource(forBlock: block, as: olderDocument)
    }
    android = isSame("android") ? older.android : Precedence.android(document)
    apple = isSame("apns") ? older.apple : Precedence.apple(document)
    web = isSame("webpush") ? older.web : Precedence.web(document)
  }
}
