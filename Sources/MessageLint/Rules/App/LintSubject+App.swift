import AppProject
import DevicePreview
import PushMessages
import Resolver

extension LintSubject {
  /// The sources of the Android app; `nil` if they aren't known, or the message shows nothing on Android by FCM's SDK.
  var androidApp: AndroidProject? { showsOnAndroid ? project.apps.android : nil }

  /// The sources of the Apple app; `nil` if they aren't known, or the message has nothing for Apple devices.
  var appleApp: AppleProject? { hasPartForApple ? project.apps.apple : nil }

  private var hasPartForApple: Bool {
    ["notification", "apns"].contains { document.node(at: $0)?.members != nil }
  }

  /// A field of Apple's `aps` with a text in it.
  func apsField(_ name: String) -> (path: FieldPath, text: String)? {
    let path: FieldPath = "apns.payload.aps"
    let own = path.appending(name)
    guard let text = document.string(at: own), !text.isEmpty else { return nil }
    return (own, text)
  }

  /// The sound of Apple's notification, which is a name or an object with one.
  var appleSound: (path: FieldPath, text: String)? {
    let path: FieldPath = "apns.payload.aps.sound"
    let own = path.appending("name")
    if let text = document.string(at: own), !text.isEmpty { return (own, text) }
    return apsField("sound")
  }

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
    remedy: Finding.Text?, appRemedy: Finding.Text?, at path: FieldPath? = nil,
    on platform: Platform = .android, fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: id, severity ?? self.severity, statement, headline: headline, remedy: remedy,
      appRemedy: appRemedy, path: path, platform: platform, fix: fix)
  }
}

extension LintRule {
  /// A finding about the app that is the same in each draft that relies on the app: reports have it once.
  static func projectFinding(
    _ statement: Finding.Text, headline: Finding.Text, remedy: Finding.Text?,
    appRemedy: Finding.Text?, in top: String, at place: SourcePlace,
    on platform: Platform = .android, as severity: Finding.Severity? = nil
  ) -> Finding {
    var finding = appFinding(
      statement, headline: headline, remedy: remedy, appRemedy: appRemedy, on: platform)
    if let severity { finding.severity = severity }
    let path = top.isEmpty ? place.path : "\(top)/\(place.path)"
    let source = TextSource(localization: "", file: path, line: place.line)
    finding.places = [Finding.Place(source, locales: [])]
    return finding
  }
}

extension AndroidProject {
  /// How loud the app makes a channel; `nil` if the sources don't spell it out.
  func importance(ofChannel id: String) -> ChannelImportance? {
    channel(id).found?.importance.flatMap(ChannelImportance.init)
  }
}

extension [String] {
  /// The first few of them, for a sentence: `news, orders and 4 more`.
  var fewNames: String {
    let shown = prefix(4).map(\.excerpt).joined(separator: ", ")
    return count > 4 ? "\(shown) and \(count - 4) more" : shown
  }
}
