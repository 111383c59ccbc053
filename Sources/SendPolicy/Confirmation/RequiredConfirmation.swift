import FCMClient
import PushMessages
import Workspace

/// What a sender does in the review to send, after reading it.
public enum RequiredConfirmation: Hashable, Sendable {
  /// Types exactly this text; pasting is refused.
  case typing(String)
  /// Presses one key.
  case key

  /// For all who subscribed `PROFILE TARGET` is typed, for a condition the project in the place of the
  /// target, because conditions are long; one device needs a key only, and so does a profile with
  /// `confirm = "ask"`.
  init?(_ sendCase: SendCase) {
    guard let profile = sendCase.profile.profile, let target = sendCase.target else { return nil }
    guard sendCase.purpose == .send, profile.confirmation == .type else {
      self = .key
      return
    }
    switch target.target {
    case .token, .installation: self = .key
    case .topic(let topic): self = .typing("\(profile.name) \(topic)")
    case .condition: self = .typing("\(profile.name) \(sendCase.project?.description ?? "")")
    }
  }
}
