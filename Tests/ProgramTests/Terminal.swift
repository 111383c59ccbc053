import Foundation
import TestPacing
import Testing

/// A terminal of its own with a shell in it: a tmux server that no other test uses.
struct Terminal: ~Copyable {
  /// Something that was waited for and did not come.
  struct Timeout: Error, CustomStringConvertible {
    var description: String
  }

  let sandbox: Sandbox
  private let server = Process()
  private let socket: String
  static let prompt = "ready>"

  /// Where tmux is missing the stories are skipped; in CI they fail.
  static let isWanted =
    ProcessInfo.processInfo.environment["CI"] != nil
    || ["/usr/bin", "/usr/local/bin", "/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/tmux")
    }

  /// Opens a terminal with a shell at its prompt, and closes it with everything that runs in it.
  static func with(
    columns: Int = 80, rows: Int = 24, _ story: (borrowing Terminal) async throws -> Void
  ) async throws {
    let terminal = try Terminal()
    do {
      try await terminal.open(columns: columns, rows: rows)
      try await story(terminal)
    } catch {
      await terminal.shutDown()
      throw error
    }
    await terminal.shutDown()
  }

  /// Ends everything that runs in it; only then can the sandbox go, because nothing writes to it now.
  private func shutDown() async {
    _ = try? await tmux("kill-session")
    _ = try? await comesAbout(looks: 150) { !isProgramRunning }
    // In the foreground the server stays when it is asked to go; it is our child still.
    if server.isRunning { kill(server.processIdentifier, SIGKILL) }
  }

  private var process: pid_t? {
    let text = try? sandbox.text("home/pid")
    return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  var isProgramRunning: Bool {
    process.map { kill($0, 0) == 0 } ?? false
  }

  private init() throws {
    sandbox = try Sandbox()
    socket = "pushwright-\(UUID().uuidString.prefix(8).lowercased())"
  }

  private func open(columns: Int, rows: Int) async throws {
    try startServer()
    let size = ["-x", "\(columns)", "-y", "\(rows)"]
    try await tmux(
      ["new-session", "-d"] + size + [
        "exec bash --norc --noprofile", ";", "set-option", "-s", "escape-time", "0",
      ])
    try await waitFor(Self.prompt)
  }

  /// The server stays our child: one that makes itself a daemon keeps Foundation waiting for its client.
  private func startServer() throws {
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = ["tmux", "-D", "-L", socket, "-f", "/dev/null", "-u"]
    server.environment = environment
    server.standardInput = FileHandle.nullDevice
    try server.run()
  }

  private var environment: [String: String] {
    sandbox.environment.merging([
      "PS1": Self.prompt + " ", "TMUX_TMPDIR": sandbox.path("tmp"), "SHELL": "/bin/sh",
      "HISTFILE": "/dev/null",
    ]) { $1 }
  }

  @discardableResult
  private func tmux(_ command: [String]) async throws -> String {
    let client = Program(executable: "tmux")
    var output: Program.Output
    var attempts = 0
    repeat {
      if attempts > 0 { try await Task.sleep(for: .milliseconds(20)) }
      attempts += 1
      output = try await client.run(
        ["-N", "-L", socket, "-u"] + command, in: sandbox.path(""), environment: environment)
      // The server may not listen yet.
    } while output.status != 0
      && (output.standardError.contains("connecting") || output.standardError.contains("no server"))
      && attempts < 200
    guard output.status == 0 else { throw Timeout(description: output.standardError) }
    return output.standardOutput
  }

  @discardableResult
  private func tmux(_ command: String...) async throws -> String { try await tmux(command) }

  /// Keys by tmux' names: `Enter`, `C-s`, `Down`, `]`.
  func press(_ keys: String...) async throws {
    try await tmux(["send-keys"] + keys)
  }

  /// Holds a key down, as far as this machine can: `false` if it was too slow for the presses to count as one.
  ///
  /// A key that is pressed again after 300 ms is another press.
  func hold(_ key: String, presses: Int = 25) async throws -> Bool {
    var longest = Duration.zero
    var last = ContinuousClock.now
    for _ in 0..<presses {
      try await press(key)
      longest = max(longest, ContinuousClock.now - last)
      last = ContinuousClock.now
    }
    // A press reaches the program at any time of its own duration.
    return longest < .milliseconds(140)
  }

  /// Types a text as it is.
  func type(_ text: String) async throws {
    try await tmux("send-keys", "-l", "--", text)
  }

  /// A bracketed paste, where the program asks for one.
  func paste(_ text: String) async throws {
    try await tmux("set-buffer", "--", text)
    try await tmux("paste-buffer", "-p")
  }

  /// A text as it is, in a single write, as a program at the other end may send it.
  func write(_ text: String) async throws {
    try await tmux("set-buffer", "--", text)
    try await tmux("paste-buffer", "-r")
  }

  /// Runs a command line in the shell.
  func shell(_ line: String) async throws {
    try await type(line)
    try await press("Enter")
  }

  /// Starts the program; its process id goes to a file.
  ///
  /// Variables are given to it as `env` takes them.
  func start(_ arguments: String..., variables: String = "") async throws {
    let program = Program.pushwright.executable
    let words = ([program] + arguments).map { "'\($0)'" }.joined(separator: " ")
    var script = "env \(variables) sh -c 'echo $$ >\"$HOME/pid\"; exec \"$@\"' - \(words)"
    script += "; echo \"ended with $?\""
    try await shell(script)
  }

  func signal(_ number: Int32) throws {
    let process = try #require(process)
    #expect(kill(process, number) == 0)
  }

  func resize(columns: Int, rows: Int) async throws {
    try await tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Everything that programs write to the terminal from now on goes into a file of the sandbox too.
  func record(to name: String) async throws {
    try await tmux("pipe-pane", "cat >'\(sandbox.path(name))'")
  }

  /// The screen as text, with its colors as escape sequences if they are wanted.
  func screen(withColors: Bool = false) async throws -> String {
    try await tmux(["capture-pane", "-p"] + (withColors ? ["-e"] : []))
  }

  /// What stands in a column of the terminal's own cells, from 0, row by row.
  ///
  /// A screen as text does not tell where a terminal has put its letters.
  func column(_ column: Int, rows: Int) async throws -> [String] {
    try await tmux("copy-mode")
    for keys in [["top-line"], ["start-of-line"], ["rectangle-on"]] { try await copyMode(keys) }
    try await copyMode(["-N", "\(column)", "cursor-right"])
    try await copyMode(["begin-selection"])
    try await copyMode(["-N", "\(rows - 1)", "cursor-down"])
    try await copyMode(["copy-selection-and-cancel"])
    return try await tmux("show-buffer").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private func copyMode(_ keys: [String]) async throws {
    let count = keys.count > 1 ? Array(keys.dropLast()) : []
    try await tmux(["send-keys"] + count + ["-X", keys[keys.count - 1]])
  }

  /// Closes the window under the programs, as a lost connection does.
  func close() async throws {
    try await tmux("kill-session")
  }

  var isAlternateScreen: Bool {
    get async throws { try await value(of: "alternate_on") == "1" }
  }

  /// Whether the program has asked for clicks.
  var isMouseWanted: Bool {
    get async throws { try await value(of: "mouse_any_flag") == "1" }
  }

  /// Of a variable of tmux.
  func value(of name: String) async throws -> String {
    try await tmux("display-message", "-p", "#{\(name)}")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Lets the programs inside write to the clipboard, which no terminal does unasked.
  func allowClipboard() async throws { try await tmux("set-option", "-s", "set-clipboard", "on") }

  /// What was last put on the clipboard.
  func clipboard() async throws -> String { try await tmux("show-buffer") }

  /// Presses and releases the left button on a text that is on the screen.
  func click(_ text: String) async throws {
    let place = try await place(of: text)
    try await type("\u{1B}[<0;\(place)M")
    try await type("\u{1B}[<0;\(place)m")
  }

  /// Turns the wheel by a notch over a text, towards the user.
  func turnWheel(over text: String) async throws {
    try await type("\u{1B}[<65;\(try await place(of: text))M")
  }

  /// The column and the row of a text, from 1, as terminals report them.
  private func place(of text: String) async throws -> String {
    let lines = try await screen().split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      return "\(line[..<range.lowerBound].count + 1);\(row + 1)"
    }
    throw Timeout(description: "‘\(text)’ is not on the screen:\n\(lines.joined(separator: "\n"))")
  }

  /// Waits until all texts stand on the screen, for a frame may be seen half drawn; returns the screen.
  @discardableResult
  func waitFor(_ texts: String...) async throws -> String {
    try await wait(until: "\(texts) are on the screen") { screen in
      texts.allSatisfy(screen.contains)
    }
  }

  /// Waits until the program has ended and the shell goes on.
  @discardableResult
  func waitForEnd(status: Int = 0) async throws -> String {
    try await waitFor("ended with \(status)")
  }

  @discardableResult
  func waitUntilGone(_ text: String) async throws -> String {
    try await wait(until: "‘\(text)’ is gone") { !$0.contains(text) }
  }

  /// The screen once it has come to rest: counts may be on their way when a text is there already.
  func restingScreen() async throws -> String {
    var previous = ""
    var repeats = 0
    return try await wait(until: "the screen is at rest") { screen in
      repeats = screen == previous ? repeats + 1 : 0
      previous = screen
      return repeats == 5
    }
  }

  /// Waits until the screen is as it was.
  func waitFor(screen: String) async throws {
    try await wait(until: "the screen is as it was:\n\(screen)\n") { $0 == screen }
  }

  @discardableResult
  func wait(
    until sentence: String, withColors: Bool = false,
    _ condition: (String) async throws -> Bool
  ) async throws -> String {
    var seen = ""
    let isSo = try await comesAbout(looks: 500, pause: .milliseconds(40)) {
      seen = try await screen(withColors: withColors)
      return try await condition(seen)
    }
    guard isSo else {
      throw Timeout(description: "it did not come about: \(sentence). The screen:\n\(seen)")
    }
    return seen
  }
}
