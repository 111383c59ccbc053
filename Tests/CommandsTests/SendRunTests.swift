import ArgumentParser
import Commands
import FCMClient
import Foundation
import SendPolicy
import Synchronization
import Testing

/// The verb with a sender that remembers what it was asked.
struct SendRunTests {
  private final class Outbox: MessageSender {
    let performed = Mutex<[SendIntent]>([])
    let agreed = Mutex<RepeatConsent?>(nil)
    let translations = Mutex<ReviewedTranslations?>(nil)
    let history: [PastSend]

    /// A journal that knows of these sends.
    init(history: [PastSend] = []) {
      self.history = history
    }

    func situation(for sendCase: SendCase) async -> SendSituation {
      translations.withLock { $0 = sendCase.translations }
      return SendSituation(access: .notNeeded, journal: .sends(history))
    }

    func perform(
      _ intent: SendIntent, repeating agreed: RepeatConsent, retrying: RetryPolicy
    ) async throws(RefusedSend) -> SendResult {
      self.agreed.withLock { $0 = agreed }
      performed.withLock { $0.append(intent) }
      return SendResult(
        outcome: .accepted(name: "projects/p/messages/1"), failure: nil, record: .complete, id: 1)
    }

    func stop() async {}
  }

  private static let now = 1_795_239_000

  private func run(
    _ arguments: [String], by sender: Outbox, profile: String = "require-dry-run = false",
    now: Int = SendRunTests.now, notes: String? = nil, ask: SendRun.Question? = nil,
    meanwhile: (@Sendable (_ projectFile: URL) throws -> Void)? = nil
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pushwright-send-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = """
      [profiles.prod]
      project = "p"
      endpoint = "http://127.0.0.1:1"
      \(profile)
      """
    try Data(project.utf8).write(to: folder.appending(path: "pushwright.toml"))
    let draft = #"{"message":{"topic":"news","notification":{"title":"T"}}}"#
    let file = folder.appending(path: "d.json")
    try Data(draft.utf8).write(to: file)
    try notes.map { try Data($0.utf8).write(to: folder.appending(path: "d.pushwright.json")) }
    let options = try SendOptions.parse(
      [file.path(percentEncoded: false), "--project", folder.path(percentEncoded: false)]
        + arguments)
    let projectFile = folder.appending(path: "pushwright.toml")
    let asked = Self.question(ask) { try meanwhile?(projectFile) }
    try await SendRun(options, now: { now }, ask: asked, sender: { _ in sender }).run()
  }

  /// The question, before whose answer something happens.
  private static func question(
    _ ask: SendRun.Question?, after change: @escaping @Sendable () throws -> Void
  ) -> SendRun.Question? {
    guard let ask else { return nil }
    return { confirmation in
      do { try change() } catch { Issue.record(error) }
      return await ask(confirmation)
    }
  }

  @Test func `Whoever confirms on the terminal sends; whoever does not, does not`() async throws {
    let sender = Outbox()
    try await run([], by: sender, ask: { $0 == .typing("prod news") })
    #expect(sender.performed.withLock(\.self).map(\.kind) == [.send])
    let other = Outbox()
    await #expect(throws: (any Error).self) { try await run([], by: other, ask: { _ in false }) }
    #expect(other.performed.withLock(\.self).isEmpty)
  }

  @Test(arguments: [
    "[profiles.prod]\nproject = \"q\"\n", "[profiles.prod", "",
  ])
  func `If the project file changes between review and confirmation, nothing is sent`(
    text: String
  ) async throws {
    let sender = Outbox()
    await #expect(throws: ExitCode(78)) {
      try await run(
        [], by: sender, ask: { _ in true }, meanwhile: { try Data(text.utf8).write(to: $0) })
    }
    #expect(sender.performed.withLock(\.self).isEmpty)
  }

  @Test func `If the project file is removed between review and confirmation, nothing is sent`()
    async throws
  {
    let sender = Outbox()
    await #expect(throws: ExitCode(78)) {
      try await run(
        [], by: sender, ask: { _ in true },
        meanwhile: { try FileManager.default.removeItem(at: $0) })
    }
    #expect(sender.performed.withLock(\.self).isEmpty)
  }

  @Test func `A project file that is written again as it was changes nothing`() async throws {
    let sender = Outbox()
    try await run(
      [], by: sender, ask: { _ in true },
      meanwhile: { try Data(contentsOf: $0).write(to: $0, options: .atomic) })
    #expect(sender.performed.withLock(\.self).count == 1)
  }

  @Test func `What people think of the translations is in the review here too`() async throws {
    let notes = #"""
      {"reviews": [{"locale": "en-US", "texts": "0123456789abcdef", "state": "rejected",
        "at": "2026-11-21T20:00:00Z"}]}
      """#
    let sender = Outbox()
    try await run([], by: sender, notes: notes, ask: { _ in true })
    var translations = ReviewedTranslations(total: 1)
    // Something else is shown now than what was rejected.
    translations.changed = [
      ChangedReview(locale: "en-US", reviewer: "", wasRejected: true)
    ]
    (translations.unreviewed, translations.unseen) = (["en-US"], ["en-US"])
    #expect(sender.translations.withLock(\.self) == translations)
    try await run([], by: sender, ask: { _ in true })
    #expect(sender.translations.withLock(\.self) == nil)
  }

  @Test func `A dry-run asks nobody and is one`() async throws {
    let sender = Outbox()
    try await run(["--dry-run"], by: sender)
    #expect(sender.performed.withLock(\.self).map(\.kind) == [.dryRun])
  }

  @Test(arguments: [
    (["--confirm", "prod/news"], false, RepeatConsent.none),
    (["--confirm", "prod/news", "--again"], true, .any), ([], true, .shown([4])),
    (["--again"], false, .any), (["--dry-run"], true, .none),
  ])
  func `The sender hears what the user agreed to repeat, and no more`(
    arguments: [String], isSentBefore: Bool, agreed: RepeatConsent
  ) async throws {
    let first = Outbox()
    try await run(["--confirm", "prod/news"], by: first)
    let intent = try #require(first.performed.withLock(\.self).first)
    let past = PastSend(id: 4, at: Self.now, intent: intent, outcome: .accepted(name: "n"))
    let sender = Outbox(history: isSentBefore ? [past] : [])
    try await run(arguments, by: sender, ask: { _ in true })
    #expect(sender.agreed.withLock(\.self) == agreed)
  }

  @Test func `A dry-run grows too old: what was allowed is refused, and nothing is performed`()
    async throws
  {
    let first = Outbox()
    try await run(["--dry-run"], by: first, profile: "")
    let dryRun = try #require(first.performed.withLock(\.self).first)
    let past = PastSend(id: 1, at: Self.now, intent: dryRun, outcome: .accepted(name: "n"))

    let fresh = Outbox(history: [past])
    try await run(["--confirm", "prod/news"], by: fresh, profile: "", now: Self.now + 3599)
    #expect(fresh.performed.withLock(\.self).map(\.kind) == [.send])

    let old = Outbox(history: [past])
    await #expect(throws: ExitCode(77)) {
      try await run(["--confirm", "prod/news"], by: old, profile: "", now: Self.now + 3601)
    }
    #expect(old.performed.withLock(\.self).isEmpty)

    let patient = Outbox(history: [past])
    try await run(
      ["--confirm", "prod/news"], by: patient, profile: "dry-run-max-age = \"2h\"",
      now: Self.now + 3601)
    #expect(patient.performed.withLock(\.self).count == 1)
  }
}
