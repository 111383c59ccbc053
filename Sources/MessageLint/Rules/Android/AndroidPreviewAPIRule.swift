import PushMessages
import Resolver

/// `android_v2` is a preview of FCM's: not in a released SDK, and never together with `android`.
enum AndroidPreviewAPIRule: LintRule {
  static let id = "android-preview-api"
  static let severity = Finding.Severity.error
  static let summary = "android_v2 is a preview of FCM's, and excludes android."

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "android_v2"
    guard subject.document.node(at: path) != nil else { return [] }
    guard subject.document.node(at: "android") != nil else {
      return [
        finding(
          "android_v2 is a preview: FCM takes it only from projects that it was opened for",
          as: .warning, at: path, on: .android)
      ]
    }
    return [
      finding(
        "android and android_v2 exclude each other", remedy: "remove one of the two", at: path,
        on: .android)
    ]
  }
}
