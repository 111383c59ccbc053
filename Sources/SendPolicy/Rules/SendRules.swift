public import FCMClient
import PushMessages
import Workspace

/// The rules of sending: one answer for the screen and the command line.
public enum SendRules {
  /// May this be sent, why not, what must be typed, and what is shown before.
  public static func verdict(on sendCase: SendCase) -> SendVerdict {
    let standing = standing(of: sendCase)
    let refusals = [
      projectFileRefusal(sendCase), profileRefusal(sendCase), draftRefusal(sendCase),
      notesRefusal(sendCase), targetRefusal(sendCase), listRefusal(sendCase),
      recipientsRefusal(sendCase),
      readOnlyRefusal(sendCase), projectRefusal(sendCase), endpointRefusal(sendCase),
      credentialRefusal(sendCase), journalRefusal(sendCase),
      dryRunRefusal(sendCase, standing), lintRefusal(sendCase), reviewRefusal(sendCase),
    ].compactMap(\.self)
    let review = SendReview(sendCase, dryRun: standing)
    return SendVerdict(
      refusals: refusals, dryRun: standing, review: review,
      confirmation: review.flatMap { RequiredConfirmation(sendCase, isRepeat: $0.isRepeat) },
      intent: refusals.isEmpty ? intent(of: sendCase) : nil)
  }

  /// What a dry-run of the draft would record; `nil` if it cannot be made.
  ///
  /// A dry-run needs neither rights to send nor a confirmation, so none of the rules is asked.
  public static func dryRunIntent(of sendCase: SendCase) -> SendIntent? {
    var own = sendCase
    own.purpose = .send
    return intent(of: own, kind: .dryRun)
  }

  /// What is in the way before there is anything to review; `nil` if a review can be shown.
  public static func blocker(to sendCase: SendCase) -> SendRefusal? {
    [
      profileRefusal(sendCase), readOnlyRefusal(sendCase), draftRefusal(sendCase),
      notesRefusal(sendCase), targetRefusal(sendCase),
    ].compactMap(\.self).first
  }

  /// What is in the way before a list is looked at, which has its own review; `nil` if nothing is.
  public static func blocker(toListOf sendCase: SendCase) -> SendRefusal? {
    [
      profileRefusal(sendCase), readOnlyRefusal(sendCase), draftRefusal(sendCase),
      notesRefusal(sendCase),
    ]
    .compactMap(\.self).first
  }

  /// What the last dry-run is worth; `nil` without a profile or a draft.
  public static func standing(of sendCase: SendCase) -> DryRunStanding? {
    guard let profile = sendCase.profile.profile, sendCase.document.message != nil,
      let project = sendCase.project, let endpoint = sendCase.endpoint
    else { return nil }
    guard sendCase.dryRun != nil, let hash = sendCase.messageHash else {
      return DryRunStanding.none
    }
    return DryRunStanding(
      sendCase.dryRun, hash: hash, untargeted: sendCase.untargetedHash,
      target: sendCase.target?.description, project: project, endpoint: endpoint, now: sendCase.now,
      maxAge: profile.dryRunMaxAge)
  }

  private static func intent(of sendCase: SendCase, kind: SendIntent.Kind? = nil) -> SendIntent? {
    guard let profile = sendCase.profile.profile, let hash = sendCase.messageHash,
      let project = sendCase.project, let endpoint = sendCase.endpoint,
      let message = sendCase.document.message
    else { return nil }
    let outgoing = OutgoingMessage.value(
      sendCase.list?.message ?? message, test: sendCase.testTarget?.target,
      expiresIn: sendCase.expiresIn, now: sendCase.now)
    var account: String?
    if case .account(let name, _, _) = sendCase.access { account = name }
    return SendIntent(
      kind: kind ?? sendCase.kind, profile: profile.name,
      project: project, endpoint: endpoint, account: account,
      target: sendCase.target?.description ?? "", payloadHash: hash,
      payload: sendCase.payload(outgoing, isDryRun: kind == .dryRun),
      reason: kind == nil && sendCase.needsReason ? sendCase.givenReason : nil,
      draft: sendCase.draft, title: sendCase.title,
      reviews: kind == .dryRun ? nil : sendCase.translations?.summary)
  }
}

extension SendRules {
  /// Why not even a dry-run can be made; `nil` if one can.
  ///
  /// It delivers nothing, so only what a request cannot do without is asked for: FCM itself says what it
  /// thinks of the message. Credentials that weren't looked for yet may turn up on the way.
  public static func refusalOfDryRun(_ sendCase: SendCase) -> SendRefusal? {
    var own = sendCase
    own.purpose = .send
    return [
      profileRefusal(own), draftRefusal(own), notesRefusal(own), listRefusal(own),
      projectRefusal(own), endpointRefusal(own),
      own.access == nil ? nil : credentialRefusal(own),
    ].compactMap(\.self).first
  }
}
