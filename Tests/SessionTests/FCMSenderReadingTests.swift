import ArgumentParser
import Commands
import ComposerState
import FCMClient
import Foundation
import Testing
import Workspace

@testable import pushwright

/// What a session asks FCM about, over the demo's own FCM.
struct FCMSenderReadingTests {
  private func sender(_ folder: TemporaryFolder, _ profile: String) throws -> FCMSender {
    let path = "\(folder.path)/pushwright.toml"
    let file = """
      [profiles.demo]
      project = "demo"
      endpoint = "http://127.0.0.1:1"
      kind = "local"
      journal = "j.sqlite"
      \(profile)
      """
    try Data(file.utf8).write(to: URL(filePath: path))
    return FCMSender(
      try Project(ProjectOptions.parse(["--project", path])), user: UserConfiguration(),
      environment: [:], usesEmulator: true)
  }

  @Test func `Each device has its topics, and one that is none says so`() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let sender = try sender(folder, "")
    let devices = [
      TestTarget(name: "mia", address: "cAbCdEfGhIjKlMnOpQrStU"),
      TestTarget(name: "jo", address: "too short"),
    ]
    #expect(
      await sender.topics(of: devices) == [
        "cAbCdEfGhIjKlMnOpQrStU": .topics([]),
        "too short": .failed("jo isn't a registration: a token has no spaces"),
      ])
    let order = TopicChangeOrder(
      [
        TopicChange(.add, try Topic("news"), try Registration(devices[0].address)),
        TopicChange(.add, try Topic("a"), try Registration(devices[0].address)),
      ], profile: "demo", project: try #require(ProjectID("demo")),
      endpoint: .loopback(port: 1), account: nil)
    let result = await sender.change(order) { _ in }
    #expect(result.results == [.success(.added), .success(.added)])
    #expect(result.unrecorded == nil)
    #expect(
      await sender.topics(of: [devices[0]]) == [
        "cAbCdEfGhIjKlMnOpQrStU": .topics(["a", "news"])
      ])
    // Another profile's change isn't made with this one's rights.
    var foreign = order
    foreign.profile = "prod"
    let refused = await sender.change(foreign) { _ in }
    #expect(refused.stoppedBy != nil)
    await sender.stop()
  }

  @Test func `Deliveries need an app, and there may be none yet`() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let sender = try sender(folder, "android-app = \"1:1:android:a\"")
    #expect(await sender.deliveries() == .entries([]))
    await sender.stop()
    let without = try self.sender(folder, "")
    guard case .failed(let sentence) = await without.deliveries() else {
      Issue.record("there are deliveries of no app")
      return
    }
    #expect(sentence.contains("the profile demo names no Android app"))
    await without.stop()
  }
}
