import PushMessages
import Resolver

/// An APNs header that Apple's service doesn't know.
///
/// Headers aren't part of the payload: `mutable-content` isn't a header.
enum ApnsHeaderRule: LintRule {
  static let id = "apns-header"
  static let severity = Finding.Severity.warning
  static let summary = "An APNs header that Apple's service doesn't know."

  private static let headers: FieldPath = "apns.headers"

  static func findings(in subject: LintSubject) -> [Finding] {
    let members = subject.document.node(at: headers)?.members ?? []
    return members.compactMap { member -> Finding? in
      let path = headers.appending(member.key)
      // Keys of aps among the headers are another rule's.
      guard !["mutable-content", "content-available"].contains(member.key),
        FieldCatalogue[headers.appending(member.key.lowercased())] == nil
      else { return nil }
      return finding(
        "\(path.description): Apple's service doesn't know this header", at: path, on: .apple)
    }
  }
}
