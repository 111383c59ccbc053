import DevicePreview
import PushMessages
import Resolver

/// A title or body that the message has for one platform is missing on another.
///
/// The API has a field for each platform, so a text that was added for Android is easily forgotten for an iPhone, whose users
/// then read half of the message. Only platforms that show a notification are compared, and that the project previews: a
/// message in the background, or one for Android alone, lacks nothing. A title that is the app's name isn't a loss on
/// an iPhone, which puts the name there; a browser's title asks no other platform for one, because no browser shows a
/// notification without; and a subtitle may stand for a body.
///
/// Write the text for the other platform too, or in `notification`, which all platforms read.
enum MissingOnPlatformRule: LintRule {
  static let id = "missing-on-platform"
  static let severity = Finding.Severity.warning
  static let summary = "A title or body that one platform shows is missing on another."

  static func findings(in subject: LintSubject) -> [Finding] {
    Platform.allCases.flatMap { platform -> [Finding] in
      let shown = subject.shown.first {
        $0.device.platform == platform && $0.absence == nil && !$0.lackedLines.isEmpty
      }
      return (shown?.lackedLines ?? []).map { finding($0, on: platform, in: subject) }
    }
  }

  private static func finding(
    _ line: ShownNotification.LackedLine, on platform: Platform, in subject: LintSubject
  ) -> Finding {
    let others = line.platforms.map(\.name).joined(separator: " and ")
    let verb = line.platforms.count == 1 ? "shows" : "show"
    return finding(
      "\(line.name): \(platform.name) has none, \(others) \(verb) one",
      headline: "no \(line.name) on \(platform.name), unlike \(others)",
      remedy: "add it for \(platform.name) too, or accept it with a reason",
      at: path(of: line.name, on: platform, in: subject.document), on: platform)
  }

  /// The field that would hold the text.
  private static func path(
    of name: String, on platform: Platform, in document: MessageDocument
  ) -> FieldPath {
    switch platform {
    case .android: return document.androidBlock.notification.appending(name)
    case .web: return FieldPath("webpush.notification").appending(name)
    case .apple:
      let alert: FieldPath = "apns.payload.aps.alert"
      // A plain string is the body, and has no place for a title.
      return document.string(at: alert) == nil ? alert.appending(name) : alert
    }
  }
}
