import Foundation
import Testing

/// `pushwright emulator assert`, the gate: it passes only if messages came and devices can show them.
struct EmulatorAssertTests {
  private static let send = """
    curl -sS -o answer https://fcm.googleapis.com/v1/projects/demo/messages:send \
    -H 'Authorization: Bearer x' -d '{"message":{"topic":"orders","android":{"notification":\
    {"title_loc_key":"shipped","title_loc_args":["4711"]}}}}'
    """

  private static var assert: String {
    "'\(Program.pushwright.executable)' emulator assert --timeout 0"
  }

  private func run(
    _ line: String, options: [String] = [], in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["emulator", "exec"] + options + ["--", "sh", "-c", line], in: sandbox.path("."),
      environment: sandbox.environment)
  }

  private static func fill(
    _ sandbox: borrowing Sandbox, german: String = "Bestellung %1$s", folder: String = "res"
  ) throws {
    for (values, text) in [("values", "Order %1$s"), ("values-de", german)] {
      try sandbox.write(
        "<resources>\n<string name=\"shipped\">\(text)</string>\n</resources>\n",
        to: "res/\(values)/strings.xml")
    }
    try sandbox.write(
      """
      [[apps]]
      name = "Shop"
      android = ["\(folder)"]

      [[emulator.devices]]
      name = "mia"
      platform = "android"
      topics = ["orders"]

      [[emulator.devices]]
      name = "jo"
      platform = "android"
      locales = ["de-DE"]
      topics = ["orders"]
      """, to: "pushwright.toml")
  }

  @Test func `Messages that all devices can show pass without a word`() async throws {
    let sandbox = try Sandbox()
    try Self.fill(sandbox)
    let output = try await run("\(Self.send); \(Self.assert)", in: sandbox)
    #expect(output.status == 0)
    #expect(output.standardError == "pushwright: the local FCM accepted 1 message\n")
  }

  private static let failures: [(line: String, status: Int32, words: String)] = [
    (assert, 1, "missing: 0 of 1 messages match"),
    ("\(send); \(assert) --topic other", 1, "missing: 0 of 1 messages match"),
    ("\(send); \(assert) --count 2", 1, "missing: 1 of 2 messages match"),
    ("\(send); \(assert) --devise mia", 64, "--devise"),
    ("\(send); \(assert) --device nodev", 66, "No device has the name ‘nodev’: there are mia, jo."),
    ("\(send); \(assert) --emulator http://127.0.0.1:1", 69, "doesn't answer"),
    ("\(send); \(assert) --count 0", 64, "--count takes a number from 1 on"),
  ]

  @Test(arguments: failures)
  func `What can't be judged never passes`(line: String, status: Int32, words: String) async throws
  {
    let sandbox = try Sandbox()
    try Self.fill(sandbox)
    let output = try await run(line, in: sandbox)
    #expect(output.status == status)
    #expect(output.standardError.contains(words), "\(output.standardError)")
  }

  @Test func `A phone that crashes is named`() async throws {
    let sandbox = try Sandbox()
    try Self.fill(sandbox, german: "Bestellung %1$d")
    let output = try await run("\(Self.send); \(Self.assert)", in: sandbox)
    #expect(output.status == 1)
    #expect(output.standardError.contains("pushwright: message 1 on jo: crashes: title: "))
    let mia = try await run("\(Self.send); \(Self.assert) --device mia", in: sandbox)
    // Lint looks at every language of the app.
    #expect(mia.status == 1)
    #expect(mia.standardError.contains("pushwright: message 1: lint crash: "))
  }

  @Test func `Without a project file no key has a text, which is said at the start`() async throws {
    let sandbox = try Sandbox()
    let devices = ["--device", "name=p,platform=android,locale=de-DE,topic=orders"]
    let output = try await run("\(Self.send); \(Self.assert)", options: devices, in: sandbox)
    #expect(output.status == 1)
    let gap = "no project file names the app's Android strings"
    #expect(output.standardError.hasPrefix("pushwright: what p shows isn't known: \(gap)"))
    #expect(output.standardError.contains("pushwright: message 1 on p: unknown: \(gap)"))
    let allowed = try await run(
      "\(Self.send); \(Self.assert) --allow-unknown", options: devices, in: sandbox)
    #expect(allowed.status == 0)
  }

  private static let faults: [(folder: String, german: String, words: String)] = [
    ("ress", "x", "ress"), ("res", "a <b", "res/values-de/strings.xml:"),
  ]

  @Test(arguments: faults)
  func `Strings that can't be read are named at the start, and nothing passes`(
    folder: String, german: String, words: String
  ) async throws {
    let sandbox = try Sandbox()
    try Self.fill(sandbox, german: german, folder: folder)
    let output = try await run("\(Self.send); \(Self.assert)", in: sandbox)
    #expect(output.status == 1)
    let first = output.standardError.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("pushwright: what "), "\(output.standardError)")
    #expect(first.contains(words), "\(output.standardError)")
    #expect(output.standardError.contains("pushwright: message 1 on jo: unknown: "))
  }

  private static let releases: [(options: [String], release: String, status: Int32)] = [
    (["--device", "name=new,platform=web,release=9.9"], "1.0", 64), ([], "1.O", 78),
  ]

  @Test(arguments: releases)
  func `A release that doesn't exist starts nothing`(
    options: [String], release: String, status: Int32
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      [[apps]]
      name = "Shop"

      [[apps.releases]]
      name = "1.0"
      pack = "strings.json"

      [[emulator.devices]]
      name = "old"
      platform = "android"
      release = "\(release)"
      """, to: "pushwright.toml")
    let output = try await run("touch started", options: options, in: sandbox)
    #expect(output.status == status, "\(output.standardError)")
    #expect(output.standardError.contains("1.0"), "\(output.standardError)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("started")))
    let checked = try await Program.pushwright.run(
      ["config", "validate"], in: sandbox.path("."), environment: sandbox.environment)
    #expect((checked.status == 0) == !options.isEmpty, "\(checked.standardError)")
  }

  @Test func `A name that a device has already is refused`() async throws {
    let sandbox = try Sandbox()
    try Self.fill(sandbox)
    let output = try await run(
      "true", options: ["--device", "name=mia,platform=web"], in: sandbox)
    #expect(output.status == 64)
    #expect(output.standardError.contains("there is already a device ‘mia’"))
  }
}
