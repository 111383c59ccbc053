import PushMessages
import Resolver

/// A click in a browser doesn't open the page that the message names.
///
/// `fcm_options.link` has to be an HTTPS address; FCM refuses others. The FCM SDK opens it only if its host is that of the service
/// worker, and ignores every other host silently. It does nothing for a message without a notification.
enum WebLinkRule: LintRule {
  static let id = "web-link"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "FCM still accepts the message"
  static let summary = "A click in a browser doesn't open the page that the message names."
  static let concernsWholeMessage = true

  private static let paths: [FieldPath] = [
    "webpush.fcm_options.link", "webpush.notification.click_action",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    let document = subject.document
    var findings = paths.compactMap { finding(about: $0, in: subject) }
    let link = paths[0]
    let hasText = ["notification", "webpush.notification"].contains { document.node(at: $0) != nil }
    if document.string(at: link) != nil, !hasText {
      findings.append(
        finding(
          "\(link.description) does nothing for a message of data only", as: .warning, at: link,
          on: .web))
    }
    return findings
  }

  private static func finding(about path: FieldPath, in subject: LintSubject) -> Finding? {
    guard let text = subject.document.string(at: path), !text.isEmpty else { return nil }
    let isFCMs = path.lastKey == "link"
    guard let host = host(of: text) else {
      return finding(
        isFCMs
          ? "\(path.description): ‘\(text.excerpt)’ isn't an https:// address; FCM accepts no other"
          : "\(path.description): ‘\(text.excerpt)’ isn't an https:// address",
        headline: "\(path.description) isn't an https:// address", as: isFCMs ? .error : .warning,
        remedy: "write the whole address with https://", at: path, on: .web)
    }
    guard let own = subject.webHost, host != own.lowercased() else { return nil }
    return finding(
      "\(path.description): a click opens nothing, because its host \(host) isn't the web app's \(own)",
      headline: "\(path.description): a click opens nothing on another host", as: .warning,
      remedy: "use a page on \(own) that leads there", at: path, on: .web)
  }

  /// `nil` for anything but an absolute HTTPS address.
  private static func host(of address: String) -> String? {
    let scheme = "https://"
    guard address.lowercased().hasPrefix(scheme), !address.contains(where: \.isWhitespace) else {
      return nil
    }
    let rest = address.dropFirst(scheme.count)
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@").last?.prefix { $0 != ":" } ?? ""
    return host.isEmpty ? nil : host.lowercased()
  }
}
