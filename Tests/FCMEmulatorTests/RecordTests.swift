import FCMClient
import PushMessages
import Resolver
import SimulatedDevices
import Synchronization
import TestPacing
import Testing

@testable import FCMEmulator

/// What came to an emulator, written down and judged again.
@Suite(.takingTurns)
struct RecordTests {
  /// The lines of a record that is being written.
  private final class Lines: Sendable {
    private let text = Mutex("")

    var bytes: [UInt8] { text.withLock { Array($0.utf8) } }

    func write(_ line: String) { text.withLock { $0 += line } }
  }

  private static let pixel = SimulatedDevice(
    "pixel", .android, token: "p:1", languages: ["fr-CA"], topics: ["news"])

  /// Plays requests to an emulator that writes a record.
  private func record() async throws -> EmulatorRecord {
    try EmulatorRecord(await lines().bytes)
  }

  private func lines() async -> Lines {
    let rehearsal = Rehearsal(Self.pixel)
    let lines = Lines()
    let recorder = EmulatorRecorder(now: { 1_795_348_800 }, write: { lines.write($0) })
    recorder.begin(
      EmulatorRecord.Head(
        time: 1_795_348_800, project: .demo, quota: nil, isImported: false, projects: nil,
        devices: [Self.pixel]))
    func send(_ body: String, authorization: String? = "Bearer secret-7", behavior: String? = nil) {
      var request = EmulatorRequest(
        path: "/v1/projects/demo/messages:send", query: EmulatorQuery("access_token=secret-8"),
        authorization: authorization, body: Array(body.utf8))
      request.behavior = behavior
      _ = recorder.answer(request, by: rehearsal.fcm)
    }
    func ask(_ method: String, _ path: String, _ body: String = "") async {
      let answer = await rehearsal.ask(method, path, body: body)
      recorder.note(
        EmulatorRequest(
          method: method, path: "/emulator/v1/\(path)", body: Array(body.utf8)), answer)
    }
    send(#"{"message":{"token":"p:1","notification":{"title":"Bonjour\u001B[2J"}}}"#)
    await ask("PATCH", "devices/pixel", #"{"online":false}"#)
    send(#"{"message":{"topic":"news","android":{"ttl":"60s"}}}"#)
    await ask("POST", "clock", #"{"advance_seconds":60}"#)
    await ask("GET", "messages")
    send(#"{"message":{"topic":"behave-unavailable-7"}}"#)
    send(#"{"message":{"topic":"news"}}"#, behavior: "cut-before-answering")
    send(#"{"message":{"topic":"news"},"#)
    send(#"{"message":{"topic":"news"}}"#, authorization: nil)
    await ask("POST", "faults", #"{"behavior":"internal","probability":0.5,"seed":7}"#)
    for _ in 0..<8 { send(#"{"message":{"topic":"news"}}"#) }
    await ask("DELETE", "devices/pixel")
    send(#"{"message":{"token":"p:1"}}"#)
    _ = recorder.answer(
      EmulatorRequest(
        method: "POST", path: "/v1/projects/demo/registrations/p:1/topicSubscriptions",
        query: EmulatorQuery("topic_name=sport&key=secret-9"), authorization: "Bearer secret-7"),
      by: rehearsal.fcm)
    _ = recorder.answer(
      EmulatorRequest(
        path: "/v1/token", authorization: "Bearer secret-7", body: Array("secret-6".utf8)),
      by: rehearsal.fcm)
    return lines
  }

  @Test func `A record has requests and answers, and no credentials`() async throws {
    let text = String(decoding: await lines().bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(!text.contains("secret"))
    #expect(!text.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(lines[0].hasPrefix(#"{"pushwright_record":1,"time":"2026-11-22T12:00:00Z","project":"#))
    #expect(
      lines[3] == """
        {"request":"POST","path":"/v1/projects/demo/messages:send","time":"2026-11-22T12:00:00Z",\
        "credentials":"taken","body":{"message":{"topic":"news","android":{"ttl":"60s"}}},"answer":\
        {"status":200,"body":{"name":"projects/demo/messages/0000000000000002"}}}
        """)
    #expect(lines[5].contains(#""status":503,"retry_after":7,"#))
    #expect(lines[6].contains(#""behave":"cut-before-answering""#))
    #expect(lines[6].contains(#""ending":"cut-before-answering""#))
    #expect(lines[8].contains(#""credentials":"missing""#))
    #expect(lines[20].contains(#""query":{"topic_name":"sport"}"#))
  }

  @Test func `A replay gives every answer again, as often as one likes`() async throws {
    let record = try await record()
    for _ in 0..<2 {
      let replay = EmulatorReplay(record.head)
      for exchange in record.exchanges {
        let answer = await replay.answer(exchange)
        #expect(answer == exchange.answer, "\(exchange.title)")
      }
      // What was sent before its device went away, and didn't reach it in time.
      #expect(replay.snapshot.deliveries.map(\.outcome.rawValue).contains("droppedTtlExpired"))
    }
  }

  @Test func `An answer that would be another one now is seen`() async throws {
    let text = String(decoding: await lines().bytes, as: UTF8.self)
    let edited = text.replacing(#""token":"p:1","notification""#, with: #""token":"q:2","topic""#)
    let record = try EmulatorRecord(Array(edited.utf8))
    let replay = EmulatorReplay(record.head)
    let first = try #require(record.exchanges.first)
    #expect(await replay.answer(first) != first.answer)
  }

  @Test func `A record goes on from the export that its emulator went on from`() async throws {
    let first = Rehearsal(Self.pixel)
    first.send(#"{"topic":"news"}"#)
    let snapshot = first.snapshot
    let replay = EmulatorReplay(
      EmulatorRecord.Head(
        time: 1_900_000_000, project: .demo, quota: nil, isImported: true, projects: nil,
        devices: []),
      beginning: snapshot)
    let exchange = try #require(try await record().exchanges.first)
    var later = exchange
    later.time = 1_900_000_060
    let answer = await replay.answer(later)
    #expect(answer?.body.contains("0000000000000002") == true)
    #expect(replay.snapshot.messages.last?.time == snapshot.time + 60)
  }

  @Test func `A line that a power failure has cut is left out, and said`() async throws {
    let bytes = await lines().bytes
    let cut = try EmulatorRecord(Array(bytes.dropLast(20)))
    #expect(cut.isCut)
    #expect(cut.exchanges.count == 19)
    #expect(try EmulatorRecord(bytes).isCut == false)
  }

  @Test(arguments: [
    ("", 1, "isn't a record"), ("{}\n", 1, "isn't a record"),
    ("{\"pushwright_record\":2}\n", 1, "has version 2, this Pushwright reads 1"),
    ("{\"pushwright_record\":1}\n", 1, "‘time’"), (Self.head + "[]\n", 2, "JSON object"),
    (Self.head + "{\"time\":\"x\"}\n", 2, "‘time’"),
    (
      Self.head + #"{"time":"2026-11-22T12:00:00Z","credentials":"mine"}"# + "\n", 2,
      "doesn't know"
    ),
    (
      Self.head
        + #"{"request":"GET","path":"/","time":"2026-11-22T12:00:00Z","credentials":"taken","answer":{}}"#
        + "\n", 2, "no body"
    ),
  ])
  func `A file that isn't a record is refused with its line`(
    text: String, line: Int, words: String
  ) {
    #expect {
      try EmulatorRecord(Array(text.utf8))
    } throws: { error in
      guard let failure = error as? EmulatorSnapshot.Failure else { return false }
      return failure.line == line && failure.sentence.contains(words)
    }
  }

  private static let head =
    #"{"pushwright_record":1,"time":"2026-11-22T12:00:00Z","project":"demo"}"# + "\n"
}
