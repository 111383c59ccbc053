import Foundation
import SchemaSupport
import Testing

/// Every report in JSON is what `pushwright schema` says of it.
struct SchemaTests {
  private static let names = [
    "preview", "lint", "lint-rules", "strings-resolve", "strings-list", "strings-search",
    "history", "history-verify", "history-export", "topics", "delivery", "reviews", "answers",
    "config", "doctor",
  ]

  private func run(
    _ sandbox: borrowing Sandbox, _ arguments: [String]
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  /// An app with a release in the field, whose texts crash, are garbled, are missing and are fine.
  private func sample() async throws -> Sandbox {
    let sandbox = try Sandbox()
    try await Sample.writeWithRelease(to: sandbox)
    try sandbox.write(
      """
      {"message": {"topic": "two words", "no": 1, "notification": {"title": "  A"},
        "apns": {"payload": {"aps": {"alert": {"title": "T", "subtitle": "S",
          "loc-key": "NONE"}}}}}}
      """, to: "other.json")
    try sandbox.write(
      #"{"suppressions": [{"rule": "crash", "reason": "mended in 5.3"}]}"#,
      to: "example.pushwright.json")
    return sandbox
  }

  private static let reports = [
    ("preview", ["preview", "example.json", "--all-locales"]),
    ("preview", ["preview", "new.json", "--locale", "gsw-CH, de-CH", "--locale", "en"]),
    ("preview", ["preview", "other.json"]),
    ("lint", ["lint", "example.json", "new.json", "other.json", "--sending"]),
    ("lint", ["lint", "none.json"]),
    ("lint-rules", ["lint", "--rules"]),
    ("strings-resolve", ["strings", "resolve", "welcome_title", "--arg", "Bob"]),
    ("strings-resolve", ["strings", "resolve", "promo", "--locale", "fr, en"]),
    ("strings-list", ["strings", "list"]),
    ("strings-list", ["strings", "list", "--android", "res", "--apple", "ios"]),
    ("strings-search", ["strings", "search", "e", "--android", "res", "--apple", "ios"]),
    ("strings-search", ["strings", "search", "zebra"]),
    ("config", ["config", "show"]), ("doctor", ["doctor"]),
  ]

  /// One after the other: they share the app and the schemas.
  @Test func `A report in JSON fits its schema`() async throws {
    let sandbox = try await sample()
    let all = try await checker([], in: sandbox)
    var own: [String: SchemaChecker] = [:]
    for (name, arguments) in Self.reports {
      let report = try await run(sandbox, arguments + ["--format", "json"]).standardOutput
      if own[name] == nil { own[name] = try await checker([name], in: sandbox) }
      for schema in [all, own[name]] {
        let faults = try schema?.faults(in: report)
        #expect(faults == [], "\(arguments)")
      }
    }
  }

  private func checker(
    _ names: [String], in sandbox: borrowing Sandbox
  ) async throws -> SchemaChecker {
    let schema = try await run(sandbox, ["schema"] + names)
    #expect(schema.status == 0)
    return try SchemaChecker(schema.standardOutput)
  }

  private static let histories = [
    ("history", ["list", "--format", "json"]), ("history", ["show", "1", "--format", "json"]),
    ("history", ["list", "--state", "unknown", "--format", "json"]),
    ("history-verify", ["verify", "--format", "json"]),
    (
      "history-verify",
      ["verify", "--including", String(repeating: "0", count: 64), "--format", "json"]
    ),
    ("history-export", ["export"]),
  ]

  @Test func `The history in JSON fits its schema`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Sample.project, to: "pushwright.toml")
    _ = try await run(sandbox, ["send", "example.json", "--dry-run"])
    let all = try await checker([], in: sandbox)
    var own: [String: SchemaChecker] = [:]
    for (name, arguments) in Self.histories {
      let output = try await run(sandbox, ["history"] + arguments)
      #expect(!output.standardOutput.isEmpty, "\(arguments)")
      let reports =
        name == "history-export"
        ? output.standardOutput.split(separator: "\n").map(String.init) : [output.standardOutput]
      if own[name] == nil { own[name] = try await checker([name], in: sandbox) }
      for schema in [all, own[name]] {
        for report in reports {
          let faults = try schema?.faults(in: report)
          #expect(faults == [], "\(arguments)")
        }
      }
    }
  }

  @Test func `The schemas are told apart, and refuse what is not theirs`() async throws {
    let sandbox = try await sample()
    let report = try await run(
      sandbox, ["strings", "list", "--format", "json"]
    ).standardOutput
    for name in Self.names where name != "strings-list" {
      #expect(try await !checker([name], in: sandbox).faults(in: report).isEmpty)
    }
    let schema = try await checker(["strings-list"], in: sandbox)
    #expect(try schema.faults(in: report).isEmpty)
    for (wanted, broken) in [
      ("has also", report.replacing("\"key\":", with: "\"also\": 1, \"key\":")),
      ("lacks key", report.replacing("\"key\":", with: "\"name\":")),
      ("$.version", report.replacing("\"version\": 1", with: "\"version\": 2")),
      ("isn't a", report.replacing("\"android\": 2", with: "\"android\": \"2\"")),
    ] {
      let faults = try schema.faults(in: broken)
      #expect(faults.contains { $0.contains(wanted) }, "\(wanted): \(faults)")
    }
  }

  @Test func `An unknown schema is refused with the names that there are`() async throws {
    let sandbox = try Sandbox()
    let output = try await run(sandbox, ["schema", "previw"])
    #expect(output.status == 64)
    for name in Self.names { #expect(output.standardError.contains(name)) }
  }
}
