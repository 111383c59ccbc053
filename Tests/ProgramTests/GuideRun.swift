import Foundation
import TestPacing
import Testing

/// A reader who types the commands of a guide, one block after the other, with an FCM on this machine.
struct GuideRun: ~Copyable {
  private let sandbox: Sandbox
  /// In the place of the port that guides name, which another program may have.
  private let port: String
  private static let guidesPort = "8099"

  private init(_ sandbox: consuming Sandbox, port: String) {
    self.sandbox = sandbox
    self.port = port
  }

  static func start() throws -> GuideRun {
    let sandbox = try Sandbox()
    // It is free again once no one listens.
    let port = String(try Listener().port)
    for folder in ["bin", "here"] {
      try FileManager.default.createDirectory(
        atPath: sandbox.path(folder), withIntermediateDirectories: true)
    }
    // Foundation takes a process for running as long as one that it left behind has its descriptors.
    try sandbox.write(
      """
      #!/bin/bash
      if [ "$1" = emulator ]; then
        for path in /proc/self/fd/*; do
          number=${path##*/}
          if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
        done
      fi
      exec '\(Program.pushwright.executable)' "$@"

      """, to: "bin/pushwright")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/pushwright"))
    try sandbox.write(sandbox.path("here"), to: "tmp/place")
    return GuideRun(sandbox, port: port)
  }

  /// Runs a block where the one before it has ended; what it prints, in the order in which it prints it.
  func run(_ script: String) async throws -> (status: Int32, text: String) {
    var environment = sandbox.environment
    environment["PATH"] = "\(sandbox.path("bin")):\(environment["PATH"] ?? "")"
    let place = sandbox.path("tmp/place")
    let printed = sandbox.path("tmp/printed")
    // What a command leaves running keeps a pipe open, so that its end would never come.
    let whole = """
      exec >'\(printed)' 2>&1
      cd "$(cat '\(place)')"
      \(script.replacing(Self.guidesPort, with: port))
      status=$?
      pwd >'\(place)'
      exit $status
      """
    let output = try await Program(executable: "/bin/sh").run(
      ["-c", whole], in: sandbox.path("here"), environment: environment)
    if script.contains(">fcm.log") {
      // It is ready once it has written its address.
      _ = try await comesAbout { try !self.log.isEmpty }
    }
    return (output.status, canonical(try sandbox.text("tmp/printed")))
  }

  private var log: String {
    get throws {
      let here = try sandbox.text("tmp/place").trimmingCharacters(in: .newlines)
      return (try? String(contentsOfFile: "\(here)/fcm.log", encoding: .utf8)) ?? ""
    }
  }

  /// The same for every reader: times, hashes, names and places.
  private func canonical(_ text: String) -> String {
    var text = text.replacing(port, with: Self.guidesPort)
      .replacing(sandbox.path("home"), with: "~").replacing(
        sandbox.path("state"), with: "~/.local/state"
      )
      .replacing(sandbox.path("config"), with: "~/.config")
      .replacing(sandbox.path("here"), with: "~")
      .replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "2026-11-26T01:14:07Z")
      .replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, with: "2026-11-26 01:14:07")
      // In the evening, what is six hours ahead has its date.
      .replacing(/(?:\d{4}-\d\d-\d\d )?\d\d:\d\d UTC/, with: "01:14 UTC")
      .replacing(/\d+ seconds? ago/, with: "4 seconds ago")
      .replacing(/[0-9a-f]{64}/, with: String(repeating: "5b0c1f9e", count: 8))
      .replacing(/(Expires +)01:14 UTC/) { "\($0.output.1)07:14 UTC" }
    let user = NSUserName()
    text = text.replacing("\(user)@\(ProcessInfo.processInfo.hostName)", with: "mia@ops")
    return text
  }

  deinit {
    // A guide that ends early leaves its FCM running.
    let here = (try? sandbox.text("tmp/place"))?.trimmingCharacters(in: .newlines) ?? ""
    let text = try? String(contentsOfFile: "\(here)/fcm.pid", encoding: .utf8)
    let process = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    if let process, process > 1 { kill(process, SIGKILL) }
  }
}
