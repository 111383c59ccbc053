public import FCMClient
internal import PushMessages

/// A send that has ended, as it is shown.
public struct SentMessage: Modal {
  public let intent: SendIntent
  public let result: SendResult
  public let since: EventTime
  public let end: EventTime

  init(_ running: RunningSend, _ result: SendResult, end: EventTime) {
    intent = running.intent
    self.result = result
    since = running.since
    self.end = end
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.edit), .command(.fix): return goToField(in: composer)
    case .command(.showHistory): return .close { $0.goTo(.showHistory, seeing: derived) }
    default: return .stay
    }
  }

  /// Goes to the field that FCM complained about.
  private func goToField(in composer: Composer) -> ModalStep {
    guard let field, composer.pane(of: field) != nil else { return .stay }
    return .close { composer in
      composer.reveal(field)
      return []
    }
  }

  /// What became of it, in capitals.
  public var title: String {
    switch result.outcome {
    case .accepted: intent.kind == .test ? "TEST SENT" : "SENT"
    case .refused, .notSent: "NOT SENT"
    case .unknown, .sentDespiteDryRun: "OUTCOME UNKNOWN"
    }
  }

  /// The field that FCM complained about; `nil` for a test's target, which is not the draft's.
  var field: FieldPath? {
    guard let path = result.failure?.draftField else { return nil }
    let isTarget = TargetKind.fields.contains { $0.path == path }
    return intent.kind == .test && isTarget ? nil : path
  }

  /// In one line, for the notice.
  var notice: Notice {
    let target = "to \(intent.target)"
    return switch result.outcome {
    case .accepted: Notice(.good, "\(title) \(target)")
    case .refused(_, let sentence), .notSent(let sentence):
      Notice(.error, "\(title) \(target): \(sentence)")
    case .unknown, .sentDespiteDryRun:
      Notice(
        .error, "\(title) \(target). Check the history before you send it again",
        offers: [.showHistory])
    }
  }
}

extension SendFailure {
  /// The field of the draft that it is about.
  var draftField: FieldPath? {
    guard let field, field.hasPrefix("message.") else { return nil }
    return FieldPath(stringLiteral: String(field.dropFirst("message.".count)))
  }
}
