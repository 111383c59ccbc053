import Foundation
import TestPacing
import Testing

/// What a crash leaves behind: nothing of the memory, in which there are keys and tokens.
@Suite(.takingTurns)
struct CrashTests {
  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS])
  func `A crash writes no trace with registers and memory`(signal: Int32) async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    try SendProcess.useEndpoint("http://127.0.0.1:\(server.port)", in: sandbox)
    let send = try SendProcess("1", in: sandbox)
    let connection = try await server.connection()
    try await connection.read(until: "}}}")
    send.signal(signal)
    let ending = try await send.end()
    #expect(ending.wasKilled && ending.status == signal)
    let errors = try sandbox.text("errors-1")
    #expect(!errors.contains("***") && !errors.contains("Registers"), "\(errors)")
  }

  @Test func `There is no core dump, whatever the limit was before`() async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    try SendProcess.useEndpoint("http://127.0.0.1:\(server.port)", in: sandbox)
    let launch = ["/bin/sh", "-c", "ulimit -S -c unlimited 2>/dev/null; exec \"$@\"", "sh"]
    let send = try SendProcess("1", launch: launch, in: sandbox)
    let connection = try await server.connection()
    try await connection.read(until: "}}}")
    let limits = try send.limits
    #expect(limits.contains(#/Max core file size +0 /#), "\(limits)")
    send.signal(SIGKILL)
    _ = try await send.end()
  }

  /// Each is one at which something else fails: SwiftNIO's threads, its sockets, the names of certificates.
  @Test(arguments: [18, 21, 24])
  func `With too few files to open nothing is sent, and nothing crashes`(limit: Int) async throws {
    let sandbox = try Sandbox()
    try SendProcess.useEndpoint("http://127.0.0.1:1", in: sandbox)
    let launch = ["/bin/sh", "-c", "ulimit -n \(limit); exec \"$@\"", "sh"]
    let ending = try await SendProcess("1", launch: launch, in: sandbox).end()
    #expect(!ending.wasKilled && ending.status == 75 && ending.output == "NOT SENT\n")
    let errors = try sandbox.text("errors-1")
    #expect(errors.contains("too many files are open here; nothing left this machine: raise the"))
    #expect(!errors.contains("check the"))
  }

  @Test(arguments: [
    ("ulimit -n 5", "ulimit -n"), ("ulimit -d 80000", "ulimit -d"),
    ("ulimit -v 372000", "ulimit -v"), ("ulimit -s 64", "ulimit -s"),
  ])
  func `Where not even the runtime can begin, that is said and nothing is sent`(
    limit: String, remedy: String
  ) async throws {
    let sandbox = try Sandbox()
    try SendProcess.useEndpoint("http://127.0.0.1:1", in: sandbox)
    let launch = ["/bin/sh", "-c", "\(limit); exec \"$@\"", "sh"]
    let ending = try await SendProcess("1", launch: launch, in: sandbox).end()
    #expect(!ending.wasKilled && ending.status == 75 && ending.output == "NOT SENT\n")
    #expect(try sandbox.text("errors-1").contains("raise the limit with \(remedy)"))
  }

  /// A user of whom nothing else runs.
  private static let lonely = ["setpriv", "--reuid", "61234", "--clear-groups"]

  private static var canBeLonely: Bool {
    let test = Process()
    test.executableURL = URL(filePath: "/usr/bin/env")
    test.arguments = lonely + ["/usr/bin/test", "-x", Program.pushwright.executable]
    test.standardError = FileHandle.nullDevice
    try? test.run()
    test.waitUntilExit()
    return test.terminationStatus == 0
  }

  @Test(.enabled(if: canBeLonely), arguments: 1...9)
  func `With too few threads nothing is sent, nothing crashes and nothing hangs`(
    limit: Int
  ) async throws {
    let sandbox = try Sandbox()
    try SendProcess.useEndpoint("http://127.0.0.1:1", in: sandbox)
    for path in ["state", "config", "home", "tmp", "."] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o777], ofItemAtPath: sandbox.path(path))
    }
    let launch = ["/usr/bin/env"] + Self.lonely + ["prlimit", "--nproc=\(limit)"]
    let ending = try await SendProcess("1", launch: launch, in: sandbox).end()
    #expect(!ending.wasKilled && ending.status == 75 && ending.output == "NOT SENT\n")
    #expect(try sandbox.text("errors-1").contains("raise the limit with ulimit -u"))
  }
}
