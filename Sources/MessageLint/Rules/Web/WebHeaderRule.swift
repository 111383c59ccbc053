import PushMessages
import Resolver

/// A web push header that the push service refuses or does not know.
///
/// RFC 8030: `TTL` is a number of seconds, `Urgency` one of four words, `Topic` has at most 32 characters of the base64url
/// alphabet. There is no header for an image: it belongs into `webpush.notification`.
enum WebHeaderRule: LintRule {
  static let id = "web-header"
  static let severity = Finding.Severity.error
  static let summary = "A web push header that the push service refuses or does not know."

  private static let headers: FieldPath = "webpush.headers"
  private static let topicLimit = 32

  static func findings(in subject: LintSubject) -> [Finding] {
    let known = FieldCatalogue.children(of: headers).map(\.path.lastKey)
    return (subject.document.node(at: headers)?.members ?? []).compactMap { member -> Finding? in
      let path = headers.appending(member.key)
      let name = known.first { $0.lowercased() == member.key.lowercased() }
      if name == "Topic", let text = member.value.string, !isTopic(text) {
        return finding(
          "Topic has at most \(topicLimit) letters, digits, - and _", remedy: "a shorter one",
          at: path, on: .web)
      }
      guard name == nil else { return nil }
      let place: FieldPath = "webpush.notification.image"
      guard member.key.lowercased() == "image" else {
        return finding(
          "\(path.description): web push knows no such header", as: .warning, at: path, on: .web)
      }
      return finding(
        "web push has no header for an image", as: .warning, remedy: "set \(place.description)",
        at: path, on: .web, fix: Fix("move it to \(place)", .move(path, to: place)))
    }
  }

  private static func isTopic(_ text: String) -> Bool {
    text.utf8.count <= topicLimit
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
