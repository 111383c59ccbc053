public import FCMClient

extension ListEnd {
  /// What `send` ends with.
  public var status: SendExitStatus {
    if unknown > 0 { return .outcomeUnknown }
    if let stoppedBy {
      let status = SendExitStatus(stoppedBy)
      // Something has left this machine.
      return status == .unreachable && tally.accepted > 0 ? .nothingSent : status
    }
    if unrecorded != nil { return .notAllowed }
    // Nothing else than a signal ends a list that has no fault.
    guard isComplete else { return .interrupted }
    if tally.refusals > 0 { return .refused }
    return tally.notSent > 0 ? .nothingSent : .done
  }

  /// The last line of `send`: `SENT list 14: 198 sent, 2 dead`.
  ///
  /// Unknown are all those of the list, also since earlier runs.
  public func lastLine(list id: Int64, of count: Int) -> String {
    let left = max(0, count - tally.begun)
    return "\(word) list \(id): \(tally.words(earlierUnknown: earlierUnknown))"
      + (left > 0 ? ", \(left) left" : "")
  }

  private var word: String {
    if unknown > 0 { return "OUTCOME UNKNOWN" }
    guard isComplete, stoppedBy == nil else { return tally.accepted > 0 ? "STOPPED" : "NOT SENT" }
    return tally.accepted > 0 || tally.dead > 0 ? "SENT" : "NOT SENT"
  }

  /// What to do about recipients with an unknown outcome; `nil` without any.
  ///
  /// `runs` are those whose results a person can settle.
  public func settling(runs: [Int64]) -> String? {
    guard unknown > 0 else { return nil }
    let commands = runs.map { "pushwright history settle \($0)" }.joined(separator: " and ")
    return
      "the outcome for \(unknown) recipient\(unknown == 1 ? "" : "s") is unknown: --resume leaves them out "
      + "unless you add --include-unknown, or record what you find out with \(commands)"
  }

  /// Whether another run has something to do.
  public var canGoOn: Bool { !isComplete || tally.notSent > 0 }
}
