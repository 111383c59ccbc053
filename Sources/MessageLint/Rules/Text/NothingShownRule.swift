import DevicePreview
import PushMessages
import Resolver

/// A platform that the message has a part for shows no notification at all.
///
/// Web push has no localization keys: a `webpush` block without a title or body, beside no common ones, shows nothing. An
/// `apns` block without an alert is a push in the background. A platform that the message doesn't mention isn't a
/// fault, and neither is a message of data only.
enum NothingShownRule: LintRule {
  static let id = "nothing-shown"
  static let severity = Finding.Severity.warning
  static let summary = "A platform that the message has a part for shows no notification."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard !hasNothing(subject.document) else {
      return [finding("the message has neither a notification nor data", at: "notification")]
    }
    return Platform.allCases.compactMap { platform -> Finding? in
      // Of texts that are left out `nothing-readable` tells.
      let shown = subject.shown.first {
        $0.device.platform == platform && $0.absence != nil && $0.verdict != .blank
      }
      guard let absence = shown?.absence, isMeant(platform, in: subject) else { return nil }
      var finding = finding(
        "\(platform.name) shows nothing: \(absence)", at: path(of: platform, in: subject))
      finding.platform = platform
      return finding
    }
  }

  private static func hasNothing(_ document: MessageDocument) -> Bool {
    guard let members = document.message?.members else { return false }
    let targets = ["token", "fid", "topic", "condition", "name"]
    return members.allSatisfy { targets.contains($0.key) }
  }

  /// Whether the message wants this platform to show something.
  static func isMeant(_ platform: Platform, in subject: LintSubject) -> Bool {
    switch platform {
    case .android: subject.document.node(at: subject.android.notification) != nil
    case .apple:
      subject.document.node(at: "apns.payload.aps.alert") != nil
        || subject.document.node(at: "apns.fcm_options.image") != nil
    case .web:
      subject.document.node(at: "webpush.notification") != nil
        || subject.document.node(at: "webpush.fcm_options.link") != nil
    }
  }

  private static func path(of platform: Platform, in subject: LintSubject) -> FieldPath {
    switch platform {
    case .android: subject.android.notification.appending("title_loc_key")
    case .apple: "apns.payload.aps.alert.title-loc-key"
    case .web: "webpush.notification.title"
    }
  }
}
