import DevicePreview
import PushMessages
import Resolver

extension Linter {
  /// `absence`: a platform shows no notification at all.
  static func absenceFindings(in subject: LintSubject) -> [Finding] {
    Platform.allCases.compactMap { platform in
      let shown = subject.shown.first { $0.device.platform == platform && $0.absence != nil }
      guard let shown, let absence = shown.absence else { return nil }
      return Finding(
        rule: "absence", .warning, "\(platform.name) shows nothing: \(absence)",
        path: path(of: platform), platform: platform)
    }
  }

  private static func path(of platform: Platform) -> FieldPath {
    switch platform {
    case .android: "android.notification.title_loc_key"
    case .apple: "apns.payload.aps.alert.title-loc-key"
    case .web: "webpush.notification.title"
    }
  }
}
