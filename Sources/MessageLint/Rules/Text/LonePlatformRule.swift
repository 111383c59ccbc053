import DevicePreview
import PushMessages
import Resolver

/// One platform shows a text that is written for it alone, and another platform of the app shows nothing.
///
/// `android.notification.title` is Android's own: an iPhone with the same app shows nothing for it, and neither does a
/// browser. A title and a body for everyone belong in `notification`, which all platforms read. Platforms count that the
/// project looks at and whose strings it has; without any strings all of them do. A localization key is no such text: each
/// platform has its own.
///
/// Move the text to all platforms, or accept it if the message is for one of them.
enum LonePlatformRule: LintRule {
  static let id = "lone-platform"
  static let severity = Finding.Severity.warning
  static let summary = "A text is written for one platform, and another one shows nothing."

  static func findings(in subject: LintSubject) -> [Finding] {
    let silent = Platform.allCases.filter { isSilent($0, in: subject) }
    let owner = Platform.allCases.first { platform in
      !silent.contains(platform) && !literals(of: platform, in: subject).isEmpty
        && notification(on: platform, in: subject)?.absence == nil
    }
    guard !silent.isEmpty, let owner, !hasCommonText(subject.document) else { return [] }
    let texts = literals(of: owner, in: subject)
    let names = texts.map(\.name).joined(separator: " and a ")
    let others = silent.map(\.name).joined(separator: " and ")
    var fix = Fix("show it on all platforms")
    fix.edits = texts.map { .move($0.path, to: FieldPath("notification").appending($0.name)) }
    return [
      finding(
        "only \(owner.name) has a \(names); \(others) \(silent.count == 1 ? "shows" : "show") nothing",
        remedy: "move it to all platforms, or accept it with a reason", at: texts.first?.path,
        fix: fix)
    ]
  }

  /// Whether the project has an app there that the message says nothing to, and doesn't mean to.
  private static func isSilent(_ platform: Platform, in subject: LintSubject) -> Bool {
    guard hasApp(on: platform, in: subject),
      !NothingShownRule.isMeant(platform, in: subject),
      let shown = notification(on: platform, in: subject)
    else { return false }
    return shown.absence != nil && shown.verdict != .blank
  }

  private static func hasApp(on platform: Platform, in subject: LintSubject) -> Bool {
    let strings = subject.strings
    guard strings.android != nil || strings.apple != nil else { return true }
    return switch platform {
    case .android: strings.android != nil
    case .apple: strings.apple != nil
    case .web: subject.webHost != nil
    }
  }

  private static func notification(
    on platform: Platform, in subject: LintSubject
  ) -> ShownNotification? {
    subject.shown.first { $0.device.platform == platform }
  }

  private static func hasCommonText(_ document: MessageDocument) -> Bool {
    ["notification.title", "notification.body"].contains { document.node(at: $0) != nil }
  }

  /// The title and the body that a platform alone has.
  private static func literals(
    of platform: Platform, in subject: LintSubject
  ) -> [(name: String, path: FieldPath)] {
    let alert: FieldPath = "apns.payload.aps.alert"
    let isText = { (path: FieldPath) in subject.document.string(at: path)?.isEmpty == false }
    // A plain string as alert is its body.
    if platform == .apple, isText(alert) { return [("body", alert)] }
    let holder: FieldPath =
      switch platform {
      case .android: subject.android.notification
      case .apple: alert
      case .web: "webpush.notification"
      }
    return ["title", "body"].map { ($0, holder.appending($0)) }.filter { isText($0.1) }
  }
}
