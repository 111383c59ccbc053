import FCMClient
import PushMessages

extension PastSend {
  /// “Expires in” of the draft, in seconds from the send on; `nil` if the draft itself said when.
  ///
  /// The journal has the message as it left, with the moment for Apple that was computed. The hash tells
  /// that it was, because it leaves out what is; that of a test is of another target, so there only the
  /// other platforms' lengths can tell.
  public var expiresIn: Int? {
    let document = MessageDocument(text: "{\"message\": \(intent.payload)}")
    guard let message = document.message,
      let moment = document.string(at: PayloadHash.expiration).flatMap(Int.init),
      moment >= at.subtracting(saturating: 60)
    else { return nil }
    let length = max(0, moment.subtracting(saturating: at))
    guard length <= Self.longest else { return nil }
    let lengths = Self.lifespans.compactMap { document.string(at: $0) }.compactMap(Self.seconds)
    // The record is made a little after the time was computed.
    let agreed = lengths.first { (0...Self.delay).contains($0 - length) }
    guard hasComputedExpiration(message) else { return intent.kind == .test ? agreed : nil }
    let minutes = (length + 59) / 60 * 60
    return agreed ?? (minutes - length <= Self.delay ? minutes : length)
  }

  private static let lifespans: [FieldPath] = [
    "android.ttl", "android_v2.ttl", "webpush.headers.TTL",
  ]

  private static let delay = 5

  /// A year: the longest that a draft can say.
  private static let longest = 366 * 86_400

  private static func seconds(_ text: String) -> Int? {
    let seconds = Int(text.hasSuffix("s") ? text.dropLast() : text[...])
    return seconds.flatMap { $0 < 0 ? nil : $0 }
  }

  private func hasComputedExpiration(_ message: JSONNode) -> Bool {
    let hash = PayloadHash(
      project: intent.project, message: message, computed: [PayloadHash.expiration])
    return hash.description == intent.payloadHash
  }
}
