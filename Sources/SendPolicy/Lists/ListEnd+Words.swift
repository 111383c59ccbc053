public import FCMClient

extension ListEnd {
  /// What `send` ends with.
  public var status: SendExitStatus {
    if tally.unknown > 0 { return .outcomeUnknown }
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
  public func lastLine(list id: Int64, of count: Int) -> String {
    let left = max(0, count - tally.begun)
    return "\(word) list \(id): \(tally.words)" + (left > 0 ? ", \(left) left" : "")
  }

  private var word: String {
    if tally.unknown > 0 { return "OUTCOME UNKNOWN" }
    guard isComplete, stoppedBy == nil else { return tally.accepted > 0 ? "STOPPED" : "NOT SENT" }
    return tally.accepted > 0 || tally.dead > 0 ? "SENT" : "NOT SENT"
  }

  /// Whether another run has something to do.
  public var canGoOn: Bool { !isComplete || tally.notSent > 0 }
}
