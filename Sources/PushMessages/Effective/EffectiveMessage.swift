/// What a draft comes to on each platform: after overrides, merges and replacements, and with FCM's own defaults.
///
/// Sources are the API's discovery document (revision 20261023) and the published client SDKs; what neither says is
/// marked as not verified. A value of a type that FCM refuses counts as absent, and so does an empty text.
///
/// It never changes once it is made: what a screen follows from is handed on many times between two keys.
public final class EffectiveMessage: Sendable {
  public let android: ReceivedMessage
  public let apple: ReceivedMessage
  public let web: ReceivedMessage

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

  /// About how many bytes of the push services' limit the largest of the platforms' payloads takes.
  ///
  /// The limit is on what one platform gets, so parts for different platforms are not added up.
  public var largestPayload: Int {
    max(android.payloadSize, apple.payloadSize, web.payloadSize)
  }
}

extension EffectiveMessage: Hashable {
  public static func == (left: EffectiveMessage, right: EffectiveMessage) -> Bool {
    left === right
      || left.android == right.android && left.apple == right.apple && left.web == right.web
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(android)
    hasher.combine(apple)
    hasher.combine(web)
  }
}
