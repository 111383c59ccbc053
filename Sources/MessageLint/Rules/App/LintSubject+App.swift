import AppProject
import PushMessages
import Resolver

extension LintSubject {
  /// The sources of the Android app; `nil` if they aren't known, or the message shows nothing on Android by FCM's SDK.
  var androidApp: AndroidProject? { showsOnAndroid ? project.android : nil }

  /// Whether FCM's SDK draws the message on Android; one of data alone is the app's own work.
  private var showsOnAndroid: Bool {
    ["notification", android.notification].contains { document.node(at: $0)?.members != nil }
  }

  /// A field of Android's notification with a text in it.
  func androidField(_ name: String) -> (path: FieldPath, text: String)? {
    let path = android.notification.appending(name)
    guard let text = document.string(at: path), !text.isEmpty else { return nil }
    return (path, text)
  }
}

extension LintRule {
  /// A finding of this rule about what the app's sources have: what to do in the message, and in the app.
  static func appFinding(
    _ statement: Finding.Text, headline: Finding.Text, as severity: Finding.Severity? = nil,
    remedy: Finding.Text?, appRemedy: Finding.Text?, at path: FieldPath? = nil, fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: id, severity ?? self.severity, statement, headline: headline, remedy: remedy,
      appRemedy: appRemedy, path: path, platform: .android, fix: fix)
  }
}

extension [String] {
  /// The first few of them, for a sentence: `news, orders and 4 more`.
  var fewNames: String {
    let shown = prefix(4).map(\.excerpt).joined(separator: ", ")
    return count > 4 ? "\(shown) and \(count - 4) more" : shown
  }
}
