import Foundation
import TestPacing
import Testing

/// `pushwright send` as a process of its own, which signals can reach at any moment.
final class SendProcess {
  /// How it ended.
  struct Ending {
    var status: Int32
    /// By a signal that the program did not catch.
    var wasKilled: Bool
    var output: String
  }

  private let process = Process()
  /// A file, for other processes that are started meanwhile may hold a pipe open.
  private let output: URL
  private let errors: String
  /// Where the output is to block instead.
  private let full: Pipe?
  private let ends: AsyncStream<Void>

  /// How a process is started, before the program's own name.
  enum Launch {
    /// The process that runs the tests may ignore signals, and that is inherited.
    static let standard = ["/usr/bin/env", "--default-signal"]
    static let ignoringHangUps = ["/usr/bin/env", "--default-signal", "--ignore-signal=HUP"]
    static let withoutTerminal = ["/usr/bin/env", "--default-signal", "setsid", "--wait"]
  }

  /// Makes an endpoint the profile of a sandbox, `local`, which asks no user.
  static func useEndpoint(_ endpoint: String, in sandbox: borrowing Sandbox) throws {
    try sandbox.write(
      """
      [profiles.local]
      project = "demo"
      endpoint = "\(endpoint)"
      kind = "local"
      require-dry-run = false
      """, to: "pushwright.toml")
  }

  /// Starts to send `data` to a topic, with as many bytes beside it.
  init(
    _ data: String, padding: Int = 0, to topic: String = "news", launch: [String] = Launch.standard,
    arguments: [String] = [], blockingOutput isBlocked: Bool = false,
    in sandbox: borrowing Sandbox
  ) throws {
    let more = padding == 0 ? "" : #","padding":"\#(String(repeating: "x", count: padding))""#
    let draft = #"{"message":{"topic":"\#(topic)","data":{"number":"\#(data)"\#(more)}}}"#
    try sandbox.write(draft, to: "draft-\(data).json")
    process.executableURL = URL(filePath: launch[0])
    process.arguments =
      launch.dropFirst() + [
        Program.pushwright.executable, "send", "draft-\(data).json", "--confirm", "local/\(topic)",
        // A send whose outcome is unknown would keep the next ones from leaving.
        "--reason", "this is a test", "--again",
      ] + arguments
    process.currentDirectoryURL = sandbox.folder
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    output = URL(filePath: try sandbox.write("", to: "output-\(data)"))
    if isBlocked {
      // F_SETPIPE_SZ, a macro: a page, which is full then.
      let pipe = Pipe()
      _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, 1031, 4096)
      try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 0x2E, count: 4096))
      full = pipe
      process.standardOutput = pipe
    } else {
      full = nil
      process.standardOutput = try FileHandle(forWritingTo: output)
    }
    errors = try sandbox.write("", to: "errors-\(data)")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    let (ends, ended) = AsyncStream<Void>.makeStream()
    self.ends = ends
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    try full?.fileHandleForWriting.close()
  }

  /// Waits until it has told people these words.
  func says(_ words: String, _ place: SourceLocation = #_sourceLocation) async throws {
    let path = errors
    let isSaid = try await comesAbout {
      try String(contentsOfFile: path, encoding: .utf8).contains(words)
    }
    #expect(isSaid, "‘\(words)’ isn't said", sourceLocation: place)
  }

  /// The same, unless it ends first.
  func saysOrEnds(_ words: String) async throws -> Bool {
    let path = errors
    var isSaid = false
    _ = try await comesAbout(pause: .milliseconds(2)) {
      let hasEnded = !isRunning
      isSaid = try String(contentsOfFile: path, encoding: .utf8).contains(words)
      return isSaid || hasEnded
    }
    return isSaid
  }

  var isRunning: Bool { process.isRunning }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// The limits that the system has set for it.
  var limits: String {
    get throws {
      try String(contentsOfFile: "/proc/\(process.processIdentifier)/limits", encoding: .utf8)
    }
  }

  /// Waits for the end.
  func end() async throws -> Ending {
    for await _ in ends {}
    return Ending(
      status: process.terminationStatus, wasKilled: process.terminationReason != .exit,
      output: try read())
  }

  /// What it has written; reads what fills the pipe too, up to its end.
  func read() throws -> String {
    let data =
      if let full { try full.fileHandleForReading.readToEnd() } else {
        try Data(contentsOf: output)
      }
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
