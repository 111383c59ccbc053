public import FCMClient

extension SendResult {
  /// What became of an intent, what to do about it, and what the journal does not know; a sentence each, without a
  /// full stop.
  public func sentences(of intent: SendIntent) -> [String] {
    let kind = intent.kind
    var sentences: [String]
    switch outcome {
    case .accepted:
      let who = intent.endpoint.isLoopback ? "the local FCM" : "FCM"
      let what = "\(who) accepted the message"
      sentences = [kind == .dryRun ? "\(what); \(Self.notChecked)" : "\(what) to \(intent.target)"]
    case .unknown(let sentence), .notSent(let sentence), .refused(_, let sentence):
      let field = failure?.field.map { "\($0): " } ?? ""
      let remedy = failure.map { ": \($0.remedy)" } ?? ""
      sentences = [field + sentence + remedy]
    }
    if case .unknown = outcome, kind != .dryRun { sentences += settling }
    switch record {
    case .complete, .nothing(because: nil): break
    case .nothing(let reason?):
      if kind == .dryRun { sentences.append("this is not in the journal: \(reason)") }
    case .withoutOutcome(let reason):
      sentences.append("the outcome is not in the journal: \(reason)")
    }
    return sentences
  }

  private static let notChecked = "it checks neither devices, languages nor APNs tokens"

  private var settling: [String] {
    let settle = id.map { "pushwright history settle \($0) --delivered --note …" }
    return [Self.whenUnknown]
      + (settle.map { ["once you know: \($0), or --not-delivered"] } ?? [])
  }
}
