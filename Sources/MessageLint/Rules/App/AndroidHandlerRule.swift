import AppProject
import PushMessages
import Resolver

/// Something else than FCM's SDK may draw the message, so the preview may show something else than users see.
///
/// A class of the app that overrides `handleIntent` of `FirebaseMessagingService` and doesn't call `super` gets every
/// message first, also while the app is in the background. What Android shows is then the app's own work. Of two services
/// that take FCM's messages Android uses one. Another vendor's library may bring a service of its own that takes them. And
/// without FCM's SDK in the build nothing of the preview applies. A report has this once for all drafts.
enum AndroidHandlerRule: LintRule {
  static let id = "android-handler-elsewhere"
  static let severity = Finding.Severity.warning
  static let summary =
    "Something else than FCM's SDK may draw the message, so the preview may not apply."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp, let (fault, headline, remedy, place) = fault(of: app) else {
      return []
    }
    return [
      projectFinding(
        "\(fault), so the preview may not apply", headline: "\(headline)",
        remedy: "test the message on a device, or accept this with a reason",
        appRemedy: remedy.map { "\($0)" }, in: app.top, at: place)
    ]
  }

  private static func fault(
    of app: AndroidProject
  ) -> (fault: String, headline: String, remedy: String?, place: SourcePlace)? {
    if let place = app.interceptors.first {
      return (
        "the app handles messages itself: \(place) overrides handleIntent without calling super",
        "the app handles messages itself", "call super.handleIntent", place
      )
    }
    // Those of flavors are in different apps.
    let services = app.releasedManifests.filter { $0.sourceSet == "main" }
      .flatMap(\.messagingServices)
    if services.count > 1 {
      return (
        "two services take FCM's messages (\(services[0]), \(services[1])), and Android uses one of them",
        "two services take FCM's messages", "leave one of them in the manifest", services[1]
      )
    }
    if let vendor = app.vendors.first {
      return (
        "\(vendor.name) (\(vendor.place)) may take messages before FCM's SDK does",
        "\(vendor.name) may take messages", nil, vendor.place
      )
    }
    // Code of a build may name the SDK, too; an app with a Firebase file or a service has it.
    guard app.dependencies.isEmpty, app.gap(in: [.builds, .manifests, .firebase]) == nil,
      app.firebase.isEmpty,
      app.releasedManifests.allSatisfy(\.messagingServices.isEmpty),
      let manifest = app.mainManifest?.place
    else { return nil }
    return (
      "no build of the app's sources names FCM's SDK", "the app doesn't have FCM's SDK",
      "add com.google.firebase:firebase-messaging to the app's dependencies", manifest
    )
  }
}
