import Foundation
import FuzzSupport
import Testing

/// Standard output and error that are closed, full, or read by a program that ends: no verb crashes, and lost data is
/// no success.
struct BrokenOutputTests {
  /// A verb with its arguments.
  struct Verb: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    /// Whether it has data for standard output.
    var hasData = true
    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let verbs = [
    Verb(arguments: ["--help"]),
    Verb(arguments: ["--version"]),
    Verb(arguments: ["help", "send"]),
    Verb(arguments: ["history", "show", "--help"]),
    Verb(arguments: ["schema"]),
    Verb(arguments: ["schema", "history"]),
    Verb(arguments: ["preview", "example.json"]),
    Verb(arguments: ["preview", "example.json", "--format", "json"]),
    Verb(arguments: ["lint", "example.json"]),
    Verb(arguments: ["lint", "example.json", "--format", "sarif"]),
    Verb(arguments: ["lint", "--rules"]),
    Verb(arguments: ["strings", "list"]),
    Verb(arguments: ["strings", "search", "Welcome"]),
    Verb(arguments: ["strings", "resolve", "welcome_title"]),
    Verb(arguments: ["strings", "dump", "--android", "res"]),
    Verb(arguments: ["strings", "pack", "--force", "--output", "pack.json"], hasData: false),
    Verb(arguments: ["convert", "example.json"]),
    Verb(arguments: ["history", "list", "--format", "json"]),
    Verb(arguments: ["history", "list"]),
    Verb(arguments: ["history", "show", "1"]),
    Verb(arguments: ["history", "export"]),
    Verb(arguments: ["history", "export", "--format", "csv"]),
    Verb(arguments: ["history", "verify"]),
    Verb(arguments: ["send", "example.json", "--dry-run"]),
    Verb(arguments: ["emulator", "--port", "99999"], hasData: false),
  ]

  /// How a run ended.
  private struct Ending: Equatable {
    var status: Int32
    var wasKilled = false
    var output = ""
  }

  private static func sandbox(for verb: Verb) async throws -> Sandbox {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Sample.project, to: "pushwright.toml")
    // The history is read from a journal.
    if verb.arguments.first == "history" {
      _ = try await run(Verb(arguments: ["send", "example.json", "--dry-run"]), "", in: sandbox)
    }
    return sandbox
  }

  /// Runs a verb through a shell that redirects its output.
  private static func run(
    _ verb: Verb, _ redirections: String, in sandbox: borrowing Sandbox
  ) async throws -> Ending {
    let words = [Program.pushwright.executable] + verb.arguments
    let output = try await Program(executable: "/bin/sh").run(
      ["-c", "exec \"$@\" \(redirections)", "sh"] + words, in: sandbox.path("."),
      environment: sandbox.environment)
    // A shell tells of a signal with 128 and its number; `exec` leaves none to tell.
    return Ending(status: output.status, output: output.standardOutput)
  }

  /// The long run has all ways to lose an output; the suite has each of them for half of the verbs.
  private static let isLong = ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"] != nil

  /// One sandbox and one whole run are enough for every way in which a verb's output can fail.
  @Test(arguments: verbs)
  func
    `Data that cannot be written is an error with a sentence, whatever becomes of standard error`(
      verb: Verb
    ) async throws
  {
    let sandbox = try await Self.sandbox(for: verb)
    let whole = try await Self.run(verb, "2>/dev/null", in: sandbox)
    #expect(whole.output.isEmpty == !verb.hasData)
    let ways = [[">/dev/full", ">&-"], [">&-", ">/dev/full"]]
    let both = [[">/dev/full", ">/dev/full"], [">&-", ">&-"]]
    for way in Self.isLong ? ways + both : [ways[verb.testDescription.utf8.count % 2]] {
      try await checkData(of: verb, way[0], quietly: way[1], whole, in: sandbox)
    }
    try await checkErrors(of: verb, whole, in: sandbox)
    try await checkReader(of: verb, whole, in: sandbox)
  }

  /// Data that are lost end in 74 and a sentence, even if no one can read it.
  private func checkData(
    of verb: Verb, _ redirection: String, quietly other: String, _ whole: Ending,
    in sandbox: borrowing Sandbox
  ) async throws {
    let loud = try await Self.run(verb, "2>&1 \(redirection)", in: sandbox)
    if !verb.hasData || verb.arguments.first == "send" {
      #expect(loud.status == whole.status)
    } else {
      #expect(loud.status == 74, "\(redirection)")
      #expect(loud.output.contains("couldn't write to standard output"), "\(loud.output)")
    }
    let quiet = try await Self.run(verb, "\(other) 2>&-", in: sandbox)
    #expect(quiet.status == loud.status, "\(other)")
  }

  /// Without a usable standard error a verb does what it does.
  private func checkErrors(
    of verb: Verb, _ whole: Ending, in sandbox: borrowing Sandbox
  ) async throws {
    let ways = ["2>/dev/full", "2>&-"]
    for redirection in Self.isLong ? ways : [ways[verb.testDescription.utf8.count / 2 % 2]] {
      #expect(try await Self.run(verb, redirection, in: sandbox) == whole, "\(redirection)")
    }
  }

  /// A reader that ends at any moment ends the program quietly with 141, or it was done before.
  private func checkReader(
    of verb: Verb, _ whole: Ending, in sandbox: borrowing Sandbox
  ) async throws {
    var random = SplitMix(state: verb.testDescription.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    for count in [0, Int.random(in: 0...max(1, whole.output.utf8.count), using: &random)] {
      let ending = try await Self.read(count, of: verb, in: sandbox)
      #expect(!ending.wasKilled, "after \(count) bytes")
      #expect([whole.status, 141].contains(ending.status), "after \(count) bytes")
      // A send has its own status: what happened to the message counts.
      if count == 0, verb.hasData, verb.arguments.first != "send" {
        #expect(ending.status == 141)
      }
    }
  }

  /// Reads so many bytes of both outputs through pipes, closes them, and waits for the end.
  private static func read(
    _ count: Int, of verb: Verb, in sandbox: borrowing Sandbox
  ) async throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: Program.pushwright.executable)
    process.arguments = verb.arguments
    process.currentDirectoryURL = sandbox.folder
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let (ends, ended) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.finish() }
    if count == 0 { try output.fileHandleForReading.close() }
    try process.run()
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    try errors.fileHandleForReading.close()
    if count > 0 {
      _ = try output.fileHandleForReading.read(upToCount: count)
      try output.fileHandleForReading.close()
    }
    for await _ in ends {}
    return Ending(
      status: process.terminationStatus, wasKilled: process.terminationReason != .exit)
  }

  @Test
  func
    `An emulator whose log nothing reads goes on answering, and says at the end what is missing`()
    async throws
  {
    let sandbox = try Sandbox()
    let process = Process()
    process.executableURL = URL(filePath: Program.pushwright.executable)
    process.arguments = ["emulator"]
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: try sandbox.write("", to: "errors")))
    let output = Pipe()
    // F_SETPIPE_SZ, a macro: a page, so that two messages fill it.
    _ = fcntl(output.fileHandleForWriting.fileDescriptor, 1031, 4096)
    process.standardOutput = output
    let (ends, ended) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    let line = output.fileHandleForReading.availableData
    let endpoint = try #require(
      try JSONDecoder().decode([String: String].self, from: line)["endpoint"])
    try sandbox.write(
      """
      [profiles.local]
      project = "demo"
      endpoint = "\(endpoint)"
      kind = "local"
      """, to: "pushwright.toml")
    let text = String(repeating: "a", count: 3000)
    try sandbox.write(
      #"{"message":{"topic":"news","data":{"text":"\#(text)"}}}"#, to: "draft.json")
    for _ in 0..<3 {
      let sent = try await Program.pushwright.run(
        ["send", "draft.json", "--dry-run"], in: sandbox.path("."),
        environment: sandbox.environment)
      #expect(sent.status == 0, "\(sent.standardError)")
    }
    process.terminate()
    for await _ in ends {}
    #expect(process.terminationReason == .exit && process.terminationStatus == 74)
    #expect(try sandbox.text("errors").contains("of standard output are missing"))
  }

  @Test func `An emulator whose reader has ended goes on answering`() async throws {
    let sandbox = try Sandbox()
    let script = """
      mkfifo log
      "$0" emulator >log 2>errors & emulator=$!
      # The reader takes one line and is gone.
      read -r line <log
      endpoint=${line#*'"endpoint":"'}
      endpoint=${endpoint%%'"'*}
      printf '[profiles.local]\nproject = "demo"\nendpoint = "%s"\nkind = "local"\n' "$endpoint" \
        >pushwright.toml
      for number in 1 2 3; do "$0" send draft.json --dry-run 2>>errors || exit 1; done
      kill "$emulator"
      wait "$emulator"
      echo "ended with $?"
      """
    try sandbox.write(#"{"message":{"topic":"news"}}"#, to: "draft.json")
    let run = try await Program(executable: "/bin/sh").run(
      ["-c", script, Program.pushwright.executable], in: sandbox.path("."),
      environment: sandbox.environment)
    let errors = try sandbox.text("errors")
    #expect(run.status == 0, "\(errors)")
    let sends = String(repeating: "NOT SENT (dry-run)\n", count: 3)
    #expect(run.standardOutput == "\(sends)ended with 141\n")
    #expect(errors.contains("accepts no more lines"))
  }

  @Test func `An emulator that cannot say its endpoint ends and says why`() async throws {
    let sandbox = try Sandbox()
    let emulator = Verb(arguments: ["emulator"])
    let full = try await Self.run(emulator, "2>&1 >/dev/full", in: sandbox)
    #expect(full.status == 74)
    #expect(full.output.contains("couldn't write to standard output"))
    let closed = try await Self.read(0, of: emulator, in: sandbox)
    #expect(closed == Ending(status: 141))
  }
}
