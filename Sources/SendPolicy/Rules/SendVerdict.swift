public import FCMClient

/// Whether a message may be sent, and what its sender sees and does before it is.
public struct SendVerdict: Hashable, Sendable {
  /// Every reason against it, the most fundamental first; empty if it may be sent.
  public let refusals: [SendRefusal]
  /// What the dry-run is worth; `nil` without a profile or a draft.
  public let dryRun: DryRunStanding?
  /// What the review shows; `nil` if profile, draft or target is missing.
  public let review: SendReview?
  /// What has to be done in the review; `nil` if there is none.
  public let confirmation: RequiredConfirmation?
  /// What to hand to a ``FCMClient/SendAttempt`` once it is confirmed; `nil` while anything refuses.
  ///
  /// Ask for the verdict again at the moment of confirmation: a dry run grows old while the user reads,
  /// and “expires in” counts from the send.
  public let intent: SendIntent?

  public var isAllowed: Bool { intent != nil }
}
