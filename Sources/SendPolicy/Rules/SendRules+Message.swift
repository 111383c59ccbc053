import FCMClient
import HarmlessText
import MessageLint
import PushMessages
import Workspace

extension SendRules {
  static func draftRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard sendCase.document.message == nil else { return nil }
    return SendRefusal(
      .unreadableDraft, "the draft can't be read as a message",
      remedy: "fix it first; lint says where", .unreadableInput)
  }

  /// That the notes beside the draft, which may say when the message expires, to whom it goes and what it lacks, are broken.
  public static func notesRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard let fault = sendCase.notesFault else { return nil }
    return SendRefusal(
      .unreadableNotes, "the notes beside the draft have a mistake, \(VisibleText.of(fault))",
      remedy: "fix that file; until then nothing is sent", .configuration)
  }

  static func targetRefusal(_ sendCase: SendCase) -> SendRefusal? {
    if case .test(let name) = sendCase.purpose { return testTargetRefusal(name, sendCase) }
    guard sendCase.document.message != nil, sendCase.list == nil else { return nil }
    let targets = sendCase.document.targets
    guard targets.count != 1 else { return nil }
    return SendRefusal(
      .noTarget,
      targets.isEmpty
        ? "the message has no target"
        : "the message has \(targets.count) targets: "
          + targets.map(\.fieldName).joined(separator: ", "),
      remedy: "name exactly one: an installation ID (fid), a token, a topic or a condition",
      .unreadableInput)
  }

  private static func testTargetRefusal(_ name: String, _ sendCase: SendCase) -> SendRefusal? {
    guard let profile = sendCase.profile.profile, sendCase.testTarget == nil else { return nil }
    let known = profile.testTargets.map(\.name)
    return SendRefusal(
      .unknownTestTarget,
      "the profile \(profile.name) has no test target ‘\(VisibleText.of(name))’",
      remedy: known.isEmpty
        ? "add test-targets = { NAME = \"FID\" } to it" : "use one of \(list(known))", .usage)
  }

  /// A test is how one finds out, so it needs no dry-run and no reason.
  static func dryRunRefusal(_ sendCase: SendCase, _ standing: DryRunStanding?) -> SendRefusal? {
    guard sendCase.purpose == .send, let profile = sendCase.profile.profile, profile.requiresDryRun,
      let standing, !standing.counts
    else { return nil }
    return SendRefusal(
      .noDryRun, standing.description,
      remedy: standing.remedy(profile: profile.name, maxAge: profile.dryRunMaxAge), .notAllowed)
  }

  static func lintRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard sendCase.needsReason, sendCase.givenReason == nil else { return nil }
    let errors = sendCase.findings.filter { $0.severity == .error }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    let first = errors.first.map { ", first: \(VisibleText.of($0.sentence))" } ?? ""
    let given = sendCase.reason?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return SendRefusal(
      .lintErrors, "lint has \(count)\(first)",
      remedy: given.isEmpty
        ? "fix the errors, or give a reason for sending it anyway (kept in the history)"
        : "‘\(VisibleText.of(given, limit: 20))’ is too short for a reason: give "
          + SendReason.measure,
      .notAllowed)
  }
}

extension SendCase {
  /// Whether errors are to be answered for.
  var needsReason: Bool {
    purpose == .send && findings.contains { $0.severity == .error }
  }

  /// The reason without the space around it; `nil` if it says too little.
  var givenReason: String? { reason.flatMap(SendReason.init)?.text }
}

extension DryRunStanding {
  fileprivate func remedy(profile: String, maxAge: Int) -> String {
    switch self {
    case .refused: "fix the message, then make a dry run"
    case .tooOld: "make a new dry run: in the profile \(profile) it counts for \(Age.words(maxAge))"
    case .atAnotherEndpoint: "make a dry run with the profile \(profile): only its own FCM counts"
    default: "make a dry run of this message with the profile \(profile)"
    }
  }
}
