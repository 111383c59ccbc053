import AppProject
import PushMessages
import Resolver

/// A message that is meant for locked devices waits until they are unlocked, because the app isn't made for it.
///
/// `direct_boot_ok` needs the library `firebase-messaging-directboot`, and `android:directBootAware="true"` for the app's own
/// service. Without either the message waits until the device is unlocked for the first time after its start.
enum AndroidDirectBootRule: LintRule {
  static let id = "android-direct-boot"
  static let severity = Finding.Severity.warning
  static let summary = "The Android app doesn't take messages before the device is unlocked."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    let path = subject.android.path.appending("direct_boot_ok")
    guard let app = subject.project.apps.android, app.gap(in: [.builds, .manifests]) == nil,
      case .boolean(true)? = subject.document.node(at: path)?.kind,
      let (fault, remedy) = fault(of: app)
    else { return [] }
    return [
      appFinding(
        "\(path.description): the message waits until the device is unlocked, because \(fault)",
        headline: "\(path.description): waits until the device is unlocked",
        remedy: "leave direct_boot_ok out", appRemedy: "\(remedy)", at: path,
        fix: Fix("remove direct_boot_ok", .remove(path)))
    ]
  }

  private static func fault(of app: AndroidProject) -> (fault: String, remedy: String)? {
    if app.directBoot.isEmpty, !app.dependencies.isEmpty {
      return (
        "no build of the app names firebase-messaging-directboot",
        "add com.google.firebase:firebase-messaging-directboot to the app's dependencies"
      )
    }
    return app.releasedManifests.lazy.flatMap(\.lockedServices).first.map { place in
      (
        "the app's service (\(place)) isn't directBootAware",
        "set android:directBootAware=\"true\" in it"
      )
    }
  }
}
