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
  /// About how many bytes of the push services' limit the largest of the platforms' payloads takes.
  ///
  /// The limit is on what one platform gets, so parts for different platforms are not added up.
  public var largestPayload: Int { max(sizes.android, sizes.apple, sizes.web) }
  private let sizes: (android: Int, apple: Int, web: Int)

  public init(_ document: MessageDocument) {
    android = Precedence.android(document)
    apple = Precedence.apple(document)
    web = Precedence.web(document)
    sizes = (android.payloadSize, apple.payloadSize, web.payloadSize)
  }

  /// The same, made anew only for the platforms of which the draft says something else than an older one.
  public init(
    _ document: MessageDocument, after older: EffectiveMessage, of olderDocument: MessageDocument
  ) {
    func isSame(_ block: String) -> Bool {
      document.hasSameSource(forBlock: block, as: olderDocument)
    }
    let keeps = (android: isSame("android"), apple: isSame("apns"), web: isSame("webpush"))
    android = keeps.android ? older.android : Precedence.android(document)
    apple = keeps.apple ? older.apple : Precedence.apple(document)
    web = keeps.web ? older.web : Precedence.web(document)
    sizes = (
      keeps.android ? older.sizes.android : android.payloadSize,
      keeps.apple ? older.sizes.apple : apple.payloadSize,
      keeps.web ? older.sizes.web : web.payloadSize
    )
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
