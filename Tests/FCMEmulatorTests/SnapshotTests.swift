import FCMClient
import PushMessages
import Resolver
import SimulatedDevices
import TestPacing
import Testing

@testable import FCMEmulator

/// The state of an emulator, from which another one goes on.
@Suite(.takingTurns)
struct SnapshotTests {
  private static let pixel = SimulatedDevice(
    "pixel", .android, token: "p:1", installation: "cX9kQ2mTRq-aVb8sYw3_Zu",
    languages: ["fr-CA"], topics: ["news"])
  private static let phone = SimulatedDevice("phone", .apple, token: "i:1", languages: ["de"])

  /// An emulator with something of everything.
  private func rehearsal() async -> Rehearsal {
    let rehearsal = Rehearsal(Self.pixel, Self.phone)
    rehearsal.send(
      #"{"token":"p:1","notification":{"title":"Bonjour"},"android":{"notification":{"tag":"a"}}}"#)
    _ = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"online":false}"#)
    rehearsal.send(
      #"{"topic":"news","data":{"a":"\u001B[2J"},"android":{"ttl":"60s","collapse_key":"k"}}"#)
    rehearsal.send(#"{"condition":"'news' in topics || 'sport' in topics"}"#, project: "shop")
    _ = rehearsal.fcm.answer(
      EmulatorRequest(
        method: "POST", path: "/v1/projects/demo/registrations/other:1/topicSubscriptions",
        query: EmulatorQuery("topic_name=sport"), authorization: "Bearer x"))
    _ = await rehearsal.ask("DELETE", "devices/phone")
    _ = await rehearsal.ask("POST", "clock", body: #"{"advance_seconds":30}"#)
    return rehearsal
  }

  @Test func `Another emulator goes on from a snapshot as the first one would`() async throws {
    let first = await rehearsal()
    let snapshot = try EmulatorSnapshot(first.snapshot.bytes)
    #expect(snapshot == first.snapshot)
    let second = Rehearsal(after: snapshot)
    for path in ["messages", "devices", "messages/1", "clock"] {
      #expect(await second.ask("GET", path).body == first.ask("GET", path).body, "\(path)")
    }
    // What was on its way arrives, or expires, and numbers and registrations go on.
    for rehearsal in [first, second] {
      rehearsal.send(
        #"{"topic":"news","notification":{"title":"B"},"android":{"notification":{"tag":"a"}}}"#)
      _ = await rehearsal.ask("POST", "clock", body: #"{"advance_seconds":30}"#)
      _ = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"online":true}"#)
      #expect(rehearsal.send(#"{"token":"i:1"}"#).status == 404)
      #expect(try await rehearsal.numbers("outcome=droppedTtlExpired") == ["2"])
      #expect(try await rehearsal.numbers("outcome=delivered") == ["4", "3", "1"])
    }
    #expect(await second.ask("GET", "messages").body == first.ask("GET", "messages").body)
    #expect(second.snapshot == first.snapshot)
    let path = "/v1/projects/demo/registrations/other:1/topicSubscriptions"
    let topics = second.fcm.answer(
      EmulatorRequest(method: "GET", path: path, authorization: "Bearer x"))
    #expect(topics.body.contains("sport"))
  }

  @Test func `The text is JSON lines that people can read and compare`() async {
    let lines = String(decoding: await rehearsal().snapshot.bytes, as: UTF8.self)
      .split(separator: "\n")
    #expect(
      lines.first
        == #"{"pushwright_emulator":1,"time":"2026-11-22T12:00:30Z","accepted":3,"sent":3}"#)
    #expect(
      lines[2] == """
        {"message":{"topic":"news","data":{"a":"\\u001b[2J"},"android":{"ttl":"60s","collapse_key":"k"}},\
        "number":2,"project":"demo","name":"projects/demo/messages/0000000000000002","dry_run":false,\
        "time":"2026-11-22T12:00:00Z"}
        """)
    #expect(lines.last == #"{"end":\#(lines.count - 1)}"#)
    #expect(!lines.contains { $0.utf8.contains { $0 < 0x20 } })
  }

  @Test func `Every device that the snapshot lacks joins, and one that was removed stays away`()
    async throws
  {
    var snapshot = await rehearsal().snapshot
    var changed = Self.pixel
    changed.languages = ["ja"]
    try snapshot.add([changed, Self.phone, SimulatedDevice("new", .web, token: "n:1")])
    #expect(snapshot.devices.map(\.device.name) == ["pixel", "new"])
    #expect(snapshot.devices.first?.device.languages == ["fr-CA"])
    #expect(snapshot.devices.first?.mailbox.waiting.map(\.message) == [2, 3])
    let thief = SimulatedDevice("thief", .android, token: "p:1")
    #expect {
      try snapshot.add([thief])
    } throws: {
      ($0 as? EmulatorSnapshot.Failure)?.sentence.hasPrefix("thief has the token") == true
    }
  }

  @Test(arguments: [
    ("", 1, "isn't an export"), ("{}", 1, "isn't an export"), ("[1]\n", 1, "isn't an export"),
    (#"{"pushwright_emulator":2}"#, 1, "has version 2, this Pushwright reads 1"),
    (#"{"pushwright_emulator":1,"time":"yesterday","accepted":0,"sent":0}"#, 1, "‘time’"),
    (Self.head, 2, "has no end"), (Self.head + "{\"end\":2}\n", 2, "lines are missing"),
    (Self.head + "{\"end\":1}\n{\"end\":2}\n", 3, "more after the end"),
    (Self.head + "{\"nonsense\":1}\n", 2, "as an export has it"), (Self.head + "x\n", 2, "as an"),
    (Self.head + #"{"message":{},"number":2,"project":"d"}"#, 2, "out of order"),
    (Self.head + #"{"message":7,"number":1}"#, 2, "isn't a message"),
    (Self.head + #"{"message":{},"number":1,"project":"/"}"#, 2, "isn't a project ID"),
    (Self.head + #"{"device":{"name":"a","platform":"symbian"}}"#, 2, "android, apple or web"),
    (Self.head + #"{"device":{"name":"a","colour":"red"}}"#, 2, "no ‘colour’"),
    (Self.head + #"{"device":{"name":"a","platform":"web"},"last_contact":7}"#, 2, "last_contact"),
    (Self.head + #"{"topics":{"a b":"2026-11-22T12:00:00Z"}}"#, 2, "isn't a topic"),
    (Self.head + #"{"counts":"2026-13-01"}"#, 2, "isn't a day"),
    (
      Self.head + #"{"delivery":{"message":1,"device":"a","outcome":"lost"}}"#, 2,
      "doesn't know"
    ),
    (Self.head + #"{"gone":[1]}"#, 2, "isn't a list of texts"),
  ])
  func `A text that isn't whole or isn't ours is refused with its line`(
    text: String, line: Int, words: String
  ) {
    #expect {
      try EmulatorSnapshot(Array(text.utf8))
    } throws: { error in
      guard let failure = error as? EmulatorSnapshot.Failure else { return false }
      return failure.line == line && failure.sentence.contains(words)
    }
  }

  @Test func `Two devices with one token aren't taken`() {
    let device = """
      {"device":{"name":"NAME","platform":"web","token":"t:1"},"last_contact":"2026-11-22T12:00:00Z"}

      """
    let text =
      Self.head + device.replacing("NAME", with: "a") + device.replacing("NAME", with: "b")
      + "{\"end\":3}\n"
    #expect(throws: EmulatorSnapshot.Failure.self) { try EmulatorSnapshot(Array(text.utf8)) }
  }

  @Test func `A reset begins anew with the devices of the import, at its time`() async throws {
    let rehearsal = Rehearsal(after: try EmulatorSnapshot(await rehearsal().snapshot.bytes))
    _ = await rehearsal.ask("POST", "clock", body: #"{"advance_seconds":3600}"#)
    #expect(await rehearsal.ask("POST", "reset").status == 200)
    #expect(await rehearsal.ask("GET", "clock").body.contains("12:00:30"))
    #expect(try await rehearsal.numbers(nil) == [])
    #expect(await rehearsal.ask("GET", "devices").body.contains("pixel"))
  }

  private static let head =
    #"{"pushwright_emulator":1,"time":"2026-11-22T12:00:00Z","accepted":1,"sent":1}"# + "\n"
}
