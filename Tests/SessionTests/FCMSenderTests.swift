import ArgumentParser
import Commands
import FCMClient
import Foundation
import SendPolicy
import Testing
import Workspace

@testable import pushwright

struct FCMSenderTests {
  private static let file = """
    [profiles.prod]
    project = "demo"
    endpoint = "http://127.0.0.1:1"
    journal = "j.sqlite"
    """

  /// What a sender says of an intent after the project file that it was opened with has changed.
  private func result(
    _ kind: SendIntent.Kind, file: String = file, after change: (URL) throws -> Void
  ) async throws -> SendResult {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = "\(folder.path)/pushwright.toml"
    let url = URL(filePath: path)
    try Data(file.utf8).write(to: url)
    let project = try Project(ProjectOptions.parse(["--project", path]))
    let sender = FCMSender(project, user: UserConfiguration(), environment: [:])
    let intent = SendIntent(
      kind: kind, profile: "prod", project: try #require(ProjectID("demo")),
      endpoint: .loopback(port: 1), account: nil, target: "topic news", payloadHash: "0",
      payload: #"{"topic":"news"}"#)
    try change(url)
    let result = try await sender.perform(intent, repeating: .none, retrying: .never)
    await sender.stop()
    return result
  }

  @Test(arguments: [SendIntent.Kind.send, .test])
  func `What was reviewed with another project file is not sent, and recorded as not sent`(
    kind: SendIntent.Kind
  ) async throws {
    for text in [Self.file.replacing("demo", with: "other"), "[profiles.prod", ""] {
      let result = try await result(kind) { try Data(text.utf8).write(to: $0) }
      #expect(result.failure?.code == .configurationChanged, "\(text)")
      guard case .notSent(let sentence) = result.outcome else {
        Issue.record("\(result.outcome)")
        continue
      }
      #expect(sentence.contains("pushwright.toml has changed since it was read"))
      #expect(result.record == .complete)
    }
    let removed = try await result(kind) { try FileManager.default.removeItem(at: $0) }
    #expect(removed.failure?.code == .configurationChanged)
  }

  @Test func `The same file goes on to FCM, and a dry-run goes there in any case`() async throws {
    let same = try await result(.send) { try Data(contentsOf: $0).write(to: $0, options: .atomic) }
    #expect(same.failure?.code == .unreachable)
    let dryRun = try await result(.dryRun) { try Data().write(to: $0) }
    #expect(dryRun.failure?.code == .unreachable)
  }

  @Test func `Permission that was taken back after the review is a refusal, not an interruption`()
    async throws
  {
    let command = Self.file + "\ntoken-command = [\"true\"]"
    let result = try await result(.send, file: command) { _ in }
    #expect(result.failure?.code == .notAllowed)
    #expect(SendExitStatus(result, of: .send) == .notAllowed)
  }

  /// What the history's pane is told of a project with such a profile.
  private func history(_ profile: String, home: String?) async throws -> JournalMemory {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = "\(folder.path)/pushwright.toml"
    let file = "[profiles.prod]\nproject = \"demo\"\n\(profile)\n"
    try Data(file.utf8).write(to: URL(filePath: path))
    let project = try Project(ProjectOptions.parse(["--project", path]))
    let environment = home.map { ["HOME": $0] } ?? [:]
    return await FCMSender(project, user: UserConfiguration(), environment: environment).history()
  }

  @Test func `A history that may not be opened yet is not an empty one`() async throws {
    let elsewhere = try TemporaryFolder()
    let memory = try await history(
      "journal = \"\(elsewhere.path)/j.sqlite\"", home: elsewhere.path)
    guard case .unavailable(let sentence, isBusy: false) = memory else {
      Issue.record("\(memory)")
      return
    }
    #expect(sentence.contains("this project file wants to"))
    #expect(sentence.contains("pushwright config trust"))
    #expect(try await history("journal = \"j.sqlite\"", home: elsewhere.path) == .sends([]))
  }
}
