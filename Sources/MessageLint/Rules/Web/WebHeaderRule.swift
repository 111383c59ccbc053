import PushMessages
import Resolver

/// A web push header that the push service doesn't know.
///
/// RFC 8030 has `TTL`, `Urgency` and `Topic`. An image has no header: it belongs in `webpush.notification`.
enum WebHeaderRule: LintRule {
  static let id = "web-header"
  static let severity = Finding.Severity.warning
  static let summary = "A web push header that the push service doesn't know."

  private static let headers: FieldPath = "webpush.headers"

  static func findings(in subject: LintSubject) -> [Finding] {
    let known = FieldCatalogue.children(of: headers).map(\.path.lastKey)
    return (subject.document.node(at: headers)?.members ?? []).compactMap { member -> Finding? in
      let path = headers.appending(member.key)
      let name = known.first { $0.lowercased() == member.key.lowercased() }
      guard name == nil else { return nil }
      let place: FieldPath = "webpush.notification.image"
      guard member.key.lowercased() == "image" else {
        return finding(
          "\(path.description): web push has no such header", at: path, on: .web)
      }
      return finding(
        "web push has no header for an image", remedy: "set \(place.description)",
        at: path, on: .web, fix: Fix("move it to \(place)", .move(path, to: place)))
    }
  }
}
