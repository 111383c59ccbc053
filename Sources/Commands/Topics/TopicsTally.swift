internal import FCMClient
internal import SendPolicy

/// How many changes of topics have which result, and what the verb makes of them.
struct TopicsTally {
  private var done = 0
  private var refused = 0
  private var unknown = 0
  private var notDone = 0
  /// What ended the run before its end; `nil` if nothing did.
  private(set) var stoppedBy: CallFailure?
  private var unrecorded: String?

  var count: Int { done + refused + unknown + notDone }

  mutating func add(_ result: TopicChangeResult) {
    for result in result.results { add(result) }
    stoppedBy = stoppedBy ?? result.stoppedBy
    unrecorded = unrecorded ?? result.unrecorded
  }

  mutating func add(_ result: Result<TopicChange.Success, CallFailure>) {
    guard let failure = result.failure else {
      done += 1
      return
    }
    switch failure.resultName {
    case "refused": refused += 1
    case "unknown": unknown += 1
    default: notDone += 1
    }
  }

  /// What to tell at the end; sentences.
  var sentences: [String] {
    var words = "\(done) of \(count) done"
    if refused > 0 { words += ", \(refused) refused" }
    if unknown > 0 { words += ", \(unknown) with outcome unknown" }
    if notDone > 0 { words += ", \(notDone) not done" }
    var sentences = [words]
    if let stoppedBy { sentences.append(stoppedBy.description) }
    if let unrecorded { sentences.append("the history has no result of it: \(unrecorded)") }
    if unknown > 0 {
      sentences.append(
        "changes with outcome unknown may be done; it's safe to run the command again")
    }
    return sentences
  }

  /// 76 where something isn't known; otherwise 0 if all is done, and what ended the run if not, else 1.
  var status: Int32 {
    guard unknown == 0 else { return SendExitStatus.outcomeUnknown.rawValue }
    if let stoppedBy {
      let status = CommandFailure.status(of: stoppedBy, hasDoneSomething: done > 0)
      if status != SendExitStatus.refused.rawValue { return status }
    }
    guard refused + notDone > 0 else { return unrecorded == nil ? 0 : 77 }
    return SendExitStatus.refused.rawValue
  }
}

extension Result where Failure == CallFailure {
  var failure: CallFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
