import Foundation
import TestPacing
import Testing

/// The program on a terminal that is not its controlling one, so that a hang-up ends the input without a signal.
final class LooseTerminal {
  private let terminal: Int32
  private let process = Process()
  private let said: URL
  private var seen: [UInt8] = []

  /// Starts the program in a sandbox, with a terminal of 80×24 as its input and output.
  ///
  /// Standard error is the terminal too, or a device if one is named, else a file that ``end()`` reads.
  init(
    _ arguments: [String], in sandbox: borrowing Sandbox, errorsOnTerminal: Bool = false,
    errorsTo device: String? = nil
  ) throws {
    terminal = unsafe Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN, which are macros.
    _ = unsafe ioctl(terminal, 0x4004_5431, &unlocked)
    _ = unsafe ioctl(terminal, 0x8004_5430, &number)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size)
    let ours = unsafe Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(terminal >= 0 && ours >= 0)
    let file = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    said = URL(filePath: try sandbox.write("", to: "said.txt"))
    let errors = try FileHandle(forWritingTo: device.map { URL(filePath: $0) } ?? said)
    process.executableURL = URL(filePath: Program.pushwright.executable)
    process.arguments = arguments
    process.currentDirectoryURL = sandbox.folder
    // Without colors of our own: an escape in what is written then came from elsewhere.
    let variables = ["TERM": "xterm-256color", "NO_COLOR": "1"]
    process.environment = sandbox.environment.merging(variables) { $1 }
    process.standardInput = file
    process.standardOutput = file
    process.standardError = errorsOnTerminal ? file : errors
    try process.run()
    try file.close()
    try errors.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if !isHungUp { _ = Glibc.close(terminal) }
  }

  private var isHungUp = false

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(unsafe write(terminal, bytes, bytes.count) == bytes.count)
  }

  /// Types a line over and over, as fast as the program takes it, until the process is stopped.
  func flood(_ line: String) throws -> Process {
    let flood = Process()
    flood.executableURL = URL(filePath: "/usr/bin/yes")
    flood.arguments = [line]
    flood.standardOutput = FileHandle(fileDescriptor: terminal)
    try flood.run()
    return flood
  }

  /// Waits until a text was written, which a screen of one's own would show.
  func waitFor(_ text: String) async throws {
    try await wait(until: "‘\(text)’ is written") { self.text.contains(text) }
  }

  private var text: String { String(decoding: seen, as: UTF8.self) }

  /// Types a text, waits for a second at most until something is written, and forgets what that is.
  func exchange(_ text: String) {
    type(text)
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&entry, 1, 1000)
    read()
    seen = []
  }

  /// What the program holds of memory that stands in no file.
  var anonymousBytes: Int {
    get throws {
      let path = "/proc/\(process.processIdentifier)/smaps_rollup"
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let line = try #require(lines.first { $0.hasPrefix("Anonymous:") })
      return try #require(Int(line.filter(\.isNumber))) * 1024
    }
  }

  /// How many files, sockets and others the program has open.
  var descriptorCount: Int {
    get throws {
      let folder = "/proc/\(process.processIdentifier)/fd"
      return try FileManager.default.contentsOfDirectory(atPath: folder).count
    }
  }

  /// Closes the terminal's side.
  func hangUp() {
    isHungUp = true
    _ = Glibc.close(terminal)
  }

  func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The status with which the program ended, and what it said at last.
  func end() async throws -> (status: Int32, words: String) {
    try await wait(until: "the program has ended") { !self.process.isRunning }
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, try String(contentsOf: said, encoding: .utf8))
  }

  /// Everything that was written, once the program has ended.
  func everything() async throws -> String {
    _ = try await end()
    var count = -1
    while seen.count > count {
      count = seen.count
      read()
    }
    return text
  }

  private func wait(until sentence: String, _ condition: () -> Bool) async throws {
    let isSo = try await comesAbout {
      if !isHungUp { read() }
      return condition()
    }
    guard isSo else {
      throw Terminal.Timeout(
        description: "it did not come about: \(sentence). Written: \(text.debugDescription)")
    }
  }

  private func read() {
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLIN) != 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(terminal, &bytes, bytes.count)
    seen += bytes.prefix(max(0, count))
  }
}
