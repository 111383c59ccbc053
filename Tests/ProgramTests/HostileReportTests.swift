import Foundation
import FuzzSupport
import Testing

/// Nothing in a draft, in an app's strings, in a name or in an answer reaches the terminal as it is.
@Suite(.serialized)
struct HostileReportTests {
  /// A run of the program on hostile files.
  struct Run: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    /// Data for other programs: it may hold letters that deceive, but no control.
    var isData = false
    var testDescription: String { arguments.prefix(4).joined(separator: " ") }
  }

  private static let apps = ["--android", "res", "--apple", "ios"]
  /// An argument can't hold a NUL, and no one types a kilobyte.
  private static let name = String(
    HostileText.joined.replacing("\u{0}", with: "").replacing("/", with: "").prefix(60))

  private static let runs: [Run] = [
    Run(arguments: ["preview", "draft.json", "--locale", "en"] + apps),
    Run(arguments: ["preview", "keys.json", "--locale", "en"] + apps),
    Run(
      arguments: ["preview", "keys.json", "--locale", "en", "--format", "json"] + apps, isData: true
    ),
    Run(
      arguments: ["preview", "draft.json", "keys.json", "--locale", "en", "--format", "html"]
        + apps, isData: true),
    Run(
      arguments: ["preview", "draft.json", "keys.json", "--locale", "en", "--format", "markdown"]
        + apps, isData: true),
    Run(
      arguments: ["preview", "draft.json", "keys.json", "--locale", "en", "--format", "csv"]
        + apps, isData: true),
    Run(arguments: ["preview", "draft.json", "keys.json", "--format", "table"] + apps),
    Run(
      arguments: [
        "preview", "keys.json", "--locale", "en", "--device", "apple", "--format", "svg",
      ] + apps, isData: true),
    Run(arguments: ["preview", "draft.json", "-o", "no/\(name)", "--format", "html"]),
    Run(arguments: ["preview", "no/\(name)"]),
    Run(arguments: ["preview", "draft.json", "--locale", name] + apps),
    Run(arguments: ["preview", "broken.json"]),
    Run(arguments: ["preview", "latin.json"]),
    Run(arguments: ["lint", "draft.json", "keys.json", "broken.json"] + apps),
    Run(arguments: ["lint", "draft.json", "keys.json", "--format", "github"] + apps),
    Run(arguments: ["lint", "draft.json", "keys.json", "--format", "json"] + apps, isData: true),
    Run(arguments: ["lint", "draft.json", "keys.json", "--format", "sarif"] + apps, isData: true),
    Run(arguments: ["lint", "draft.json", "keys.json", "--format", "gitlab"] + apps, isData: true),
    Run(arguments: ["lint", "draft.json", "keys.json", "--format", "junit"] + apps, isData: true),
    Run(arguments: ["lint", name]),
    Run(arguments: ["strings", "list"] + apps),
    Run(arguments: ["strings", "list", "--format", "json"] + apps, isData: true),
    Run(arguments: ["strings", "search", "a"] + apps),
    Run(arguments: ["strings", "search", "a", "--format", "json"] + apps, isData: true),
    Run(arguments: ["strings", "resolve", "hostile", "--locale", "en"] + apps),
    Run(arguments: ["strings", "resolve", "HOSTILE", "--locale", "en"] + apps),
    Run(
      arguments: ["strings", "resolve", "hostile", "--locale", "en", "--format", "json"] + apps,
      isData: true),
    Run(arguments: ["strings", "resolve", name, "--locale", "en"] + apps),
    Run(arguments: ["strings", "list", "--android", name]),
    Run(arguments: ["convert", "legacy.json"], isData: true),
    Run(arguments: ["convert", "raw.json"], isData: true),
    Run(arguments: ["strings", "dump", "--locale", "en"] + apps, isData: true),
    Run(arguments: ["strings", "dump", "--device", "apple"] + apps, isData: true),
    Run(arguments: ["convert", "no/\(name)"]),
    Run(arguments: ["convert", "broken.json"]),
    Run(arguments: ["convert", "legacy.json", "--output", "no/\(name)"]),
    Run(arguments: ["history", "list"]),
    Run(arguments: ["history", "list", "--format", "json"], isData: true),
    Run(arguments: ["history", "show", "1"]),
    Run(arguments: ["history", "show", "1", "--format", "json"], isData: true),
    Run(arguments: ["history", "show", name]),
    Run(arguments: ["history", "export"], isData: true),
    Run(arguments: ["history", "export", "--format", "csv"], isData: true),
    Run(arguments: ["history", "verify"]),
    Run(arguments: ["history", "verify", "--including", name]),
    Run(arguments: ["history", "list", "--journal", name]),
    Run(arguments: ["send", "topic.json", "--dry-run"]),
    Run(arguments: ["send", "topic.json", "--confirm", name]),
    Run(arguments: ["send", "topic.json", "--profile", name]),
    Run(arguments: ["send", "unknown.json", "--dry-run"]),
    Run(arguments: ["lint", "topic.json", "--project", "mistaken"]),
    Run(arguments: ["send", "draft.json", "--test", name]),
    Run(arguments: ["--\(name)"]),
    Run(arguments: [name, name]),
  ]

  /// As JSON spells a text, with escapes for everything that isn't plain.
  private static func quoted(_ text: String) -> String {
    let letters = text.utf16.map { unit in
      let isPlain = 0x20..<0x7F ~= unit && unit != 0x22 && unit != 0x5C
      if isPlain { return String(UnicodeScalar(UInt8(unit))) }
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(letters.joined())\""
  }

  /// As TOML spells a text.
  private static func tomlQuoted(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(letters.joined())\""
  }

  private static func write(_ name: String, _ message: String, to sandbox: borrowing Sandbox) throws
  {
    try sandbox.write("{\"message\": {\(message)}}\n", to: name)
  }

  private static func prepare(_ sandbox: borrowing Sandbox, endpoint: String) throws {
    let all = quoted(HostileText.joined)
    let data = HostileText.all.enumerated().map {
      "\(quoted("k\($0)\($1.text.prefix(80))")): \(quoted($1.text))"
    }.joined(separator: ", ")
    let literals = "\"title\": \(all), \"body\": \(all)"
    let keyed =
      "\"title_loc_key\": \"hostile\", \"body_loc_key\": \(all), \"body_loc_args\": [\(all)], "
      + "\"color\": \(all), \"icon\": \(all), \"sound\": \(all), \"image\": \(all)"
    let alert = "\"title-loc-key\": \"HOSTILE\", \"loc-key\": \(all), \"loc-args\": [\(all)]"
    try write(
      "draft.json",
      "\"topic\": \(all), \"data\": {\(data)}, \"notification\": {\(literals)}, \(all): \(all)",
      to: sandbox)
    try write(
      "keys.json",
      "\"condition\": \(all), \"android\": {\"ttl\": \(all), \"notification\": {\(keyed), \(all): 1}}, "
        + "\"apns\": {\"headers\": {\(all): \(all)}, \"payload\": {\"aps\": {\"alert\": {\(alert)}}}}",
      to: sandbox)
    try write("topic.json", "\"topic\": \(all), \"notification\": {\(literals)}", to: sandbox)
    try write("unknown.json", "\"topic\": \"a\", \(all): 1", to: sandbox)
    try sandbox.write("{\"message\": {\"topic\": \u{1B}[2J\u{9B}2J}}", to: "broken.json")
    try sandbox.write(
      "{\"to\": \(all), \"notification\": {\"title\": \(all)}, \(all): \(all)}", to: "legacy.json")
    // Strict JSON, which `convert` hands on as it is, but for what only an escape may spell.
    let raw = HostileText.joined.unicodeScalars.filter {
      $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
    }
    try sandbox.write(
      "{\"message\":\r{\r\n\"topic\": \"\(String(String.UnicodeScalarView(raw)))\"}}",
      to: "raw.json")
    let latin = Data(
      Array("{\"message\": {\"topic\": \"".utf8) + [0x9B, 0x32, 0x4A, 0xFF, 0xC3, 0x28]
        + Array("\"}}".utf8))
    try latin.write(to: URL(filePath: sandbox.path("latin.json")))
    try writeStrings(to: sandbox)
    let toml = tomlQuoted(HostileText.joined.replacing("\u{0}", with: ""))
    try sandbox.write(
      """
      [[apps]]
      name = \(toml)
      android = ["res"]
      apple = ["ios"]
      [profiles.\(toml)]
      project = "demo-shop"
      endpoint = "\(endpoint)"
      kind = "local"
      require-dry-run = false
      [profiles.\(toml).test-targets]
      \(toml) = "token:abc"
      """, to: "pushwright.toml")
    try sandbox.write("[profiles.\(toml)]\ncolor = \(toml)", to: "mistaken/pushwright.toml")
  }

  private static func writeStrings(to sandbox: borrowing Sandbox) throws {
    // aapt2 and Apple's parser know these escapes; expat takes no control as it is.
    let android = quoted(HostileText.joined).dropFirst().dropLast()
      .replacing("<", with: "&lt;").replacing("&", with: "&amp;")
    try sandbox.write(
      "<resources><string name=\"hostile\">\(android)</string></resources>\n",
      to: "res/values/strings.xml")
    try sandbox.write(
      "<resources><string name=\"b\u{202E}ad\">a\u{9B}2J</string>", to: "res/values/broken.xml")
    let apple = HostileText.joined.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try sandbox.write(
      "\"HOSTILE\" = \"\(apple)\";\n\"\(apple)\" = \"\(apple)\";\n",
      to: "ios/en.lproj/Localizable.strings")
    try sandbox.write("\"A\" = \u{1B}[2J", to: "ios/fr.lproj/Local\u{1B}[2J\u{202E}izable.strings")
    try sandbox.write("\"A\" = \"\u{9B}2J\";\n", to: "ios/d\u{1B}[31me.lproj/Localizable.strings")
  }

  /// A terminal gets no deceptive letter either, of no report and on neither stream.
  ///
  /// Only data have such letters elsewhere; of the other reports the suite asks some again, the long run all.
  private func check(onTerminalIn sandbox: borrowing Sandbox) async throws {
    let isLong = ProcessInfo.processInfo.environment["PUSHWRIGHT_KEYS"] != nil
    for (number, run) in Self.runs.enumerated() where isLong || run.isData || number % 3 == 0 {
      let terminal = try LooseTerminal(run.arguments, in: sandbox, errorsOnTerminal: true)
      let text = try await terminal.everything().replacing("\r\n", with: "\n")
      // A table has colors of its own.
      let isTable = run.arguments.contains("table")
      let plain = isTable ? text.replacing(/\u{1B}\[(0|3\d)m/, with: "") : text
      let harm = HostileText.harm(in: plain.replacing("\t", with: " "))
      #expect(harm.isEmpty, "\(run.testDescription) on a terminal: \(harm)")
    }
  }

  @Test func `No report hands a control on, nor lets a text begin a line`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, endpoint: emulator.endpoint)
    // Something for the history, whatever its outcome.
    _ = try await Program.pushwright.run(
      ["send", "topic.json", "--dry-run"], in: sandbox.path("."), environment: sandbox.environment)
    var shown = 0
    for run in Self.runs {
      let output = try await Program.pushwright.run(
        run.arguments, in: sandbox.path("."), environment: sandbox.environment)
      for (stream, text, isData) in [
        ("stdout", output.standardOutput, run.isData), ("stderr", output.standardError, false),
      ] {
        // A line of a request may end as it did in the file.
        let lines = text.replacing("\r\n", with: "\n")
        // Tabs part the columns of a dump.
        let text = run.arguments.contains("dump") ? lines.replacing("\t", with: " ") : lines
        let harm = HostileText.harm(in: text, isData: isData)
        #expect(harm.isEmpty, "\(run.testDescription), \(stream): \(harm)")
        let forged = text.split(separator: "\n").filter { $0.hasPrefix("FORGED") }
        #expect(forged.isEmpty, "\(run.testDescription), \(stream): \(forged.prefix(1))")
      }
      let words = output.standardOutput + output.standardError
      if words.contains("␛") || words.contains("\\u001b") {
        shown += 1
      }
    }
    try await check(onTerminalIn: sandbox)
    // Most of these runs show a hostile text, or this would prove nothing.
    #expect(shown > Self.runs.count * 3 / 5, "\(shown) of \(Self.runs.count)")
  }
}
