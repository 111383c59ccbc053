import FCMClient
import PushMessages
import Testing

@testable import ComposerState

struct DryRunStories {
  private let passed = SendAnswer.accepted(name: MessageName("projects/demo/messages/x"))

  @Test func `One dry-run runs at a time, and its result is shown`() throws {
    var composer = Studio.composer()
    let subject = try #require(composer.dryRunSubject)
    #expect(subject.canonicalMessage == #"{"topic":"news"}"#)
    #expect(composer.dryRunMark == .none)
    composer.send(.command(.dryRun), effects: [.dryRun(subject)]) {
      $0.dryRun = .running(subject, since: 0)
      $0.notice = Notice(.info, "Dry-run: asking 127.0.0.1…")
    }
    #expect(composer.dryRunMark == .running)
    composer.send(.command(.dryRun)) {
      $0.notice = Notice(.warning, "Dry-run: one is running already")
    }
    composer.send(.dryRunFinished(subject, passed, at: 7)) {
      $0.dryRun = .passed(subject, at: 7)
      $0.notice = Notice(.good, "Dry-run: \(subject.passedSentence)")
    }
    #expect(composer.dryRunMark == .passed)
  }

  @Test func `The result of an older text is stale until the text is the same again`() throws {
    var composer = Studio.composer()
    let subject = try #require(composer.dryRunSubject)
    composer.start(.command(.dryRun), .command(.edit), .edit(.insert("x")), .command(.back))
    composer.start(.dryRunFinished(subject, passed, at: 7))
    #expect(composer.dryRunMark == .stale)
    composer.start(.command(.undo))
    #expect(composer.dryRunMark == .passed)
  }

  @Test func `A refusal names the field and what to do`() throws {
    var composer = Studio.composer()
    let subject = try #require(composer.dryRunSubject)
    let failure = SendFailure(
      code: .invalidArgument, sentence: "FCM refused it", remedy: "mend the topic",
      consequence: .refused, field: "message.topic")
    composer.start(.command(.dryRun))
    composer.send(.dryRunFinished(subject, .failed(failure), at: 7)) {
      $0.dryRun = .failed(subject, failure, at: 7)
      $0.notice = Notice(.error, "Dry-run: topic: FCM refused it: mend the topic")
    }
    #expect(composer.dryRunMark == .refused)
    composer.start(.command(.edit), .edit(.insert("x")))
    #expect(composer.dryRunMark == .stale)
  }

  @Test func `A dry-run that cannot start leaves no result`() {
    var composer = Studio.composer()
    composer.start(.command(.dryRun))
    composer.send(.dryRunRefused("the credentials are missing")) {
      $0.dryRun = .none
      $0.notice = Notice(.error, "Dry-run: the credentials are missing")
    }
  }

  @Test func `Starting a dry-run ends the visit to a field and asks about its text`() {
    var composer = Studio.composer()
    composer.start(.command(.edit), .edit(.insert("k")))
    let subject = composer.dryRunSubject
    #expect(subject?.canonicalMessage.contains("title_loc_key") == true)
    composer.start(.command(.dryRun))
    #expect(composer.editing == nil)
    #expect(composer.dryRun.subject == subject)
  }

  @Test func `Without a profile, with an obstacle or without a message there is no dry-run`() {
    let none = ProfileSummary(name: "none", kind: .none, project: nil, endpoint: nil)
    var obstacle = Studio.profile
    obstacle.obstacle = "the key file is missing"
    let cases = [
      (Studio.composer(profile: none), "no profile is chosen; start with --profile NAME"),
      (Studio.composer(profile: obstacle), "the key file is missing"),
      (Studio.opened("{"), "the draft cannot be read as a message"),
    ]
    for (composer, reason) in cases {
      var composer = composer
      composer.send(.command(.dryRun)) { $0.notice = Notice(.warning, "Dry-run: \(reason)") }
    }
  }
}
