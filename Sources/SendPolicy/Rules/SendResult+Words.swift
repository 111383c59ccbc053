public import FCMClient

extension SendResult {
  /// The outcome of an intent, the remedy, and what the journal doesn't know; a sentence each, without a
  /// full stop.
  public func sentences(of intent: SendIntent) -> [String] {
    let kind = intent.kind
    var sentences: [String]
    switch outcome {
    case .accepted:
      let what = "\(intent.endpoint.answerer) accepted the message"
      sentences = [kind == .dryRun ? "\(what); \(Self.notChecked)" : "\(what) to \(intent.target)"]
    case .unknown(let sentence), .sentDespiteDryRun(let sentence), .notSent(let sentence),
      .refused(_, let sentence):
      let field = failure?.field.map { "\($0): " } ?? ""
      let remedy = failure.map { ": \($0.remedy)" } ?? ""
      sentences = [field + sentence + remedy]
    }
    if outcome.mayHaveDelivered(as: kind) {
      // A failure's remedy says so already.
      sentences += (failure == nil ? [intent.resendAdvice] : []) + settling
    }
    switch record {
    // Without a record nothing is sent, and the outcome says so.
    case .nothing where kind != .dryRun: break
    case .complete, .nothing, .withoutOutcome: sentences += [record.remark].compactMap(\.self)
    }
    if kind == .dryRun, case .accepted = outcome, !isRecorded {
      sentences.append(Self.doesNotCount)
    }
    return sentences
  }

  /// What an accepted dry-run does not mean.
  public static let notChecked = "it doesn't check devices, languages or APNs tokens"

  /// What an unrecorded dry-run is worth.
  public static let doesNotCount =
    "without a record in the history, this dry run doesn't count for a send"

  private var settling: [String] {
    id.map {
      ["once you know: pushwright history settle \($0) --delivered --note …, or --not-delivered"]
    } ?? []
  }
}

extension SendResult.Record {
  /// What the journal does not know of it, as a sentence; `nil` if it knows all, or need not.
  public var remark: String? {
    switch self {
    case .complete, .nothing(because: nil): nil
    case .nothing(let reason?): "not recorded: \(reason)"
    case .withoutOutcome(let reason): "the history has it without its outcome: \(reason)"
    }
  }
}
