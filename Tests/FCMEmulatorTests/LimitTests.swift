import FCMClient
import NIOCore
import NIOPosix
import PushMessages
import Resolver
import SimulatedDevices
import TestPacing
import Testing

@testable import FCMEmulator

/// What other programs can make of an emulator that runs for days.
@Suite(.takingTurns)
struct LimitTests {
  private func append(_ texts: [String], to messages: AcceptedMessages) throws {
    let project = try #require(ProjectID("demo"))
    for (index, text) in texts.enumerated() {
      _ = messages.append(text, of: project, isDryRun: index.isMultiple(of: 2))
    }
  }

  @Test func `The newest messages are remembered, and all are counted`() throws {
    var limits = EmulatorLimits.standard
    limits.messages = 3
    let messages = AcceptedMessages(limits: limits) { _ in }
    try append((1...20).map { "\($0)" }, to: messages)
    #expect(messages.all.map(\.message) == ["18", "19", "20"])
    #expect(messages.all.map(\.number) == [18, 19, 20])
    #expect(messages.all.last?.name.description.hasSuffix("/000000000000000a") == true)
  }

  @Test func `Their bytes have a limit too, and the newest stays whatever its size`() throws {
    var limits = EmulatorLimits.standard
    limits.messageBytes = 10
    let messages = AcceptedMessages(limits: limits) { _ in }
    try append(["aaaaaa", "bbbb", "cccc"], to: messages)
    #expect(messages.all.map(\.message) == ["bbbb", "cccc"])
    try append([String(repeating: "d", count: 20)], to: messages)
    #expect(messages.all.count == 1)
  }

  @Test func `Of 100,000 messages to devices no more is kept than was asked for`() throws {
    var limits = EmulatorLimits.standard
    limits.messages = 100
    let messages = AcceptedMessages(limits: limits) { _ in }
    let devices = EmulatedDevices(limit: limits.messages)
    let awake = SimulatedDevice("awake", .android, token: "a:1", topics: ["news"])
    var away = SimulatedDevice("away", .android, token: "b:1", topics: ["news"])
    away.isOnline = false
    devices.reset(to: [awake, away], at: 0)
    let project = try #require(ProjectID("demo"))
    let text = #"{"topic":"news","notification":{"title":"x"}}"#
    let message = try JSONNode(strict: text)
    for _ in 0..<100_000 {
      let sent = messages.append(text, of: project, isDryRun: false)
      devices.send(sent.number, message, of: project, at: 0) { _ in [] }
    }
    #expect(messages.all.map(\.number) == Array(99_901...100_000))
    let (fleet, deliveries) = devices.kept
    #expect(deliveries.count == 100)
    #expect(deliveries.last?.map(\.outcome) == [.delivered, .pending])
    #expect(fleet.waiting(for: "away").count <= 100)
    #expect(fleet.notices(on: "awake").count == 50)
  }

  @Test func `Tokens that were issued long ago are forgotten`() {
    let tokens = IssuedTokens()
    let grant = IssuedTokens.Grant(scopes: [], expiry: 1, isOfUser: false)
    let first = tokens.issue(grant)
    for _ in 1..<EmulatorLimits.issuedTokens { _ = tokens.issue(grant) }
    #expect(tokens.grant(of: first[...]) != nil)
    let last = tokens.issue(grant)
    #expect(tokens.grant(of: first[...]) == nil)
    #expect(tokens.grant(of: last[...]) != nil)
  }

  @Test(arguments: [
    ("0", true), ("3600", true), ("3601", false), ("-1", false), ("\(Int.max)", false),
  ])
  func `An answer takes an hour at most`(seconds: String, isKnown: Bool) {
    #expect((EmulatedBehavior(name: "slow-\(seconds)") != nil) == isKnown)
  }

  @Test(arguments: [
    ("127.0.0.1:8080", true), ("localhost:8080", true), ("[::1]:8080", true), ("192.168.0.7", true),
    ("fcm:8080", true), ("fcm.googleapis.com", true), ("app.localhost", true), ("", true),
    ("evil.example:8080", false), ("127.0.0.1.evil.example", false),
    ("a.googleapis.com.evil.example", false),
  ])
  func `A name that a page may have is not the emulator's`(authority: String, isOurs: Bool) {
    #expect(BrowserRequest.isOurs(authority) == isOurs)
  }

  @Test(arguments: [
    "Host: a\r\nOrigin: https://evil.example", "Host: evil.example",
    "Host: a\r\nSec-Fetch-Site: none", "Host: a\r\nOrigin: null",
    "Host: a\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors",
    "Host: a\r\nSec-Fetch-Site: same-site\r\nSec-Fetch-Mode: cors",
    "Host: evil.example\r\nSec-Fetch-Mode: cors",
  ])
  func `A page in a browser gets nothing from the emulator`(headers: String) async throws {
    let head =
      "POST /v1/projects/demo/messages:send HTTP/1.1\r\n\(headers)\r\nAuthorization: Bearer x\r\n"
    let answer = try await answer(to: head + "Content-Length: 0\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 403 "))
    #expect(answer.contains("not pages in a browser"))
  }

  @Test(arguments: [
    ("POST /v1/projects/demo/messages:send", #"{"message":{"topic":"a"}}"#),
    ("POST /emulator/v1/devices", #"{"name":"a","platform":"web"}"#),
    ("DELETE /emulator/v1/messages", ""), ("POST /emulator/v1/reset", ""),
  ])
  func `A program whose fetch says that it is a fetch is no page`(request: String, body: String)
    async throws
  {
    // As Node.js sends it, without Origin and Sec-Fetch-Site.
    let text = """
      \(request) HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nSec-Fetch-Mode: cors\r\nAuthorization: Bearer x\r
      Connection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
    #expect(try await answer(to: text).hasPrefix("HTTP/1.1 200 "))
  }

  @Test(arguments: [
    ("GET /", "Host: 127.0.0.1:8080\r\nSec-Fetch-Site: none", 200),
    ("GET /?topic=a", "Host: localhost:8080\r\nSec-Fetch-Site: same-origin", 200),
    ("GET /messages/1", "Host: 127.0.0.1", 404),
    ("GET /emulator/v1/messages", "Host: 127.0.0.1\r\nSec-Fetch-Site: same-origin", 200),
    ("GET /", "Host: evil.example\r\nSec-Fetch-Site: none", 403),
    ("GET /", "Host: 127.0.0.1\r\nSec-Fetch-Site: cross-site", 403),
    ("GET /emulator/v1/messages", "Host: a\r\nOrigin: https://evil.example", 403),
    ("DELETE /emulator/v1/messages", "Host: 127.0.0.1\r\nSec-Fetch-Site: same-origin", 403),
    ("POST /emulator/v1/reset", "Host: 127.0.0.1\r\nOrigin: http://127.0.0.1", 403),
    ("DELETE /emulator/v1/messages", "Host: 127.0.0.1", 200),
  ])
  func `A browser gets the emulator's own pages, and changes nothing`(
    request: String, headers: String, status: Int
  ) async throws {
    let text = "\(request) HTTP/1.1\r\n\(headers)\r\nConnection: close\r\n\r\n"
    #expect(try await answer(to: text).hasPrefix("HTTP/1.1 \(status) "))
  }

  /// Limits that a test need not wait for.
  private static var short: EmulatorLimits {
    var limits = EmulatorLimits.standard
    limits.idleSeconds = 1
    limits.requestSeconds = 1
    limits.connections = 2
    return limits
  }

  private static let head =
    "POST /v1/projects/demo/messages:send HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer x\r\n"

  /// What the emulator answers to these bytes until it closes the connection.
  private func answer(to text: String, limits: EmulatorLimits = short) async throws -> String {
    let emulator = try await Emulator.start(port: 0, tokens: .any, now: nil, limits: limits)
    let answer = try await Self.exchange(text, port: emulator.port)
    await emulator.stop()
    return answer
  }

  private static func exchange(_ text: String, port: Int) async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      // It may be closed before all is written.
      try? await outbound.write(ByteBuffer(string: text))
      var answer = ByteBuffer()
      do {
        for try await part in inbound { answer.writeImmutableBuffer(part) }
      } catch is IOError {
      }
      return String(buffer: answer)
    }
  }

  @Test(arguments: ["", "POST /v1/proj", head, "\(head)Content-Length: 100\r\n\r\n{"])
  func `A connection without a whole request is closed`(text: String) async throws {
    #expect(try await answer(to: text) == "")
  }

  @Test func `Endless headers are refused`() async throws {
    let headers = (0..<2000).map { "X-\($0): \(String(repeating: "y", count: 100))\r\n" }.joined()
    let answer = try await answer(to: Self.head + headers, limits: .standard)
    // The refusal may be lost, because the connection ends while more is on its way.
    #expect(["", "HTTP/1.1 400 "].contains(String(answer.prefix(13))))
  }

  @Test func `A body that is too long is refused, and its connection closed`() async throws {
    let count = EmulatedFCM.longestBody + 1
    let text =
      "\(Self.head)Content-Length: \(count * 2)\r\n\r\n" + String(repeating: "x", count: count)
    let answer = try await answer(to: text)
    #expect(["", "HTTP/1.1 4"].contains(String(answer.prefix(10))))
  }

  @Test func `A body in chunks that make no sense isn't called too long`() async throws {
    let answer = try await answer(
      to: "\(Self.head)Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n")
    #expect(["", "HTTP/1.1 400 "].contains(String(answer.prefix(13))), "\(answer)")
  }

  @Test func `Connections beyond the limit wait until others have ended`() async throws {
    let emulator = try await Emulator.start(port: 0, tokens: .any, now: nil, limits: Self.short)
    let body = #"{"message":{"topic":"a"}}"#
    let text = "\(Self.head)Connection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    try await withThrowingTaskGroup(of: String.self) { group in
      // Those that say nothing are closed after a second each.
      for _ in 0..<6 { group.addTask { try await Self.exchange("", port: emulator.port) } }
      group.addTask { try await Self.exchange(text, port: emulator.port) }
      let answers = try await group.reduce(into: []) { $0.append($1) }
      #expect(answers.count { $0.hasPrefix("HTTP/1.1 200 ") } == 1)
      #expect(answers.count(where: \.isEmpty) == 6)
    }
    await emulator.stop()
  }
}
