extension SendOutcome {
  /// The outcome of an entry's changes: the worst of them is the outcome, and its sentence counts all.
  init(_ action: TopicAction, _ results: [Result<TopicChange.Success, CallFailure>?]) {
    let failures = results.compactMap { result -> CallFailure? in
      if case .failure(let failure)? = result { failure } else { nil }
    }
    let done = results.count { if case .success? = $0 { true } else { false } }
    let words = action == .add ? "subscribed" : "unsubscribed"
    let summary = "\(done) of \(results.count) \(words)"
    if let unknown = failures.first(where: { $0.mayBeDone }) {
      let count = failures.count { $0.mayBeDone }
      self = .unknown(sentence: "\(summary), \(count) with outcome unknown: \(unknown.sentence)")
    } else if let refused = failures.first(where: { $0.reach != .notTried }) ?? failures.first {
      self =
        done == 0 && failures.allSatisfy { [.nothingLeft, .notTried].contains($0.reach) }
        ? .notSent(sentence: "\(summary): \(refused.sentence)")
        : .refused(code: "\(refused.code)", sentence: "\(summary): \(refused.sentence)")
    } else {
      self = .accepted(name: summary)
    }
  }
}
