import Foundation
import Testing

/// The probe on a terminal of its own, whose keyboard and screen are this process.
final class Pseudoterminal {
  struct Timeout: Error, CustomStringConvertible {
    var description: String
  }

  /// All bytes that reached the terminal so far.
  private(set) var output = ""
  /// What the probe told so far, a line each.
  private(set) var lines: [String] = []

  private let terminal: Int32
  private let commands: Int32
  private let told: Int32
  private let process: pid_t
  private var unread = ""
  private var rawOutput: [UInt8] = []
  private var isWaitedFor = false

  /// Starts the probe, or a shell script that is given as `$0` the path of the probe.
  init(
    _ options: [String] = [], environment: [String: String] = [:], script: String? = nil,
    columns: UInt16 = 40, rows: UInt16 = 10
  ) throws {
    terminal = unsafe Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN, which are macros.
    _ = unsafe ioctl(terminal, 0x4004_5431, &unlocked)
    _ = unsafe ioctl(terminal, 0x8004_5430, &number)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size)

    var commandPipe: [Int32] = [0, 0]
    var toldPipe: [Int32] = [0, 0]
    _ = unsafe pipe(&commandPipe)
    _ = unsafe pipe(&toldPipe)
    (commands, told) = (commandPipe[1], toldPipe[0])
    for descriptor in commandPipe + toldPipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let words = script.map { ["/bin/sh", "-c", $0, Self.probe] } ?? [Self.probe]
    process = try Self.spawn(
      words + options, environment: environment, terminal: "/dev/pts/\(number)",
      commands: commandPipe[0], told: toldPipe[1])
    _ = Glibc.close(commandPipe[0])
    _ = Glibc.close(toldPipe[1])
  }

  deinit {
    _ = Glibc.close(commands)
    _ = Glibc.close(terminal)
    _ = Glibc.close(told)
    guard !isWaitedFor else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
  }

  /// It lies beside the tests.
  private static let probe: String = {
    for start in [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL] {
      var directory = start.standardizedFileURL
      for _ in 0..<5 {
        let path = directory.appending(path: "terminalprobe").path(percentEncoded: false)
        if FileManager.default.isExecutableFile(atPath: path) { return path }
        directory = directory.deletingLastPathComponent()
      }
    }
    return "terminalprobe"
  }()

  /// The first terminal that the leader of a session opens becomes its own.
  private static func spawn(
    _ words: [String], environment: [String: String], terminal: String, commands: Int32,
    told: Int32
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    // POSIX_SPAWN_SETSID, which is only declared for GNU's own programs.
    unsafe posix_spawnattr_setflags(&attributes, 0x80)
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, told, 2)
    unsafe posix_spawn_file_actions_adddup2(&actions, commands, 3)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    let plain = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "PS1": "$ ",
    ]
    let variables = plain.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var process: pid_t = 0
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    let values = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe values.indices { unsafe free(values[index]) }
    }
    let error = unsafe posix_spawn(&process, words[0], &actions, &attributes, arguments, values)
    guard error == 0 else { throw Timeout(description: unsafe String(cString: strerror(error))) }
    return process
  }

  /// Types or answers as the terminal does.
  func send(_ text: String) { sendBytes(Array(text.utf8)) }

  func sendBytes(_ bytes: [UInt8]) {
    let count = unsafe write(terminal, bytes, bytes.count)
    #expect(count == bytes.count)
  }

  /// Types text in pieces that the program reads one by one.
  func send(_ pieces: [String], milliseconds: UInt32) {
    for (index, piece) in pieces.enumerated() {
      if index > 0 { usleep(milliseconds * 1000) }
      send(piece)
    }
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Has the probe do something, and waits until it has; returns what the terminal got meanwhile.
  @discardableResult
  func command(_ words: String...) throws -> String {
    let start = output.utf8.count
    post(words)
    let count = lines.count { $0 == "ok" } + 1
    try wait("\(words) is done") { self.lines.count { $0 == "ok" } >= count }
    // The terminal was looked at before the answer: what came between the two looks is there now.
    read(milliseconds: 0)
    return String(decoding: Array(output.utf8)[start...], as: UTF8.self)
  }

  /// The same without waiting.
  func post(_ words: [String]) {
    let line = Array((words.joined(separator: " ") + "\n").utf8)
    let count = unsafe write(commands, line, line.count)
    #expect(count == line.count)
  }

  /// A text as commands take it.
  static func hexadecimal(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  var events: [String] {
    lines.filter { $0.hasPrefix("event ") }.map { String($0.dropFirst(6)) }
  }

  /// The settings as `stty` would show them.
  var settings: termios {
    var settings = termios()
    _ = unsafe tcgetattr(terminal, &settings)
    return settings
  }

  func waitForLine(_ line: String) throws {
    try wait("‘\(line)’ is told") { self.lines.contains(line) }
  }

  func waitForOutput(_ text: String) throws {
    try wait("\(text.debugDescription) is written") { self.output.contains(text) }
  }

  func waitForEvent(_ text: String) throws {
    try wait("\(text) came") { self.events.contains(text) }
  }

  /// Closes the terminal's side, as a lost connection does.
  func hangUp() { _ = dup2(commands, terminal) }

  /// Waits for the end; the status is as a shell has it.
  func waitForEnd() throws -> Int32 {
    var status: Int32 = 0
    try wait("the program has ended") {
      unsafe waitpid(self.process, &status, WNOHANG) != 0
    }
    isWaitedFor = true
    read()
    return status & 0x7F != 0 ? 128 + (status & 0x7F) : status >> 8 & 0xFF
  }

  func wait(_ sentence: String, until condition: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(20)
    while !condition() {
      guard ContinuousClock.now < end else {
        throw Timeout(
          description: "not in 20 s: \(sentence). Told: \(lines) Output: \(output.debugDescription)"
        )
      }
      read()
    }
  }

  /// Takes what has come from both sides, and waits a moment for it.
  private func read(milliseconds: Int32 = 20) {
    var entries = [terminal, told].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&entries, 2, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65536)
    if entries[0].revents & Int16(POLLIN) != 0 {
      let count = unsafe Glibc.read(terminal, &bytes, bytes.count)
      rawOutput += bytes.prefix(max(0, count))
      output = String(decoding: rawOutput, as: UTF8.self)
    }
    if entries[1].revents & Int16(POLLIN) != 0 {
      let count = unsafe Glibc.read(told, &bytes, bytes.count)
      unread += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      var pieces = unread.split(separator: "\n", omittingEmptySubsequences: false)
      unread = String(pieces.removeLast())
      lines += pieces.map(String.init)
    }
    if entries.allSatisfy({ $0.revents & Int16(POLLIN) == 0 }) { usleep(5000) }
  }
}
