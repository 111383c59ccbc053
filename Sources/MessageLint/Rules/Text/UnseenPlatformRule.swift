import DevicePreview
import PushMessages
import Resolver

/// The message has texts of its own for a platform that the project doesn't preview, so no one sees them before they go out.
///
/// `devices` under `[preview]` names what the composer, reports, pages and reviews show. FCM sends all blocks of a message: a
/// title under `webpush` reaches browsers, whether or not the project looks at them, and no reviewer is asked about it. Neither is
/// one about a common text that all previewed platforms replace by their own. What they share isn't a finding: an app that is on
/// Android alone has no other devices.
enum UnseenPlatformRule: LintRule {
  static let id = "unseen-platform"
  static let severity = Finding.Severity.error
  static let summary = "The message has texts for a platform that the project doesn't preview."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let previewed = subject.project.platforms else { return [] }
    return Platform.allCases.filter { !previewed.contains($0) }.compactMap { platform in
      guard
        let path = texts(of: platform, in: subject) ?? replacedText(of: platform, in: subject)
      else { return nil }
      return finding(
        "\(path.description) has texts for \(platform.name), which the project doesn't preview: no one sees them first",
        headline: "texts for \(platform.name): the project doesn't preview it",
        remedy:
          "add \"\(platform.rawValue)\" to devices under [preview] in the project file, or remove the texts",
        at: path)
    }
  }

  /// Where texts of its own are; `nil` if there are none.
  private static func texts(of platform: Platform, in subject: LintSubject) -> FieldPath? {
    let document = subject.document
    switch platform {
    case .android:
      let holder = subject.android.notification
      let names = ["title", "body", "title_loc_key", "body_loc_key"]
      return names.lazy.map { holder.appending($0) }.first { document.node(at: $0) != nil }
    case .apple:
      let alert: FieldPath = "apns.payload.aps.alert"
      return document.node(at: alert) == nil ? nil : alert
    case .web:
      let holder: FieldPath = "webpush.notification"
      return ["title", "body", "actions"].lazy.map { holder.appending($0) }
        .first { document.node(at: $0) != nil }
    }
  }

  /// A text of the common notification that no previewed platform shows.
  private static func replacedText(
    of platform: Platform, in subject: LintSubject
  ) -> FieldPath? {
    let holder: FieldPath = "notification"
    let previewed = subject.project.platforms ?? []
    return ["title", "body"].first { name in
      guard let text = subject.document.string(at: holder.appending(name)), !text.isEmpty else {
        return false
      }
      return !previewed.contains { other in
        let received = subject.effective[other]
        let own = name == "title" ? received.title : received.body
        // On Apple a key hides the literal.
        return own.literal == text && (other != .apple || own.key?.isEmpty != false)
      }
    }.map { holder.appending($0) }
  }
}
