internal import FCMClient
internal import SendPolicy
internal import TerminalUI

extension PastSend {
  /// `dry-run`, `TEST` or `SEND`.
  var kindWord: String {
    switch intent.kind {
    case .dryRun: "dry-run"
    case .test: "TEST"
    case .send: "SEND"
    }
  }

  /// What became of it, with the names and reasons that are known.
  var outcomeSentence: String {
    switch outcome {
    case .accepted(let name): "accepted as \(name)"
    case .refused(let code, let sentence): "refused, \(code): \(sentence)"
    case .notSent(let sentence): "not sent: \(sentence)"
    case .unknown(let sentence): sentence
    case nil: isRunning ? "in progress" : "the program ended before it was known"
    }
  }
}

extension PastSend.State {
  /// Says it without colour.
  var mark: String {
    switch self {
    case .accepted, .delivered: "✓"
    case .refused, .unknown: "✗"
    case .notSent, .notDelivered: "–"
    case .inProgress: "…"
    }
  }

  /// For a column of a list; what needs somebody is in capitals.
  var shortWords: String {
    switch self {
    case .unknown: "UNKNOWN"
    case .refused: "refused"
    case .delivered: "delivered"
    case .notDelivered: "not delivered"
    case .inProgress, .accepted, .notSent: words
    }
  }

  var style: Style {
    switch self {
    case .accepted, .delivered: .ok
    case .refused, .unknown: .error
    case .notSent, .notDelivered: .dim
    case .inProgress: .info
    }
  }
}
