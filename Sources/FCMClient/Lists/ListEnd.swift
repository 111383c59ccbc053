/// How a run of a list ended.
public struct ListEnd: Hashable, Sendable {
  /// Of the messages that this run has begun.
  public var tally: ListTally
  /// What ended the run before its end, but not a signal.
  public var stoppedBy: SendFailure?
  /// Whether all recipients of the list were begun.
  public var isComplete: Bool
  /// Why the history lacks outcomes; a sentence.
  public var unrecorded: String?
  /// Recipients whose outcome is unknown from earlier runs, and was not found out in this one.
  public var earlierUnknown = 0
  /// Recipients of the list whose outcome is unknown.
  public var unknown: Int { tally.unknown + earlierUnknown }

  public init(
    tally: ListTally, stoppedBy: SendFailure?, isComplete: Bool, unrecorded: String? = nil
  ) {
    self.tally = tally
    self.stoppedBy = stoppedBy
    self.isComplete = isComplete
    self.unrecorded = unrecorded
  }

  /// The outcome of the run for the history: one that ended before all had their turn says so.
  ///
  /// `count` is that of the recipients; `nil` for a run that goes on where another stopped.
  public func outcome(of count: Int?) -> SendOutcome {
    guard !isComplete else { return tally.outcome }
    let left = count.map { ", \(max(0, $0 - tally.begun)) left" } ?? ""
    let words = "\(Self.stopped): \(tally.words)\(left)"
    return switch tally.outcome {
    case .accepted: .accepted(name: words)
    case .unknown: .unknown(sentence: words)
    case .refused(let code, _): .refused(code: code, sentence: words)
    case .notSent, .sentDespiteDryRun: .notSent(sentence: words)
    }
  }

  /// The outcome of a list that isn't finished begins so.
  public static let stopped = "stopped"
}
