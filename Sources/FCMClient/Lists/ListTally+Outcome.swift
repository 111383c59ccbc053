extension ListTally {
  /// The outcome of the whole run, for the history.
  public var outcome: SendOutcome {
    if unknown > 0 { return .unknown(sentence: words) }
    if accepted > 0 { return .accepted(name: words) }
    if let code = refused.min(by: { ($1.value, $0.key) < ($0.value, $1.key) })?.key {
      return .refused(code: code, sentence: words)
    }
    return dead > 0
      ? .refused(code: SendFailure.Code.unregistered.description, sentence: words)
      : .notSent(sentence: words)
  }

  /// `998 sent, 2 dead, 1 refused (INVALID_ARGUMENT 1)`.
  public var words: String { words(earlierUnknown: 0) }

  /// The same, with those that earlier runs have left unknown.
  public func words(earlierUnknown: Int) -> String {
    let unknown = unknown + earlierUnknown
    var parts = ["\(accepted) sent"]
    if dead > 0 { parts.append("\(dead) dead") }
    if refusals > 0 {
      let codes = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key) \($0.value)" }
      parts.append("\(refusals) refused (\(codes.joined(separator: ", ")))")
    }
    if notSent > 0 { parts.append("\(notSent) not sent") }
    if unknown > 0 { parts.append("\(unknown) unknown") }
    return parts.joined(separator: ", ")
  }
}
