import Foundation
import TestPacing
import Testing

/// `pushwright emulator` as its own process, with everything that it says it has accepted.
struct EmulatorProcess: ~Copyable {
  /// A line of its log.
  struct Accepted: Decodable {
    struct Message: Decodable {
      var data: [String: String]?
      var topic: String?
      var token: String?
    }

    var name: String
    var isDryRun: Bool
    var message: Message

    enum CodingKeys: String, CodingKey {
      case name, message
      case isDryRun = "dry_run"
    }
  }

  private struct Beginning: Decodable {
    var endpoint: String
  }

  private let process: Process
  private let log: URL
  let endpoint: String

  private init(_ process: Process, log: URL, endpoint: String) {
    self.process = process
    self.log = log
    self.endpoint = endpoint
  }

  /// Returns once it listens.
  static func start(
    _ arguments: String..., in sandbox: borrowing Sandbox
  ) async throws -> EmulatorProcess {
    let log = URL(filePath: try sandbox.write("", to: "emulator-\(UUID().uuidString).jsonl"))
    let process = Process()
    let output = try FileHandle(forWritingTo: log)
    process.executableURL = URL(filePath: Program.pushwright.executable)
    process.arguments = ["emulator"] + arguments
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try output.close()
    var beginning: Beginning?
    _ = try await comesAbout {
      let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      beginning = try lines.first.map {
        try JSONDecoder().decode(Beginning.self, from: Data($0.utf8))
      }
      return beginning != nil
    }
    guard let beginning else {
      if process.isRunning { process.terminate() }
      throw Terminal.Timeout(description: "the emulator does not start")
    }
    return EmulatorProcess(process, log: log, endpoint: beginning.endpoint)
  }

  /// Everything that it has accepted up to now.
  var accepted: [Accepted] {
    get throws {
      try String(contentsOf: log, encoding: .utf8).split(separator: "\n").dropFirst().map {
        try JSONDecoder().decode(Accepted.self, from: Data($0.utf8))
      }
    }
  }

  /// What a device would have got.
  var delivered: [Accepted] {
    get throws { try accepted.filter { !$0.isDryRun } }
  }

  /// Waits until one message was accepted that a device would have got.
  func waitForDelivery() async throws {
    _ = try await comesAbout { try !delivered.isEmpty }
    #expect(try delivered.count == 1)
  }

  /// What it has allocated, in bytes.
  var memory: Int {
    get throws {
      let status = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
      return try #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 1024
    }
  }

  /// Ends it with a signal; gives its status.
  func end(_ signal: Int32 = SIGINT) async throws -> Int32 {
    kill(process.processIdentifier, signal)
    #expect(try await comesAbout { !process.isRunning })
    return process.terminationStatus
  }

  deinit {
    // The test doesn't wait for its end: that would hold up a thread that other tests need.
    if process.isRunning { process.terminate() }
  }
}
