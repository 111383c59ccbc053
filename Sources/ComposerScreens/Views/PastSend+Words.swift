internal import FCMClient
internal import SendPolicy
internal import TerminalUI

extension PastSend {
  /// `dry-run`, `TEST`, `SEND`, `LIST`, or what was done to a topic.
  var kindWord: String {
    switch intent.kind {
    case .dryRun: "dry-run"
    case .test: "TEST"
    case .send: "SEND"
    case .list: "LIST"
    case .topicAdd: "topic +"
    case .topicRemove: "topic –"
    }
  }

  /// What became of it, with the names and reasons that are known.
  var outcomeSentence: String {
    switch outcome {
    case .accepted(let words) where !intent.kind.isOfMessage: words
    case .accepted(let name): "accepted as \(name)"
    case .refused(let code, let sentence): "refused, \(code): \(sentence)"
    case .notSent(let sentence): "not sent: \(sentence)"
    case .unknown(let sentence) where intent.kind.isOfTopic: "\(sentence). \(Self.harmless)"
    case .unknown(let sentence):
      intent.kind == .dryRun ? "\(sentence). \(Self.unanswered)" : sentence
    case .sentDespiteDryRun(let sentence): sentence
    case nil where isRunning: "in progress"
    case nil where intent.kind == .dryRun: "the outcome is unknown. \(Self.unanswered)"
    case nil where intent.kind.isOfTopic:
      "Pushwright ended before the answer came. \(Self.harmless)"
    case nil: "Pushwright ended before the answer came"
    }
  }

  private static let harmless = "The same change can be made again without harm"

  /// What a dry-run without an answer leaves open, and what it doesn't.
  private static let unanswered =
    "FCM may have accepted it; a dry run delivers nothing, so there is nothing to settle"
}

extension PastSend.State {
  /// Says it without color.
  var mark: String {
    switch self {
    case .accepted, .delivered: "✓"
    case .refused, .unknown: "✗"
    case .notSent, .notDelivered, .unanswered: "–"
    case .inProgress: "…"
    }
  }

  /// For a column of a list; a state that needs action is in capitals.
  var shortWords: String {
    switch self {
    case .unknown: "UNKNOWN"
    case .refused: "refused"
    case .delivered: "delivered"
    case .notDelivered: "not delivered"
    case .unanswered: "unknown"
    case .inProgress, .accepted, .notSent: words
    }
  }

  var style: Style {
    switch self {
    case .accepted, .delivered: .ok
    case .refused, .unknown: .error
    case .notSent, .notDelivered, .unanswered: .dim
    case .inProgress: .info
    }
  }
}
