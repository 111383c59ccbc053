import CursesTerminal
import Glibc
import TerminalUI
import TextLayout

/// A program that does on its terminal what it is told, and tells what comes from it.
///
/// Commands are lines on descriptor 3; texts in them are hexadecimal UTF-8. What happened are lines
/// on descriptor 2: `ok` after each command, events as they come.
@main
@MainActor
final class TerminalProbe {
  private var screen: CursesScreen?
  private var theme = ThemeLibrary().theme(named: ThemeLibrary.standardName).theme
  private var unread: [UInt8] = []
  /// Whether the terminal draws ambiguous characters in two columns.
  private var isWide = false

  static func main() {
    let probe = TerminalProbe()
    do {
      try probe.open(CommandLine.arguments.dropFirst())
      probe.loop()
    } catch {
      probe.tell("error \(error)")
      exit(3)
    }
  }

  private func open(_ options: ArraySlice<String>) throws {
    var preferences = TerminalPreferences()
    preferences.usesMouse = options.contains("mouse")
    preferences.showsCursor = options.contains("cursor")
    isWide = options.contains("wide")
    preferences.drawsAmbiguousWide = isWide
    if options.contains("logical") { preferences.bidi = .logical }
    screen = try CursesScreen(preferences: preferences)
    screen?.setLastWords("last words\n")
    for note in screen?.notes ?? [] { tell("note \(note)") }
    if screen?.isASCII == true { tell("ascii") }
    tell("ready")
  }

  private func loop() {
    while screen != nil {
      var entries = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: 3, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&entries, 2, -1) > 0 else { continue }
      if entries[0].revents != 0 { takeInput() }
      if entries[1].revents != 0 { takeCommands() }
    }
    tell("closed")
  }

  private func takeInput() {
    while let event = screen?.nextEvent() {
      tell("event \(event)")
      if event == .endOfInput {
        screen = nil
        return
      }
    }
  }

  private func takeCommands() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = unsafe read(3, &bytes, bytes.count)
    guard count > 0 else {
      screen = nil
      return
    }
    unread += bytes.prefix(count)
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: unread[..<end], as: UTF8.self)
      unread.removeSubrange(...end)
      follow(line.split(separator: " ").map(String.init))
    }
  }

  private func follow(_ words: [String]) {
    switch words[0] {
    case "show": show(Self.text(words[1]), title: words.count > 2 ? Self.text(words[2]) : "")
    case "mouse": screen?.setMouse(words[1] == "on")
    case "copy":
      do { try screen?.copy(Self.text(words[1])) } catch { tell("error \(error)") }
    case "size": tellSize()
    case "resized":
      _ = screen?.resized()
      tellSize()
    case "suspend": screen?.suspend()
    case "run":
      if let result = screen?.runInForeground(Array(words.dropFirst())) { tell("\(result)") }
    case "close-on-input":
      // As if the program had decided to end before what comes now.
      tell("waiting")
      var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&entry, 1, -1)
      screen = nil
    case "crash": raise(SIGSEGV)
    case "close": screen = nil
    default: tell("error no command is called \(words[0])")
    }
    tell("ok")
  }

  private func tellSize() {
    if let size = screen?.size { tell("size \(size.columns)x\(size.rows)") }
  }

  /// Shows the text, each of its lines in a row, with the cursor behind the first.
  private func show(_ text: String, title: String) {
    guard let size = screen?.size else { return }
    let canvas = Canvas(size: size, ambiguousWidth: isWide ? .wide : .narrow)
    screen?.present(Self.written(text, title: title, on: canvas), theme: theme)
  }

  private static func written(_ text: String, title: String, on canvas: Canvas) -> Canvas {
    var canvas = canvas
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let width = canvas.write(
        String(line), at: Point(column: 0, row: row), style: Style(.error, isSelected: row == 1))
      if row == 0 { canvas.cursor = Point(column: width, row: 0) }
    }
    canvas.title = title
    return canvas
  }

  private func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }

  private static func text(_ digits: String) -> String {
    var bytes: [UInt8] = []
    var rest = digits[...]
    while rest.count >= 2 {
      bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
