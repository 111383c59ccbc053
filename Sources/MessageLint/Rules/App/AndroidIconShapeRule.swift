import AppProject
import PushMessages
import Resolver

/// Android shows a square or a blob in the place of the icon.
///
/// In the status bar only an icon's transparency counts: every opaque pixel is white. An icon in color becomes a white
/// square, and so does the launcher icon, which Android shows if neither the message nor the manifest names another one. An
/// adaptive icon is for launchers: Android 8.0 skips it, later versions draw it as a blob.
///
/// Every message without an icon shows the app's own, so a report has that finding once for all drafts.
enum AndroidIconShapeRule: LintRule {
  static let id = "android-icon-square"
  static let severity = Finding.Severity.warning
  static let summary = "Android shows a square or a blob in the place of the icon."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp else { return [] }
    if let (path, name) = subject.androidField("icon") {
      guard let icon = app.icon(name).found, let fault = fault(of: icon) else { return [] }
      return [
        appFinding(
          "\(path.description): the icon \(name.excerpt) \(fault) (\(icon.place))",
          headline: "\(path.description): Android shows a square or a blob",
          remedy: "set icon to a white icon on a transparent ground",
          appRemedy: "draw the icon in white on a transparent ground", at: path)
      ]
    }
    switch app.setting("default_notification_icon") {
    case .notThere:
      guard let launcher = app.releasedManifests.lazy.compactMap(\.icon).first,
        let icon = app.icon(launcher).found, let fault = fault(of: icon)
      else { return [] }
      return [
        finding(
          "without an icon Android shows the launcher's: it \(fault) (\(icon.place))",
          "add a white icon, and name it as default_notification_icon in the manifest", icon,
          in: app)
      ]
    case .there(let setting):
      guard setting.owner == "application", let name = setting.resource,
        let icon = app.icon(name).found, let fault = fault(of: icon)
      else { return [] }
      return [
        finding(
          "the default icon \(name.excerpt) \(fault) (\(icon.place))",
          "draw the icon in white on a transparent ground", icon, in: app)
      ]
    case .notFound, .cannotTell: return []
    }
  }

  /// What is wrong with an icon, as the end of a sentence; `nil` if its file doesn't tell.
  static func fault(of icon: AndroidResource) -> String? {
    switch icon.form {
    case .adaptiveIcon: "is an adaptive icon, which becomes a blob"
    case .opaqueBitmap: "has no transparency, so it becomes a white square"
    case .vector, .bitmap, .xml, .other: nil
    }
  }

  private static func finding(
    _ statement: Finding.Text, _ appRemedy: Finding.Text, _ icon: AndroidResource,
    in app: AndroidProject
  ) -> Finding {
    projectFinding(
      statement, headline: "Android shows a square or a blob as the app's icon",
      remedy: "set icon to a white icon on a transparent ground", appRemedy: appRemedy,
      in: app.top,
      at: icon.place)
  }
}
