import DevicePreview
import PushMessages
import Resolver

/// A platform that the message has a part for shows no notification at all, or no platform does and the app gets no data
/// either.
///
/// A message with an empty notification, or with settings alone, does nothing on any device, and FCM accepts it. If the message
/// has data, or a sound for Apple devices, the app or the device does something, but an empty notification beside it isn't seen. Web push has no localization keys: a `webpush` block without a title or body, beside no common ones, shows nothing. An
/// `apns` block without an alert is a push in the background. A platform that the message doesn't mention isn't a
/// fault, and neither is a message of data only.
enum NothingShownRule: LintRule {
  static let id = "nothing-shown"
  static let severity = Finding.Severity.warning
  static let summary =
    "A platform that the message has a part for shows no notification, or the message does nothing at all."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard !hasNothing(subject.document) else {
      return [finding("the message has neither a notification nor data", at: "notification")]
    }
    let findings = Platform.allCases.compactMap { platform -> Finding? in
      // Of texts that are left out `nothing-readable` tells.
      let shown = subject.shown.first {
        $0.device.platform == platform && $0.absence != nil && $0.verdict != .blank
      }
      guard let absence = shown?.absence, isMeant(platform, in: subject) else { return nil }
      var finding = finding(
        "\(platform.name) shows nothing: \(absence)", at: path(of: platform, in: subject))
      finding.platform = platform
      return finding
    }
    guard findings.isEmpty, subject.document.message != nil, showsNothing(subject) else {
      return findings
    }
    guard !carriesData(subject.effective) else {
      // With data alone the app decides; a notification beside it was meant to be seen.
      guard subject.document.node(at: "notification")?.members != nil,
        !subject.shown.contains(where: { $0.verdict == .blank })
      else { return [] }
      return [
        finding(
          "no platform shows anything: the notification is empty",
          remedy: "write a title or a body, or remove it", at: "notification",
          fix: Fix("remove the empty notification", .remove("notification")))
      ]
    }
    return [
      finding(
        "no platform shows anything, and the message carries no data",
        remedy: "write a title or a body", at: "notification")
    ]
  }

  private static func hasNothing(_ document: MessageDocument) -> Bool {
    guard let members = document.message?.members else { return false }
    return members.allSatisfy {
      $0.key == "name" || Message.Target.fieldNames.contains($0.key)
    }
  }

  /// Whether no platform gets a part of a notification.
  private static func showsNothing(_ subject: LintSubject) -> Bool {
    Platform.allCases.allSatisfy { !subject.effective[$0].hasNotificationPart }
  }

  /// Whether an app gets anything that it can act on, or is woken; an Apple device may get a badge or a sound alone.
  private static func carriesData(_ received: EffectiveMessage) -> Bool {
    let alert: FieldPath = "payload.aps.alert"
    let manners: [FieldPath] = ["payload.aps.mutable-content", "payload.aps.thread-id"]
    let own = received.apple.entries.contains { entry in
      guard case .field = entry.origin else { return false }
      return entry.place.hasPrefix("live_activity_token")
        || entry.place.hasPrefix("payload") && !entry.place.hasPrefix(alert)
          && !manners.contains(entry.place)
    }
    let isTranslated =
      switch received.android.translation {
      case .backgroundSync, .dataMessage: true
      case .notification, nil: false
      }
    let hasData = [received.android, received.web].contains { platform in
      platform.entries.contains { $0.place.hasPrefix("data") && $0.place != "data" }
    }
    return own || isTranslated || hasData
  }

  /// Whether the message wants this platform to show something.
  static func isMeant(_ platform: Platform, in subject: LintSubject) -> Bool {
    switch platform {
    case .android: subject.document.node(at: subject.android.notification) != nil
    case .apple:
      subject.document.node(at: "apns.payload.aps.alert") != nil
        || subject.document.node(at: "apns.fcm_options.image") != nil
    case .web:
      subject.document.node(at: "webpush.notification") != nil
        || subject.document.node(at: "webpush.fcm_options.link") != nil
    }
  }

  private static func path(of platform: Platform, in subject: LintSubject) -> FieldPath {
    switch platform {
    case .android: subject.android.notification.appending("title_loc_key")
    case .apple: "apns.payload.aps.alert.title-loc-key"
    case .web: "webpush.notification.title"
    }
  }
}
