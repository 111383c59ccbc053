public import FCMClient

/// A send as the journal knows it: its intent, its outcome, and its settlement.
public struct SendRecord: Hashable, Sendable, Identifiable {
  /// What people call the send.
  public let id: IntentID
  /// What was to be sent.
  public let intent: SendIntent
  /// When it was about to be sent.
  public let time: JournalTime
  /// Who sent it.
  public let author: JournalAuthor
  /// Its outcome; `nil` if none is recorded, or not yet.
  public let outcome: SendOutcome?
  /// The result for each registration of a topic's change, or the counts of a list, as JSON; `nil` for a message.
  public let results: String?
  /// When ``outcome`` was recorded.
  public let outcomeTime: JournalTime?
  /// What a person found out.
  public let settlement: Settlement?
  /// How many recipients of a list have which outcome; `nil` unless it is a list.
  public let tally: ListTally?
  /// Whether the process that sends it may still be about it.
  public let isRunning: Bool

  /// One word for what is known.
  ///
  /// A known outcome counts more than a settlement, which it can follow where a slow process was taken for dead.
  public var state: SendState {
    switch outcome {
    case .accepted: return .accepted
    case .refused: return .refused
    case .notSent: return .notSent
    case .unknown, .sentDespiteDryRun, nil: break
    }
    if let settlement { return settlement.isDelivered ? .delivered : .notDelivered }
    return outcome == nil && isRunning ? .inProgress : .unknown
  }

  /// Whether devices may have got the message and a person has to find out.
  public var needsSettling: Bool {
    state == .unknown && (outcome ?? .unknown(sentence: "")).mayHaveDelivered(as: intent.kind)
  }

  /// Why the send is not open to a settlement; `nil` if it is.
  var reasonNotToSettle: JournalFailure? {
    switch state {
    case .unknown where needsSettling: nil
    case .unknown where intent.kind == .dryRun:
      JournalFailure(
        .alreadyKnown, "\(id) is a dry run, which delivers nothing",
        remedy: "there is nothing to settle")
    case .unknown:
      JournalFailure(
        .alreadyKnown, "\(id) is a change of a topic, which is done once however often it is made",
        remedy: "make the same change again")
    case .inProgress:
      JournalFailure(
        .alreadyKnown, "send \(id) is still in progress",
        remedy: "wait until process \(author.process.id) on \(author.host) is done with it")
    case .delivered, .notDelivered:
      JournalFailure(
        .alreadyKnown, "send \(id) is settled already", remedy: "history show \(id) shows how")
    case .accepted, .refused, .notSent: .alreadyRecorded(id)
    }
  }
}
