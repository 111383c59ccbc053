import PushMessages
import Resolver

/// An APNs header that Apple's service does not know, or whose value it refuses.
///
/// `apns-collapse-id` has at most 64 bytes, `apns-id` is a UUID. Headers are not part of the payload: `mutable-content` is none.
enum ApnsHeaderRule: LintRule {
  static let id = "apns-header"
  static let severity = Finding.Severity.error
  static let summary =
    "An APNs header that Apple's service does not know, or whose value it refuses."

  private static let headers: FieldPath = "apns.headers"
  private static let collapseIDLimit = 64

  static func findings(in subject: LintSubject) -> [Finding] {
    let members = subject.document.node(at: headers)?.members ?? []
    return members.compactMap { member -> Finding? in
      let path = headers.appending(member.key)
      switch member.key {
      case "apns-collapse-id":
        let size = member.value.string?.utf8.count ?? 0
        guard size > collapseIDLimit else { return nil }
        return finding(
          "apns-collapse-id has \(size) bytes, Apple takes \(collapseIDLimit)",
          remedy: "a shorter one", at: path, on: .apple)
      case "apns-id":
        guard let text = member.value.string, !isUUID(text) else { return nil }
        return finding("apns-id is no UUID", remedy: "leave it out", at: path, on: .apple)
      case "mutable-content", "content-available": return nil
      default:
        guard FieldCatalogue[headers.appending(member.key.lowercased())] == nil else { return nil }
        return finding(
          "\(path.description): Apple's service knows no such header", as: .warning, at: path,
          on: .apple)
      }
    }
  }

  private static func isUUID(_ text: String) -> Bool {
    let lengths = text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
    return lengths == [8, 4, 4, 4, 12] && text.allSatisfy { $0 == "-" || $0.isHexDigit }
  }
}
