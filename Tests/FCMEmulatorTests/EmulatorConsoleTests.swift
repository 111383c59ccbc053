import PushMessages
import Resolver
import SimulatedDevices
import Testing

@testable import FCMEmulator

/// The emulator's API for tests, asked as a test asks it.
struct EmulatorConsoleTests {
  private static let pixel = SimulatedDevice(
    "pixel", .android, token: "p:1", installation: "cX9kQ2mTRq-aVb8sYw3_Zu",
    languages: ["fr-CA"], topics: ["news"])

  private let toPixel = #"{"token":"p:1","notification":{"title":"Bonjour","body":"Ça va"}}"#

  @Test func `A message has its deliveries, and what a device shows`() async throws {
    let rehearsal = Rehearsal(Self.pixel)
    rehearsal.send(toPixel)
    #expect(
      await rehearsal.ask("GET", "messages/1").body == """
        {"number":1,"project":"demo","name":"projects/demo/messages/0000000000000001",\
        "dry_run":false,"time":"2026-11-22T12:00:00Z","target":{"token":"p:1"},"message":\
        {"token":"p:1","notification":{"title":"Bonjour","body":"Ça va"}},"deliveries":[{"device":\
        "pixel","outcome":"delivered","delay":"deliveredNoDelay","handling":"shown","time":\
        "2026-11-22T12:00:00Z","shows":{"verdict":"fine","title":"Bonjour","body":"Ça va"}}],\
        "findings":[]}
        """)
    #expect(await rehearsal.ask("GET", "messages/2").status == 404)
  }

  @Test(arguments: [
    (nil, ["3", "2", "1"]), ("topic=news", ["2"]), ("token=p:1", ["1"]), ("project=shop", ["3"]),
    ("device=pixel", ["3", "2", "1"]), ("shows=Bonjour", ["1"]), ("shows=Hallo", []),
    ("verdict=fine", ["1"]), ("verdict=error", []),
    ("handling=handed-to-app", ["3", "2"]), ("outcome=delivered&topic=news", ["2"]),
    ("contains=b%20c", ["3"]), ("after=1", ["3", "2"]), ("limit=1", ["3"]),
    ("limit=1&start=1", ["2"]), ("dry_run=true", []), ("dry_run=false&after=2", ["3"]),
  ])
  func `Messages are found by what is asked`(query: String?, numbers: [String]) async throws {
    let rehearsal = Rehearsal(Self.pixel)
    rehearsal.send(toPixel)
    rehearsal.send(#"{"topic":"/topics/news","data":{"a":"b"}}"#)
    rehearsal.send(#"{"condition":"'news' in topics","data":{"a":"b c"}}"#, project: "shop")
    #expect(try await rehearsal.numbers(query) == numbers)
  }

  @Test(arguments: [
    "dry_run=perhaps", "outcome=lost", "verdict=bad", "finding=bad", "after=x", "limit=x",
    "start=-1", "verdct=error", "topic%zz=a", "timeout=0",
  ])
  func `A question that makes no sense is refused with a sentence`(query: String) async {
    let answer = await Rehearsal().ask("GET", "messages", query)
    #expect(answer.status == 400)
    #expect(answer.body.contains(#""status":"INVALID_ARGUMENT""#))
  }

  @Test func `Waiting ends with the message that was waited for`() async throws {
    let rehearsal = Rehearsal()
    async let answer = rehearsal.ask("GET", "messages/wait", "topic=news&timeout=60s&count=2")
    rehearsal.send(#"{"topic":"other"}"#)
    rehearsal.send(#"{"topic":"news"}"#)
    rehearsal.send(#"{"topic":"news"}"#)
    let body = try JSONNode(strict: await answer.body)
    #expect(body["messages"]?.elements?.count == 2)
  }

  @Test func `Waiting for what doesn't come says how much has come`() async {
    let rehearsal = Rehearsal()
    rehearsal.send(#"{"topic":"other"}"#)
    let answer = await rehearsal.ask("GET", "messages/wait", "topic=news&timeout=0")
    #expect(answer.status == 404)
    #expect(answer.body.contains("0 of 1 messages match, of 1 in all."))
    for query in ["timeout=601s", "timeout=x", "timeout=-1", "count=x"] {
      #expect(await rehearsal.ask("GET", "messages/wait", query).status == 400)
    }
  }

  @Test func `Devices are added, changed and removed, and messages follow`() async throws {
    let rehearsal = Rehearsal()
    let body = #"{"name":"pixel","platform":"android","token":"p:1","locales":["fr-CA"]}"#
    #expect(await rehearsal.ask("POST", "devices", body: body).status == 200)
    #expect(await rehearsal.ask("POST", "devices", body: body).status == 409)
    let changed = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"online":false}"#)
    #expect(changed.body.contains(#""online":false"#))
    rehearsal.send(toPixel)
    #expect(await rehearsal.ask("GET", "devices/pixel").body.contains(#""waiting":[1]"#))
    _ = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"online":true}"#)
    #expect(await rehearsal.ask("GET", "devices/pixel").body.contains(#""notices":[1]"#))
    // What was, is among the deliveries; what is asked for is how it stands.
    #expect(try await rehearsal.numbers("outcome=pending") == [])
    #expect(try await rehearsal.numbers("outcome=delivered") == ["1"])
    #expect(await rehearsal.ask("GET", "messages/1").body.contains(#""outcome":"pending""#))
    #expect(await rehearsal.ask("DELETE", "devices/pixel").status == 200)
    let answer = rehearsal.send(toPixel)
    #expect(answer.status == 404)
    #expect(answer.body.contains("UNREGISTERED"))
    #expect(await rehearsal.ask("GET", "devices").body == #"{"devices":[]}"#)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"name":"a b","platform":"web"}"#, #"{"name":"a","platform":"symbian"}"#,
    #"{"name":"a","platform":"web","colour":"red"}"#, #"{"name":"a","platform":"web","online":1}"#,
    #"{"name":"a","platform":"web","topics":"news"}"#,
    #"{"name":"a","platform":"web","android_api":0}"#, #"{"name":"a","platform":"web","app":"x"}"#,
    #"{"name":"a","platform":"web","locales":["!!"]}"#, #"{"name":"a","platform":"web","token":5}"#,
    #"{"name":"a","platform":"web","topics":["a b"]}"#,
    #"{"name":"a","platform":"web","topics":["/topics/z"]}"#,
  ])
  func `A device that makes no sense is refused`(body: String) async {
    let rehearsal = Rehearsal()
    #expect(await rehearsal.ask("POST", "devices", body: body).status == 400)
    #expect(await rehearsal.ask("GET", "devices").body == #"{"devices":[]}"#)
  }

  @Test func `Who a device is doesn't change, and half a change isn't made`() async {
    let rehearsal = Rehearsal(Self.pixel)
    let renamed = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"token":"q:2"}"#)
    #expect(renamed.status == 400)
    let half = #"{"online":false,"doze":"yes"}"#
    #expect(await rehearsal.ask("PATCH", "devices/pixel", body: half).status == 400)
    #expect(await rehearsal.ask("GET", "devices/pixel").body.contains(#""online":true"#))
    #expect(await rehearsal.ask("PATCH", "devices/none", body: "{}").status == 404)
  }

  @Test func `Topics of either API reach the device, by token and by installation`() async throws {
    let rehearsal = Rehearsal(Self.pixel)
    let fid = "cX9kQ2mTRq-aVb8sYw3_Zu"
    let path = "/v1/projects/demo/registrations/\(fid)/topicSubscriptions"
    let answer = rehearsal.fcm.answer(
      EmulatorRequest(
        method: "POST", path: path, query: EmulatorQuery("topic_name=sport"),
        authorization: "Bearer x"))
    #expect(answer.body.contains("registrations/\(fid)/"))
    rehearsal.send(#"{"topic":"sport","notification":{"title":"x"}}"#)
    #expect(try await rehearsal.numbers("device=pixel&topic=sport") == ["1"])
    let byToken = rehearsal.fcm.answer(
      EmulatorRequest(
        method: "GET", path: "/v1/projects/demo/registrations/p:1/topicSubscriptions",
        authorization: "Bearer x"))
    #expect(byToken.body.contains("sport"))
  }

  @Test func `Time passes at once, and never back`() async throws {
    let rehearsal = Rehearsal(Self.pixel)
    _ = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"online":false}"#)
    rehearsal.send(#"{"token":"p:1","android":{"ttl":"60s"}}"#)
    let answer = await rehearsal.ask("POST", "clock", body: #"{"advance_seconds":60}"#)
    #expect(answer.body == #"{"time":"2026-11-22T12:01:00Z"}"#)
    #expect(try await rehearsal.numbers("outcome=droppedTtlExpired") == ["1"])
    for body in ["", "{}", #"{"advance_seconds":-1}"#, #"{"advance_seconds":99999999999}"#] {
      #expect(await rehearsal.ask("POST", "clock", body: body).status == 400)
    }
    #expect(await rehearsal.ask("GET", "clock").body.contains("12:01:00"))
  }

  @Test func `Failures happen to a target, so many times`() async {
    let rehearsal = Rehearsal()
    let fault = #"{"behavior":"unavailable-3","target":"news","count":2}"#
    #expect(await rehearsal.ask("POST", "faults", body: fault).status == 200)
    let statuses = (0..<4).map { _ in rehearsal.send(#"{"topic":"news"}"#).status }
    #expect(statuses == [503, 503, 200, 200])
    #expect(rehearsal.send(#"{"topic":"other"}"#).status == 200)
    _ = await rehearsal.ask("POST", "faults", body: #"{"behavior":"internal"}"#)
    #expect(rehearsal.send(#"{"topic":"other"}"#).status == 500)
    // A message that is wrong is refused for its own fault.
    #expect(rehearsal.send("{}").status == 400)
    #expect(await rehearsal.ask("DELETE", "faults").status == 200)
    #expect(rehearsal.send(#"{"topic":"other"}"#).status == 200)
    for body in [
      "", "{}", #"{"behavior":"no-such"}"#, #"{"behavior":"internal","count":0}"#,
      #"{"behavior":"internal","probability":2}"#, #"{"behavior":"internal","more":1}"#,
    ] {
      #expect(await rehearsal.ask("POST", "faults", body: body).status == 400)
    }
  }

  @Test func `Chance has a seed, and is the same each time`() async {
    func statuses() async -> [Int] {
      let rehearsal = Rehearsal()
      let fault = #"{"behavior":"internal","probability":0.5,"seed":42}"#
      _ = await rehearsal.ask("POST", "faults", body: fault)
      return (0..<40).map { _ in rehearsal.send(#"{"topic":"news"}"#).status }
    }
    let first = await statuses()
    #expect(await statuses() == first)
    #expect((8...32).contains(first.count { $0 == 500 }))
  }

  @Test func `A reset begins anew with the devices of the start`() async throws {
    let rehearsal = Rehearsal(Self.pixel)
    rehearsal.send(toPixel)
    _ = await rehearsal.ask("DELETE", "devices/pixel")
    _ = await rehearsal.ask("POST", "clock", body: #"{"advance_seconds":60}"#)
    _ = await rehearsal.ask("POST", "faults", body: #"{"behavior":"internal"}"#)
    #expect(await rehearsal.ask("POST", "reset").status == 200)
    #expect(try await rehearsal.numbers(nil) == [])
    #expect(rehearsal.send(toPixel).status == 200)
    // Numbers go on, so that no message is taken for another.
    #expect(try await rehearsal.numbers("device=pixel") == ["2"])
    #expect(await rehearsal.ask("GET", "clock").body.contains("12:00:00"))
    #expect(await rehearsal.ask("DELETE", "messages").status == 200)
    #expect(try await rehearsal.numbers(nil) == [])
  }

  @Test func `The description of the API has every path, and no other`() async throws {
    let rehearsal = Rehearsal(Self.pixel)
    rehearsal.send(toPixel)
    let document = try JSONNode(strict: await rehearsal.ask("GET", "openapi.json").body)
    let paths = try #require(document["paths"]?.members)
    #expect(paths.count == 10)
    for path in paths {
      let asked = path.key.dropFirst("/emulator/v1/".count)
        .replacing("{number}", with: "1").replacing("{name}", with: "pixel")
      var known: Set<String> = []
      for operation in path.value.members ?? [] {
        let method = operation.key.uppercased()
        known.insert(method)
        // The device has to stay for the next method.
        guard method != "DELETE" || !asked.contains("pixel") else { continue }
        let query = asked.hasSuffix("wait") || asked.hasSuffix("assert") ? "timeout=0" : nil
        let answer = await rehearsal.ask(method, String(asked), query, body: "{")
        #expect(!answer.body.contains("no such path"), "\(method) \(path.key)")
        #expect(operation.value["responses"]?["\(answer.status)"] != nil, "\(method) \(path.key)")
        if method == "GET", let parameters = operation.value["parameters"]?.elements {
          let names = Set(parameters.compactMap { $0["name"]?.string })
          if path.key.hasSuffix("messages") || path.key.hasSuffix("wait") {
            #expect(names.isSuperset(of: InboxFilter.names))
          }
          let last = path.key.split(separator: "/").last.map(String.init)
          if let question = MessageRequests.Question(last == "messages" ? nil : last) {
            #expect(names == Set(question.names))
          }
        }
      }
      for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] where !known.contains(method) {
        let answer = await rehearsal.ask(method, String(asked), body: "{}")
        #expect(answer.status == 404, "\(method) \(path.key)")
      }
      rehearsal.send(toPixel)
    }
  }

  @Test func `The page lists messages, shows one, and holds nothing hostile`() async throws {
    let rehearsal = Rehearsal(Self.pixel)
    let text = "<script>alert(1)</script>\u{202E}"
    rehearsal.send(#"{"token":"p:1","notification":{"title":"\#(text)","body":"x"}}"#)
    rehearsal.send(#"{"topic":"quiet","data":{"a":"b"}}"#)
    let list = await rehearsal.page("/")
    #expect(list.kind == .html)
    #expect(list.policy?.contains("default-src 'none'") == true)
    #expect(list.body.contains("token p:1"))
    #expect(list.body.contains("<li>✓ pixel fine</li>"))
    #expect(list.body.contains("<details><summary>Filter"))
    #expect(await rehearsal.page("/", "topic=quiet").body.contains("<details open>"))
    #expect(list.body.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!list.body.contains("\u{202E}"))
    #expect(!list.body.contains("<script>alert"))
    #expect(await rehearsal.page("/", "topic=quiet").body.contains("1 message<"))
    #expect(await rehearsal.page("/", "outcome=x\"><b>").body.contains("outcome is one of"))
    let one = await rehearsal.page("/messages/1")
    #expect(one.body.contains("<svg"))
    #expect(one.body.contains("As it was sent"))
    #expect(!one.body.contains("<script>"))
    #expect(await rehearsal.page("/messages/9").status == 404)
    #expect(await rehearsal.page("/messages/x").status == 404)
  }
}
