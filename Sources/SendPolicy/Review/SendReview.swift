import DevicePreview
import FCMClient
internal import HarmlessText
public import MessageLint
import PushMessages
import Resolver
import Workspace

/// The review of a message, which the user reads before sending it.
public struct SendReview: Hashable, Sendable {
  public var isTest: Bool
  public var sender: ReviewedSender
  public var target: SendTarget
  /// That the draft's file is another one by now; `nil` if it isn't.
  public var diskRow: ReviewRow?
  /// As the chosen locale shows it; `nil` if no device was looked at.
  public var message: ReviewedMessage?
  public var hosts: MessageHosts
  /// One for each platform, in their usual order.
  public var platforms: [PlatformOutlook]
  /// The reviewers' verdicts on the translations; `nil` if no reviewer has marked any.
  public var translations: ReviewedTranslations?
  /// The largest of the platforms' estimates, in bytes.
  public var size: Int
  /// What FCM counts it under; `nil` without one.
  public var label: String?
  public var expiries: [Expiry]
  /// What lint says at the moment of sending, the worst first.
  public var findings: [Finding]
  /// Why it is sent in spite of the errors.
  public var reason: String?
  public var dryRun: DryRunStanding?
  /// Whether it is known what was sent before.
  let isHistoryKnown: Bool
  /// What the message is compared with.
  private let earlier: EarlierSends
  /// What else should be known; sentences.
  public var remarks: [String]
  /// The recipients of a list; `nil` for another target.
  public var list: ListAudience?
  /// `PROFILE/TARGET`, which `--confirm` has to name; for a condition `PROFILE/TOPICS`, see ``SendTarget/namedTopics``, and
  /// for a list `PROFILE/COUNT`.
  public var consent: String

  init?(_ sendCase: SendCase, dryRun: DryRunStanding?) {
    guard let profile = sendCase.profile.profile, let target = sendCase.target,
      let draft = sendCase.document.message
    else { return nil }
    isTest = sendCase.purpose != .send
    sender = ReviewedSender(profile, of: sendCase)
    self.target = target
    diskRow = sendCase.draftOnDisk?.row(of: sendCase.draft ?? "the file")
    message = ReviewedMessage(sendCase.shown, in: sendCase.locale)
    hosts = sendCase.list.map { MessageHosts($0) } ?? MessageHosts(draft)
    translations = sendCase.translations
    let previewed = Self.platforms(of: sendCase.shown)
    platforms = previewed.map { PlatformOutlook($0, sendCase.shown, doubtedBy: sendCase.findings) }
    let effective = EffectiveMessage(sendCase.document)
    size = effective.largestPayload
    label = sendCase.document.analyticsLabel
    expiries = Expiry.all(effective, expiresIn: sendCase.expiresIn, now: sendCase.now)
      .filter { previewed.contains($0.platform) }
    findings = sendCase.findings
    reason = sendCase.needsReason ? sendCase.givenReason : nil
    self.dryRun = dryRun
    if case .sends = sendCase.journal { isHistoryKnown = true } else { isHistoryKnown = false }
    earlier = ComparedMessage(sendCase, to: target).earlier(in: sendCase.journal.sends)
    remarks = sendCase.warnings.map { VisibleText.of($0) } + sendCase.projectRemarks
    list = sendCase.list
    consent = "\(profile.name)/\(target.confirmation)"
  }

  /// Tests of exactly this message, the newest first.
  public var tests: [PastSend] { earlier.tests }
  /// Sends that showed the same to people who would get this message too, the newest first.
  public var sameMessage: [PastSend] { earlier.sameMessage }
  /// Those of them that were exactly this message, by the journal's numbers.
  public var exactSends: Set<Int64> { earlier.exact }
  /// Sends that may have shown the same to some of the people, the newest first.
  public var similar: [PastSend] { earlier.similar }
  /// Sends of other messages to the same target, the newest first.
  public var sameTarget: [PastSend] { earlier.sameTarget }

  /// The send because of which this one may reach people twice; `nil` if there is none.
  public var repeated: PastSend? { isTest ? nil : earlier.repeated.first }

  func refusal(ofRepeating past: PastSend) -> SendRefusal {
    SendRefusal(repeating: past, in: earlier)
  }

  /// What the sender agrees to repeat by confirming what the review shows.
  public var repeatConsent: RepeatConsent { .shown(isTest ? [] : Set(earlier.repeated.map(\.id))) }

  /// Those whose devices the project previews; all of them where nothing was looked at.
  private static func platforms(of shown: [ShownNotification]) -> [Platform] {
    shown.isEmpty
      ? Platform.allCases
      : Platform.allCases.filter { platform in
        shown.contains { $0.device.platform == platform }
      }
  }

  /// Whether lint's errors have to be answered for with a reason.
  public var needsReason: Bool {
    !isTest && findings.contains { $0.severity == .error }
  }

  /// Sends of this message, or to this target, with an unknown outcome.
  public var unknownOutcomes: [PastSend] { (sameMessage + sameTarget).filter(\.isUnknown) }
}

extension SendCase {
  /// An account of another project may be right, and is often a mix-up.
  fileprivate var projectRemarks: [String] {
    guard case .account(_, _, let other?) = access, let project, other != project.description else {
      return []
    }
    return ["the account belongs to project \(VisibleText.of(other)), the message to \(project)"]
  }
}

extension SendReview {
  /// What is sent: the texts as the chosen locale shows them, and where images and links lead.
  public var messageRows: [ReviewRow] {
    var rows = message?.rows ?? []
    let hosts = [("Images", hosts.images), ("Links", hosts.links)]
    for (label, names) in hosts where !names.isEmpty {
      rows.append(ReviewRow(label, self.hosts.words(for: names)))
    }
    return rows
  }
}
