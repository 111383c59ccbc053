import Foundation
import FuzzSupport
import TestPacing
import Testing

/// A signal at any moment of a `send`: its last line and its status are what happened, and so is the record.
@Suite(.serialized)
struct InterruptedSendTests {
  /// How often the long run repeats each case.
  private static let count =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"].flatMap { Int($0) } ?? 1

  private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// Those that mean nothing to a send, and whose default is to end a program without a word; the last two are real-time.
  private static let unused = [SIGUSR1, SIGUSR2, SIGIO, SIGSTKFLT, SIGXFSZ, 40, 64]

  /// Runs a case as often as it is asked for, each signal in its turn, with a record that is complete in the end.
  private func each(
    scheme: String = "http",
    _ body: (borrowing Sandbox, borrowing HoldingServer, String, Int32) async throws -> String
  ) async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    try SendProcess.useEndpoint("\(scheme)://127.0.0.1:\(server.port)", in: sandbox)
    var expected: [String] = []
    for number in 0..<max(Self.signals.count, Self.count) {
      let signal = Self.signals[number % Self.signals.count]
      expected.append(try await body(sandbox, server, "\(number)", signal))
    }
    let records = try await SendRecord.all(in: sandbox)
    #expect(records.map { $0.outcome?.kind ?? "none" }.sorted() == expected.sorted())
  }

  /// The same with sends whose whole request the server holds.
  private func eachHeld(
    blockingOutput: Bool = false,
    _ body: (SendProcess, borrowing HoldingServer.Connection, Int32) async throws -> String
  ) async throws {
    try await each { sandbox, server, number, signal in
      let send = try SendProcess(number, blockingOutput: blockingOutput, in: sandbox)
      let connection = try await server.connection()
      try await connection.read(until: "}}}")
      return try await body(send, connection, signal)
    }
  }

  private static func expect(
    _ ending: SendProcess.Ending, _ status: Int32, _ lastLine: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(!ending.wasKilled, sourceLocation: place)
    #expect(ending.status == status, sourceLocation: place)
    let last = ending.output.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix(lastLine), "\(ending.output.suffix(200))", sourceLocation: place)
  }

  @Test(.timeLimit(.minutes(60)))
  func `A signal while the connection is made ends with NOT SENT and 130`() async throws {
    try await each(scheme: "https") { sandbox, server, number, signal in
      let send = try SendProcess(number, in: sandbox)
      // The handshake has begun and never ends: no byte of the message can have left.
      let connection = try await server.connection()
      try await connection.read()
      send.signal(signal)
      Self.expect(try await send.end(), 130, "NOT SENT")
      return "not-sent"
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `A send that has left is waited for: SENT with 0`() async throws {
    try await eachHeld { send, connection, signal in
      send.signal(signal)
      try await send.says("waiting for FCM's answer")
      connection.write(HoldingServer.accepted)
      Self.expect(try await send.end(), 0, "SENT projects/demo/messages/1")
      return "accepted"
    }
  }

  @Test func `A limit of time asks a send to leave like any other signal`() async throws {
    try await eachHeld { send, _, _ in
      send.signal(SIGXCPU)
      try await send.says("waiting for FCM's answer")
      send.signal(SIGALRM)
      Self.expect(try await send.end(), 76, "OUTCOME UNKNOWN")
      return "unknown"
    }
  }

  @Test func `Signals that mean nothing to a send change nothing`() async throws {
    try await eachHeld { send, connection, _ in
      for signal in Self.unused { send.signal(signal) }
      connection.write(HoldingServer.accepted)
      Self.expect(try await send.end(), 0, "SENT projects/demo/messages/1")
      return "accepted"
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `A second signal gives up: OUTCOME UNKNOWN with 76`() async throws {
    try await eachHeld { send, connection, signal in
      send.signal(signal)
      try await send.says("waiting for FCM's answer")
      send.signal(signal)
      Self.expect(try await send.end(), 76, "OUTCOME UNKNOWN")
      return "unknown"
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `Signals that come with the answer and after it change nothing`() async throws {
    try await eachHeld { send, connection, signal in
      connection.write(HoldingServer.accepted)
      send.signal(signal)
      Self.expect(try await send.end(), 0, "SENT projects/demo/messages/1")
      return "accepted"
    }
  }

  @Test func `A reader that lets the last line wait gets it, whatever signals come`() async throws {
    try await eachHeld(blockingOutput: true) { send, connection, signal in
      send.signal(signal)
      try await send.says("waiting for FCM's answer")
      connection.write(HoldingServer.accepted)
      try await send.says("accepted the message")
      send.signal(signal)
      let output = try send.read()
      #expect(output.hasSuffix("SENT projects/demo/messages/1\n"))
      #expect(try await send.end().status == 0)
      return "accepted"
    }
  }

  @Test func `A program whose last line no one reads ends at the second signal, and not with 0`()
    async throws
  {
    try await eachHeld(blockingOutput: true) { send, connection, signal in
      connection.write(HoldingServer.accepted)
      try await send.says("accepted the message")
      // Two that come together may be one.
      let hasEnded = try await comesAbout {
        send.signal(signal)
        return !send.isRunning
      }
      #expect(hasEnded)
      #expect(try await send.end().status == 74)
      return "accepted"
    }
  }

  @Test func `Under nohup a terminal that goes changes nothing`() async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    try SendProcess.useEndpoint("http://127.0.0.1:\(server.port)", in: sandbox)
    let send = try SendProcess("1", launch: SendProcess.Launch.ignoringHangUps, in: sandbox)
    let connection = try await server.connection()
    try await connection.read(until: "}}}")
    for _ in 0..<3 { send.signal(SIGHUP) }
    connection.write(HoldingServer.accepted)
    Self.expect(try await send.end(), 0, "SENT")
    #expect(try !sandbox.text("errors-1").contains("waiting"))
  }

  @Test func `Without a controlling terminal a send is as any other`() async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    try SendProcess.useEndpoint("http://127.0.0.1:\(server.port)", in: sandbox)
    let send = try SendProcess("1", launch: SendProcess.Launch.withoutTerminal, in: sandbox)
    let connection = try await server.connection()
    try await connection.read(until: "}}}")
    connection.write(HoldingServer.accepted)
    Self.expect(try await send.end(), 0, "SENT")
  }

  @Test func `A send whose parent dies goes on and says what happened`() async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    try SendProcess.useEndpoint("http://127.0.0.1:\(server.port)", in: sandbox)
    let shell = ["/bin/sh", "-c", "(\"$@\"; echo \"ended with $?\") & read -r line", "sh"]
    // The shell's input ends at once, and so does the shell.
    let parent = try SendProcess("1", launch: shell, in: sandbox)
    let connection = try await server.connection()
    try await connection.read(until: "}}}")
    connection.write(HoldingServer.accepted)
    let hasEnded = try await comesAbout { try parent.read().contains("ended with") }
    #expect(hasEnded)
    #expect(try parent.read() == "SENT projects/demo/messages/1\nended with 0\n")
  }

  @Test(.timeLimit(.minutes(60)))
  func `Whenever a signal comes, what is said is what reached FCM`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try SendProcess.useEndpoint(emulator.endpoint, in: sandbox)
    let start = ContinuousClock.now
    Self.expect(try await SendProcess("first", in: sandbox).end(), 0, "SENT")
    let whole = ContinuousClock.now - start
    var random = SplitMix(state: 15)
    var sent = 1
    for number in 0..<max(Self.signals.count, Self.count) {
      let signal = Self.signals[number % Self.signals.count]
      let send = try SendProcess("\(number)", in: sandbox)
      try await Task.sleep(for: whole * Double.random(in: 0.3...1.05, using: &random))
      send.signal(signal)
      let ending = try await send.end()
      let delivered = try emulator.delivered.count
      if delivered > sent {
        Self.expect(ending, 0, "SENT projects/demo/messages/")
      } else if ending.wasKilled {
        // It came before the program had begun to run.
        #expect(ending.output == "")
      } else {
        Self.expect(ending, 130, "NOT SENT")
      }
      sent = delivered
    }
    let records = try await SendRecord.all(in: sandbox)
    #expect(records.allSatisfy { $0.outcome?.kind != nil })
    #expect(records.count { $0.outcome?.kind == "accepted" } == sent)
  }
}
