import AppProject
import PushMessages
import Resolver

/// No Live Activity starts, because the app doesn't declare them.
///
/// `NSSupportsLiveActivities` has to be true in the `Info.plist` of the app itself, not in that of its widget.
enum AppleLiveActivityOffRule: LintRule {
  static let id = "apple-live-activity-off"
  static let severity = Finding.Severity.error
  static let summary = "The Apple app doesn't declare Live Activities, so none starts."
  static let apps: Set<Platform> = [.apple]

  private static let paths: [FieldPath] = [
    "apns.payload.aps.attributes-type", "apns.live_activity_token",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    let named = paths.first { subject.document.string(at: $0)?.isEmpty == false }
    guard let app = subject.appleApp, let path = named else { return [] }
    switch app.info("NSSupportsLiveActivities") {
    case .there(let value) where value.isTrue: return []
    case .there, .notThere: break
    case .notFound, .cannotTell: return []
    }
    return [
      appFinding(
        "\(path.description): no activity starts, because \(app.infoPlace) lacks NSSupportsLiveActivities",
        headline: "\(path.description): the app has no Live Activities",
        remedy: "send an alert instead", appRemedy: "set NSSupportsLiveActivities to YES",
        at: path, on: .apple)
    ]
  }
}
