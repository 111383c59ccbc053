import Foundation
import Testing

/// The manual pages that packages install, held against what `--help` and `config schema` say.
struct ManualPageTests {
  private static func run(
    _ sandbox: borrowing Sandbox, _ arguments: [String]
  ) async throws -> Program.Output {
    let output = try await Program.pushwright.run(
      arguments, in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == 0 && output.standardError == "", "\(arguments)")
    return output
  }

  /// All pages, printed once for all tests.
  private static let pages = Task {
    let sandbox = try Sandbox()
    var pages: [String: String] = [:]
    for name in try await Self.run(sandbox, ["manual"]).standardOutput.split(separator: "\n") {
      pages[String(name)] = try await Self.run(sandbox, ["manual", String(name)]).standardOutput
    }
    return pages
  }

  /// The names of a JSON object's keys below `properties`, at any depth.
  private static func keys(_ value: Any) -> Set<String> {
    if let list = value as? [Any] { return Set(list.flatMap { keys($0) }) }
    guard let object = value as? [String: Any] else { return [] }
    let own = (object["properties"] as? [String: Any])?.keys
    return Set(own.map(Array.init) ?? []).union(object.values.flatMap { keys($0) })
  }

  private static func described(_ verb: [String: Any]) -> [(words: String, options: [String])] {
    // What the composer alone asks for is hidden.
    let arguments = (verb["arguments"] as? [[String: Any]] ?? [])
      .filter { $0["shouldDisplay"] as? Bool != false }
    let options = arguments.flatMap { $0["names"] as? [[String: String]] ?? [] }
      .filter { $0["kind"] == "long" }.compactMap { $0["name"] }
    let below = (verb["subcommands"] as? [[String: Any]] ?? [])
      .filter { $0["shouldDisplay"] as? Bool == true && $0["commandName"] as? String != "help" }
      .flatMap { described($0) }
    let name = verb["commandName"] as? String ?? ""
    return [(name, options)] + below.map { ("\(name) \($0.words)", $0.options) }
  }

  @Test func `Each verb and each of its options is in the manual`() async throws {
    let sandbox = try Sandbox()
    let pages = try await Self.pages.value
    let help = try await Self.run(sandbox, ["--experimental-dump-help"]).standardOutput
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(help.utf8)) as? [String: Any])
    let verbs = Self.described(try #require(root["command"] as? [String: Any]))
    #expect(verbs.count > 25)
    for verb in verbs {
      let words = verb.words.split(separator: " ")
      let page = try #require(
        pages[words.prefix(2).joined(separator: "-") + ".1"], "\(verb.words)")
      if words.count > 1 {
        let name = "\"\(verb.words.replacing("-", with: "\\-"))\""
        #expect(page.contains(".Nm \(name)\n") || words.count == 2, "\(verb.words)")
      }
      for option in verb.options where option != "version" && option != "help" {
        #expect(
          page.contains("Fl Fl \(option.replacing("-", with: "\\-"))"), "\(verb.words) --\(option)")
      }
    }
    let names = Set(verbs.map { $0.words.split(separator: " ").prefix(2).joined(separator: "-") })
    #expect(Set(pages.keys) == Set(names.map { "\($0).1" } + ["pushwright.toml.5"]))
  }

  @Test func `Each key of the project file, environment variable and exit status is in the manual`()
    async throws
  {
    let sandbox = try Sandbox()
    let pages = try await Self.pages.value
    let schema = try await Self.run(sandbox, ["config", "schema", "project"]).standardOutput
    let keys = Self.keys(try JSONSerialization.jsonObject(with: Data(schema.utf8)))
    #expect(keys.count > 40)
    let file = try #require(pages["pushwright.toml.5"])
    for key in keys {
      let name = key.replacing("-", with: "\\-")
      // Keys of small tables are in a sentence.
      #expect(file.contains(".It Ic \(name)\n") || file.contains("\(name): "), "\(key)")
    }
    let program = try #require(pages["pushwright.1"])
    for name in ["XDG_CONFIG_HOME", "NO_COLOR", "GOOGLE_APPLICATION_CREDENTIALS", "https_proxy"] {
      #expect(program.contains(".It Ev \(name)\n"))
    }
    for status in [0, 1, 64, 65, 66, 69, 74, 75, 76, 77, 78, 130, 141] {
      #expect(program.contains(".It \(status)\n"))
    }
  }

  @Test func `mandoc finds no error in a page`() async throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc") else { return }
    let sandbox = try Sandbox()
    for (name, source) in try await Self.pages.value {
      let path = try sandbox.write(source, to: "man/\(name)")
      let lint = try await Program(executable: "mandoc").run(
        ["-T", "lint", "-W", "error", path], in: sandbox.path("."),
        environment: sandbox.environment)
      #expect(lint.status == 0 && lint.standardOutput == "", "\(name): \(lint.standardOutput)")
    }
  }

  @Test func `A page that doesn't exist is named`() async throws {
    let sandbox = try Sandbox()
    let output = try await Program.pushwright.run(
      ["manual", "pushwright.7"], in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == 64)
    #expect(output.standardError.contains("the manual has no page ‘pushwright.7’"))
    let help = try await Self.run(sandbox, ["--help"])
    #expect(!help.standardOutput.contains("manual"))
  }
}
