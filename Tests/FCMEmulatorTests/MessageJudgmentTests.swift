import MessageLint
import PushMessages
import Resolver
import SimulatedDevices
import StringResources
import Testing

@testable import FCMEmulator

/// Whether messages came and devices can show them, with `GET /emulator/v1/messages/assert`.
struct MessageJudgmentTests {
  private static func device(_ name: String, _ locale: String = "en-US") -> SimulatedDevice {
    SimulatedDevice(
      name, .android, token: "emulated:\(name)", languages: [locale], topics: ["orders"])
  }

  private static let mia = device("mia")
  private static let jo = device("jo", "de-DE")

  /// German crashes: the formatter gets a text where it wants a number.
  private static let strings: AppLocalizations = {
    var table = AndroidStringTable()
    for (folder, text) in [("values", "Order %1$s"), ("values-de", "Bestellung %1$d")] {
      guard let configuration = AndroidConfiguration(directoryName: folder) else { continue }
      table.add(
        [.init(name: "shipped", kind: .string, value: .text(text), line: 2)],
        configuration: configuration, directory: folder, path: "res/\(folder)/strings.xml")
    }
    return AppLocalizations(android: table)
  }()

  private static let shop = EmulatorPreview(strings: strings)

  private static let order = """
    {"topic":"orders","android":{"notification":{"channel_id":"c1","title_loc_key":"shipped",\
    "title_loc_args":["4711"]}}}
    """

  /// What the emulator answers: `passed`, and the text of each problem.
  private static func judgment(
    _ rehearsal: Rehearsal, _ query: String = ""
  ) async throws -> [String] {
    let body = await rehearsal.ask("GET", "messages/assert", "timeout=0&" + query).body
    let node = try JSONNode(strict: body)
    let problems = try #require(node["problems"]?.elements, "\(body)")
    #expect(node["passed"]?.kind == .boolean(problems.isEmpty))
    return problems.compactMap { $0["text"]?.string }
  }

  @Test func `Without a message nothing has passed`() async throws {
    let rehearsal = Rehearsal(Self.mia, preview: Self.shop)
    #expect(try await Self.judgment(rehearsal) == ["missing: 0 of 1 messages match, of 0 in all."])
    rehearsal.send(Self.order)
    #expect(try await Self.judgment(rehearsal) == [])
    #expect(
      try await Self.judgment(rehearsal, "count=2")
        == ["missing: 1 of 2 messages match, of 1 in all."])
    #expect(
      try await Self.judgment(rehearsal, "topic=other")
        == ["missing: 0 of 1 messages match, of 1 in all."])
  }

  @Test func `A phone that crashes is named, with the reason`() async throws {
    let rehearsal = Rehearsal(Self.mia, Self.jo, preview: Self.shop)
    rehearsal.send(Self.order)
    let problems = try await Self.judgment(rehearsal)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("message 1 on jo: crashes: title: ") == true, "\(problems)")
    #expect(try await Self.judgment(rehearsal, "device=mia") == [])
    #expect(try await Self.judgment(rehearsal, "device=jo&allow_unknown=true").count == 1)
  }

  @Test func `A text that is asserted has to be on the device, or on one of them`() async throws {
    let rehearsal = Rehearsal(Self.mia, Self.device("al"), preview: Self.shop)
    rehearsal.send(Self.order)
    #expect(try await Self.judgment(rehearsal, "shows=Order%204711") == [])
    #expect(try await Self.judgment(rehearsal, "shows=4711&device=mia") == [])
    #expect(
      try await Self.judgment(rehearsal, "shows=4712")
        == ["message 1: other text: no device shows ‘4712’"])
    #expect(
      try await Self.judgment(rehearsal, "shows=4712&device=mia")
        == ["message 1 on mia: other text: it doesn't show ‘4712’"])
  }

  @Test(arguments: [
    #"{"notifications":false}"#, #"{"blocked_channels":["c1"]}"#,
  ])
  func `Who sees no notification crashes all the same: texts come before permission`(
    change: String
  ) async throws {
    let rehearsal = Rehearsal(Self.mia, Self.jo, preview: Self.shop)
    for name in ["mia", "jo"] {
      _ = await rehearsal.ask("PATCH", "devices/\(name)", body: change)
    }
    rehearsal.send(Self.order)
    #expect(try await rehearsal.numbers("device=jo&verdict=crashes") == ["1"])
    #expect(try await rehearsal.numbers("device=jo&handling=crashed") == ["1"])
    #expect(try await rehearsal.numbers("device=jo&handling=hidden") == [])
    #expect(try await rehearsal.numbers("device=mia&handling=hidden") == ["1"])
    #expect(try await Self.judgment(rehearsal).first?.hasPrefix("message 1 on jo: crashes") == true)
  }

  @Test func `A crash leaves nothing on the screen, and isn't replaced`() async throws {
    let rehearsal = Rehearsal(Self.mia, Self.jo, preview: Self.shop)
    let tagged = Self.order.replacing(#""channel_id":"c1""#, with: #""tag":"t""#)
    rehearsal.send(tagged)
    rehearsal.send(#"{"topic":"orders","android":{"notification":{"title":"Hi","tag":"t"}}}"#)
    #expect(await rehearsal.ask("GET", "devices/jo").body.contains(#""notices":[2]"#))
    let crashed = await rehearsal.ask("GET", "messages/1").body
    #expect(crashed.contains(#""handling":"crashed""#))
    #expect(try await rehearsal.numbers("handling=shown&device=jo") == ["2"])
    let second = await rehearsal.ask("GET", "messages/2").body
    #expect(second.ranges(of: #""replaces":1"#).count == 1)
  }

  @Test func `Texts that aren't known fail, with the reason, unless they may`() async throws {
    let gaps = [Platform.android: "no project file names the app's Android strings"]
    let rehearsal = Rehearsal(Self.mia, preview: EmulatorPreview(gaps: gaps))
    rehearsal.send(Self.order)
    #expect(
      try await Self.judgment(rehearsal)
        == ["message 1 on mia: unknown: no project file names the app's Android strings"])
    #expect(try await Self.judgment(rehearsal, "allow_unknown=true") == [])
    #expect(await rehearsal.page("/messages/1").body.contains("<li>no project file names"))
    #expect(await rehearsal.ask("GET", "messages/1").body.contains("no project file names"))
  }

  @Test func `What can't be read is told of the devices that show it`() {
    var strings = Self.strings
    let source = TextSource(localization: "values", file: "res/values/strings.xml", line: 3)
    strings.faults = [StringsFault(.android, source, "unclosed <string>")]
    let preview = EmulatorPreview(
      strings: strings, gaps: [.apple: "the project file names no Apple strings"])
    let iphone = SimulatedDevice("al", .apple, token: "a:1")
    let web = SimulatedDevice("zoe", .web, token: "w:1")
    #expect(
      preview.doubts(about: [Self.mia, Self.jo, iphone, web]) == [
        "what mia, jo show isn't known: res/values/strings.xml:3: unclosed <string>",
        "what al shows isn't known: the project file names no Apple strings",
      ])
    #expect(Self.shop.doubts(about: [Self.mia, web]) == [])
  }

  private static let unjudged: [(message: String, change: String?, words: String)] = [
    (#"{"topic":"orders","data":{"a":"b"}}"#, nil, "the app gets it, and decides what appears"),
    (order, #"{"app":"foreground"}"#, "the app gets it, and decides what appears"),
    (order, #"{"online":false}"#, "it waits for the device"),
    (order, #"{"app":"force-stopped"}"#, "no simulated device has shown it"),
    (#"{"topic":"other","notification":{"title":"a"}}"#, nil, "no simulated device has shown it"),
  ]

  @Test(arguments: unjudged)
  func `A message that no device has judged hasn't passed`(
    message: String, change: String?, words: String
  ) async throws {
    let rehearsal = Rehearsal(Self.mia, preview: Self.shop)
    if let change { _ = await rehearsal.ask("PATCH", "devices/mia", body: change) }
    rehearsal.send(message)
    let problems = try await Self.judgment(rehearsal)
    #expect(problems.first?.hasSuffix("unknown: \(words)") == true, "\(problems)")
    #expect(try await Self.judgment(rehearsal, "allow_unknown=true") == [])
  }

  @Test func `An error of lint fails, also in a language that no phone has`() async throws {
    let finding = Finding(rule: "crash", .error, "title in de: %1$d", remedy: "give a number")
    let preview = EmulatorPreview(strings: Self.strings) { _ in [finding] }
    let rehearsal = Rehearsal(Self.mia, preview: preview)
    rehearsal.send(Self.order)
    #expect(
      try await Self.judgment(rehearsal, "allow_unknown=true")
        == ["message 1: lint crash: title in de: %1$d"])
  }

  private static let silent: [(message: String, verdict: String)] = [
    (#"{"token":"i:1","data":{"a":"b"}}"#, "not-known"),
    (
      #"{"token":"i:1","data":{"a":"b"},"apns":{"payload":{"aps":{"content-available":1}}}}"#,
      "handed-to-app"
    ),
    (
      #"{"token":"i:1","notification":{"title":"a"},"apns":{"headers":{"apns-push-type":"background"}}}"#,
      "doesn't say alert"
    ),
  ]

  @Test(arguments: silent)
  func `What an iPhone does without being asked rightly isn't called fine`(
    message: String, verdict: String
  ) async throws {
    let rehearsal = Rehearsal(SimulatedDevice("al", .apple, token: "i:1"))
    rehearsal.send(message)
    let body = await rehearsal.ask("GET", "messages/1").body
    #expect(body.contains(verdict), "\(body)")
    #expect(!body.contains(#""verdict":"fine""#))
  }

  @Test func `Topics of made-up credentials reach a device whichever project is sent with`()
    async throws
  {
    let rehearsal = Rehearsal(Self.mia)
    let answer = rehearsal.fcm.answer(
      EmulatorRequest(
        path: "/iid/v1:batchAdd", authorization: "Bearer x",
        body: Array(#"{"to":"/topics/vip","registration_tokens":["emulated:mia"]}"#.utf8)))
    #expect(answer.body == #"{"results":[{}]}"#)
    rehearsal.send(#"{"topic":"vip","notification":{"title":"a"}}"#, project: "shop")
    #expect(try await rehearsal.numbers("device=mia&outcome=delivered") == ["1"])
  }
}
