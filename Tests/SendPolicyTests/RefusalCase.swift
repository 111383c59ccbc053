import FCMClient
import PushMessages
import SendPolicy
import Testing
import Workspace

/// One thing in the way of a send, and what is said about it.
struct RefusalCase: Sendable, CustomTestStringConvertible {
  var refusal: String
  var message = Sending.topic
  var profile = Sending.profile
  var change: @Sendable (inout SendCase) -> Void = { _ in }

  var testDescription: String { refusal }

  static let all = profiles + messages + dryRuns + lint

  private static let profiles = [
    RefusalCase(
      refusal: "78 no profile is configured: add [profiles.NAME] to pushwright.toml",
      change: { $0.profile = .noneConfigured }),
    RefusalCase(
      refusal: "64 no profile is chosen: choose one with --profile: prod, test",
      change: { $0.profile = .severalToChooseFrom(["prod", "test"]) }),
    RefusalCase(
      refusal: "78 no profile is called ‘prdo’: did you mean prod?",
      change: { $0.profile = .unknown("prdo", nearest: "prod", known: ["prod"]) }),
    RefusalCase(
      refusal: "78 no profile is called ‘x\\u{1B}’: use one of prod, test",
      change: { $0.profile = .unknown("x\u{1B}", nearest: nil, known: ["prod", "test"]) }),
    RefusalCase(
      refusal: "78 p.toml:2:1: error: unknown key ‘x’: fix pushwright.toml",
      change: { $0.profile = .unusable("p.toml:2:1: error: unknown key ‘x’") }),
    RefusalCase(
      refusal: "77 the profile prod allows only dry runs: use another profile, or remove read-only "
        + "and fix the problems of this one",
      profile: Sending.profile.changed { $0.isReadOnly = true }),
    RefusalCase(
      refusal: "78 the profile prod names no Firebase project: add project = \"…\" to it, from the "
        + "Firebase console's settings",
      profile: Sending.profile.changed { $0.project = nil },
      change: { $0.access = .account("mia@example.com", from: "gcloud", projectID: nil) }),
    RefusalCase(
      refusal: "78 the profile prod names no Firebase project: add project = \"…\" to it, from the "
        + "Firebase console's settings",
      profile: Sending.profile.changed { $0.project = "example.com:shop" }),
    RefusalCase(
      refusal:
        "78 endpoint fcm.example.com isn't on this machine, and http isn't encrypted: write https: fix the profile prod",
      profile: Sending.profile.changed { $0.endpoint = "http://fcm.example.com" }),
    RefusalCase(
      refusal: "77 the sign-in has expired: run gcloud",
      change: {
        $0.access = .failed(
          CredentialFailure(.signInAgain, "the sign-in has expired", remedy: "run gcloud"))
      }),
    RefusalCase(
      refusal: "77 the history can't be written (disk full): make it writable: nothing is sent "
        + "without a record of it",
      change: { $0.journal = .unavailable("disk full", isBusy: false) }),
    RefusalCase(
      refusal:
        "75 the history can't be written (held): try again: nothing is sent without a record "
        + "of it",
      change: { $0.journal = .unavailable("held", isBusy: true) }),
    RefusalCase(
      refusal: "75 Pushwright hasn't read the history yet: try again in a moment",
      change: { $0.journal = .notAsked }),
  ]

  private static let messages = [
    RefusalCase(
      refusal: "65 the draft can't be read as a message: fix it first; lint says where",
      change: { $0.document = MessageDocument(text: "{") }),
    RefusalCase(
      refusal:
        "78 the notes beside the draft have a mistake, n.pushwright.json:1:1: error: not closed\\u{1B}: fix "
        + "that file; until then nothing is sent",
      change: { $0.notesFault = "n.pushwright.json:1:1: error: not closed\u{1B}" }),
    RefusalCase(
      refusal:
        "65 the message has no target: name exactly one: an installation ID (fid), a token, a topic "
        + "or a condition",
      message: #"{"notification":{"title":"a"}}"#),
    RefusalCase(
      refusal:
        "65 the message has 2 targets: token, topic: name exactly one: an installation ID (fid), "
        + "a token, a topic or a condition",
      message: #"{"topic":"a","token":"b"}"#),
    RefusalCase(
      refusal: "64 the profile prod has no test target ‘pixel’: use one of pixel-mia, iphone-jo",
      change: { $0.purpose = .test("pixel") }),
    RefusalCase(
      refusal: "64 the profile prod has no test target ‘pixel-mia’: "
        + "add test-targets = { NAME = \"FID\" } to it",
      profile: Sending.profile.changed { $0.testTargets = [] },
      change: { $0.purpose = .test("pixel-mia") }),
  ]

  private static let dryRuns = [
    RefusalCase(
      refusal: "77 no dry run was made: make a dry run of this message with the profile prod",
      change: { $0.dryRun = nil }),
    RefusalCase(
      refusal: "77 the dry run was for an older text: make a dry run of this message with the "
        + "profile prod",
      change: { $0.dryRun?.payloadHash = "0" }),
    RefusalCase(
      refusal: "77 the dry run was made with the local FCM: make a dry run with the profile prod: "
        + "only its own FCM counts",
      change: { $0.dryRun?.endpoint = .loopback(port: 1) }),
    RefusalCase(
      refusal:
        "77 the dry run was 61 minutes ago: make a new dry run: in the profile prod it counts "
        + "for 60 minutes",
      change: { $0.dryRun?.at = Sending.now - 3661 }),
    RefusalCase(
      refusal:
        "77 the dry run is dated in the future, so a clock was changed: make a dry run of this "
        + "message with the profile prod",
      change: { $0.dryRun?.at = Sending.now + 61 }),
    RefusalCase(
      refusal:
        "77 the dry run was refused: FCM refused the message: fix the message, then make "
        + "a dry run",
      change: {
        $0.dryRun?.outcome = .refused(code: "INVALID_ARGUMENT", sentence: "FCM refused the message")
      }),
    RefusalCase(
      refusal:
        "77 the dry run wasn't sent: no network: make a dry run of this message with "
        + "the profile prod",
      change: { $0.dryRun?.outcome = .notSent(sentence: "no network") }),
  ]

  private static let lint = [
    RefusalCase(
      refusal:
        "77 lint has 2 errors, first: the app crashes: fix the errors, or give a reason for "
        + "sending it anyway (kept in the history)",
      change: { $0.findings = [Sending.error, Sending.warning, Sending.error] }),
    RefusalCase(
      refusal: "77 lint has 1 error, first: the app crashes: fix the errors, or give a reason for "
        + "sending it anyway (kept in the history)",
      change: {
        $0.findings = [Sending.error]
        $0.reason = " \n "
      }),
    RefusalCase(
      refusal:
        "77 lint has 1 error, first: the app crashes: ‘x’ is too short for a reason: give at "
        + "least two words or ten letters",
      change: {
        $0.findings = [Sending.error]
        $0.reason = " x "
      }),
  ]
}

extension Profile {
  func changed(_ change: (inout Profile) -> Void) -> Profile {
    var profile = self
    change(&profile)
    return profile
  }
}
