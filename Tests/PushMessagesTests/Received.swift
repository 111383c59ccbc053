import PushMessages

/// What a platform receives of a message, as lines to compare.
enum Received {
  static func by(_ platform: Field.Platform, _ message: String) -> ReceivedMessage? {
    let effective = EffectiveMessage(MessageDocument(text: "{\"message\": \(message)}"))
    return switch platform {
    case .common: nil
    case .android: effective.android
    case .apple: effective.apple
    case .web: effective.web
    }
  }

  /// `"Own" ← android.notification.title, hidden by …`; `nothing` where no value arrives.
  static func summary(
    of place: FieldPath, _ platform: Field.Platform, _ message: String
  ) -> String {
    by(platform, message)?[place].map(summary) ?? "nothing"
  }

  static func summary(_ entry: ReceivedMessage.Entry) -> String {
    let origin = entry.source.map(\.description) ?? "FCM"
    let remark = entry.remark.map { ", \(words($0))" } ?? ""
    return "\(JSONText.compact(entry.value)) ← \(origin)\(remark)"
  }

  /// `data.a < android.data`, one for each field that does not arrive.
  static func replacements(_ platform: Field.Platform, _ message: String) -> [String] {
    by(platform, message)?.replacements.map { "\($0.path) < \($0.winner)" } ?? []
  }

  private static func words(_ remark: ReceivedMessage.Remark) -> String {
    switch remark {
    case .unverified: "unverified"
    case .hidden(let path): "hidden by \(path)"
    case .fallback(let path): "fallback for \(path)"
    case .withheld: "withheld"
    case .ineffective: "ineffective"
    case .newerAppsOnly: "newer apps only"
    }
  }
}
