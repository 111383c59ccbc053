import ComposerScreens
import ComposerState
import TerminalUI
import TestPacing
import Testing

@Suite(.takingTurns)
struct KeymapFileTests {
  typealias Line = (command: String, keys: [String])

  private func reading(_ lines: Line...) -> (keymap: Keymap, problems: [Keymap.Problem]) {
    Self.reading(lines)
  }

  private func sentences(_ lines: Line...) -> [String] {
    Self.reading(lines).problems.map { "\($0.line): \($0.sentence)" }
  }

  private static func reading(
    _ lines: [Line]
  ) -> (keymap: Keymap, problems: [Keymap.Problem]) {
    Keymap.standard.applying(
      lines.enumerated().map {
        KeymapLine(command: $1.command, keys: $1.keys, number: $0 + 1)
      })
  }

  @Test func `Without lines every key stays`() {
    #expect(reading().keymap == .standard)
    #expect(reading().problems.isEmpty)
  }

  @Test func `A line replaces the keys of its command`() {
    let (keymap, problems) = reading(("dry-run", ["Z", "f5", "Z"]))
    #expect(problems.isEmpty)
    #expect(keymap.labels(for: .dryRun) == ["Z", "F5"])
    #expect(keymap.command(for: "d") == nil)
  }

  @Test func `Two commands change keys with each other`() {
    let (keymap, problems) = reading(("dry-run", ["t"]), ("test-send", ["d"]))
    #expect(problems.isEmpty)
    #expect(keymap.command(for: "t") == .dryRun)
    #expect(keymap.command(for: "d") == .testSend)
  }

  @Test(
    arguments: [
      ("ctrl-i", "Tab"), ("ctrl-m", "Enter"), ("ctrl-j", "line feed"), ("ctrl-[", "Esc"),
      ("Ctrl-I", "Tab"), ("esc", "leads back"),
    ])
  func `A key that terminals cannot tell from another is refused, with the reason`(
    key: String, reason: String
  ) {
    let told = sentences(("send", ["s", key]))
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("1: \(key) can't be bound: ") == true)
    #expect(told.first?.contains(reason) == true)
    let (keymap, _) = reading(("send", ["s", key]))
    #expect(keymap.labels(for: .send) == ["s"])
  }

  @Test func `Back keeps Esc whatever its line says`() {
    for keys in [[], ["esc"], ["f9", "esc"]] {
      let (keymap, problems) = reading(("back", keys))
      #expect(problems.isEmpty)
      #expect(keymap.command(for: "esc") == .back)
    }
  }

  @Test func `Of two commands that want one key the first has it`() {
    #expect(
      sentences(("send", ["f6"]), ("dry-run", ["d", "f6"])) == [
        "2: f6 already runs send by line 1, which wins"
      ])
    let (keymap, _) = reading(("send", ["f6"]), ("dry-run", ["d", "f6"]))
    #expect(keymap.command(for: "f6") == .send)
    #expect(keymap.labels(for: .dryRun) == ["d"])
  }

  @Test func `A key that goes from one command to another is told, with what is left of the first`()
  {
    #expect(
      sentences(("send", ["x"])) == [
        "1: x now runs send instead of fix: the palette (: or ^P) still runs it"
      ])
    #expect(
      sentences(("send", ["j"])) == ["1: j now runs send instead of down: ↓ still runs it"])
  }

  @Test func `A command without any key is told once, because only the palette runs it then`() {
    #expect(
      sentences(("fix", [])) == ["1: fix no longer has a key: the palette (: or ^P) still runs it"])
    #expect(
      sentences(("fix", []), ("palette", [])) == [
        "1: fix no longer has a key: give it one, because the palette has none either",
        "2: palette no longer has a key: give it one, because it runs the commands without keys",
      ])
  }

  @Test(arguments: ["ctrl-a", "ctrl-w", "del", "left", "alt-b", "tab", "pgdn"])
  func `A key with a fixed meaning while editing is bound, and told`(key: String) {
    let told = sentences(("show-history", [key]))
    #expect(told.contains { $0.hasPrefix("1: \(key) keeps its editing function") })
    #expect(reading(("show-history", [key])).keymap.labels(for: .showHistory).count == 1)
  }

  @Test(arguments: ["ctrl-t", "f7", "Z"])
  func `A key without one is bound, and nothing is told`(key: String) {
    #expect(sentences(("show-history", [key])).isEmpty)
  }

  @Test func `The standard keys of a command are never complained about`() {
    for command in Command.allCases {
      let keys = Keymap.standard.bindings.filter { $0.command == command }.map {
        "\($0.key)"
      }
      #expect(sentences((command.configurationName, keys)).isEmpty, "\(command)")
    }
  }

  @Test func `A command or a key that there is not is named`() {
    #expect(
      sentences(("sendd", ["s"]), ("send", ["s", "strg-s"])) == [
        "1: no command is called ‘sendd’; the help lists all commands",
        "2: ‘strg-s’ isn't a key: write it like ctrl-s, pgdn or x",
      ])
  }
}
