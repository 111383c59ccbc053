import FCMClient
import Workspace

/// What a sender does in the review to send, after reading it.
public enum RequiredConfirmation: Hashable, Sendable {
  /// Types exactly this text; pasting is refused.
  case typing(String)
  /// Presses one key.
  case key

  /// What stands behind the typed text where the message may go out twice.
  static let again = "again"

  /// For everyone who has subscribed, `PROFILE TOPIC` is typed, and for a condition `PROFILE TOPICS` (see
  /// ``SendTarget/namedTopics``), and for a list `PROFILE COUNT`; one device needs a key only, and so does a profile with `confirm = "ask"`.
  ///
  /// A test profile whose project is a production profile's is treated as that.
  ///
  /// What may have been sent already is typed in any case, with `again` behind it.
  init?(_ sendCase: SendCase, isRepeat: Bool) {
    guard let profile = sendCase.profile.profile, let target = sendCase.target else { return nil }
    let confirmation = profile.confirmation(sendingTo: sendCase.project?.description)
    let isTyped = isRepeat || confirmation == .type && !target.isOneDevice
    guard sendCase.purpose == .send, isTyped else {
      self = .key
      return
    }
    // Tokens and installation IDs are too long to be typed.
    let words = [profile.name, target.confirmed, isRepeat ? Self.again : nil]
    self = .typing(words.compactMap(\.self).joined(separator: " "))
  }
}
