import AppProject
import PushMessages
import Resolver
import Spelling

/// A tap on the notification opens nothing, because no activity of the app has its click action.
///
/// `click_action` is the action of an intent, not the name of a class. Android starts an activity with an intent filter
/// that has this action, the category `DEFAULT` and no `<data>`. If there is none, a tap only removes the notification:
/// the app doesn't even open. Filters of libraries that aren't in the sources aren't seen.
enum AndroidClickActionRule: LintRule {
  static let id = "android-click-action-unmatched"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "a library may have such an activity"
  static let summary = "A tap opens nothing: no activity of the app has the click action."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp, let (path, action) = subject.androidField("click_action")
    else { return [] }
    let lookUp = app.clickAction(action)
    if let filter = lookUp.found {
      guard let fault = fault(of: filter) else { return [] }
      return [
        finding(
          "the filter of ‘\(action.excerpt)’ (\(filter.place)) \(fault)", at: path,
          isCommon(action) ? .warning : .error,
          appRemedy: filter.isDefault
            ? "add an intent filter with the action and DEFAULT, without <data>"
            : "add <category android:name=\"android.intent.category.DEFAULT\"/>", nil)
      ]
    }
    guard case .notFound(let known, _) = lookUp else { return [] }
    let isClass = app.hasActivity(action)
    let nearest = NearestName.suggestion(for: action, among: known)
    return [
      finding(
        isClass
          ? "‘\(action.excerpt)’ is the name of an activity, not the action of a filter"
          : "no activity in the app's manifests has ‘\(action.excerpt)’ in a filter", at: path,
        .warning, appRemedy: "add an intent filter with the action and the category DEFAULT",
        nearest
      )
    ]
  }

  /// Why a tap doesn't start the filter's activity, as the end of a sentence; `nil` if it does.
  static func fault(of filter: IntentFilter) -> String? {
    guard !filter.opensByAction else { return nil }
    return filter.isDefault ? "wants an address too (<data>)" : "lacks the category DEFAULT"
  }

  /// Whether libraries have activities for the action too, and not only the app.
  private static func isCommon(_ action: String) -> Bool {
    ["android.", "androidx.", "com.google."].contains(where: action.hasPrefix)
  }

  private static func finding(
    _ fault: String, at path: FieldPath, _ severity: Finding.Severity, appRemedy: Finding.Text,
    _ nearest: String?
  ) -> Finding {
    appFinding(
      "\(path.description): a tap opens nothing, because \(fault)",
      headline: "\(path.description): a tap opens nothing", as: severity,
      remedy: nearest.map { "write \($0), or leave click_action out: a tap opens the app" }
        ?? "leave click_action out: a tap opens the app", appRemedy: appRemedy, at: path,
      fix: nearest.map { Fix("write \($0)", .set(path, .string($0))) }
        ?? Fix("remove click_action", .remove(path)))
  }
}
