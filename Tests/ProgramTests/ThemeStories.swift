import Foundation
import Testing

/// A theme of one's own, edited while the composer shows it.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct ThemeStories {
  /// A ground for the whole screen, which tmux gives back as `48;5;NUMBER`.
  private static func theme(ground: Int, _ rest: String = "") -> String {
    "\(rest)\n[role]\ntext = { fg = 231, bg = \(ground) }\n"
  }

  /// Opens a draft in the theme `mine`, which inherits `base`.
  private func story(_ story: (borrowing Terminal) async throws -> Void) async throws {
    try await Terminal.withDraft(columns: 200) { terminal in
      try terminal.sandbox.write("theme = \"mine\"", to: "config/pushwright/config.toml")
      try Self.write(Self.theme(ground: 17), "base", in: terminal.sandbox)
      try Self.write("inherits = \"base\"", "mine", in: terminal.sandbox)
      try await terminal.openDraft(variables: "TERM=tmux-256color")
      try await Self.waitForGround(17, on: terminal)
      try await story(terminal)
    }
  }

  private static func write(
    _ text: String, _ name: String, in sandbox: borrowing Sandbox
  ) throws {
    try sandbox.write(text, to: "config/pushwright/themes/\(name).toml")
  }

  private static func waitForGround(_ ground: Int, on terminal: borrowing Terminal) async throws {
    try await terminal.wait(until: "the ground is \(ground)", withColors: true) {
      $0.contains("48;5;\(ground)")
    }
  }

  @Test func `A theme file that is saved anew is shown at once, and so is one that it inherits`()
    async throws
  {
    try await story { terminal in
      try Self.write(Self.theme(ground: 18), "base", in: terminal.sandbox)
      try await Self.waitForGround(18, on: terminal)
      // As editors do it: a new file takes the old one's place.
      let folder = terminal.sandbox.path("config/pushwright/themes")
      let new = try terminal.sandbox.write(
        Self.theme(ground: 22, "inherits = \"base\""), to: "new.toml")
      let move = try await Program(executable: "mv").run(
        [new, "\(folder)/mine.toml"], in: folder, environment: terminal.sandbox.environment)
      #expect(move.status == 0)
      try await Self.waitForGround(22, on: terminal)
    }
  }

  @Test func `A theme that is a link into another folder is shown anew when it is saved there`()
    async throws
  {
    try await story { terminal in
      let sandbox = terminal.sandbox.path("")
      try terminal.sandbox.write(Self.theme(ground: 18), to: "dotfiles/pushwright.toml")
      let link = try await Program(executable: "ln").run(
        ["-sf", "../../../dotfiles/pushwright.toml", "config/pushwright/themes/mine.toml"],
        in: sandbox, environment: terminal.sandbox.environment)
      #expect(link.status == 0)
      try await Self.waitForGround(18, on: terminal)
      try terminal.sandbox.write(Self.theme(ground: 22), to: "dotfiles/pushwright.toml")
      try await Self.waitForGround(22, on: terminal)
    }
  }

  @Test func `A broken file leaves the last good theme, and says where the mistake is`()
    async throws
  {
    try await story { terminal in
      try Self.write("inherits = \"base\"\n[role]\ntext = {", "mine", in: terminal.sandbox)
      try await terminal.waitFor("mine.toml:3: not valid TOML", "the screen doesn't change")
      try await Self.waitForGround(17, on: terminal)
      try Self.write(Self.theme(ground: 22), "mine", in: terminal.sandbox)
      try await terminal.waitFor("Pushwright can read the theme mine again")
      try await Self.waitForGround(22, on: terminal)
    }
  }

  @Test func `While themes are chosen, files that come and change are seen too`() async throws {
    try await story { terminal in
      try await terminal.press("T")
      try await terminal.waitFor("tokyo-night")
      try Self.write(Self.theme(ground: 52), "midnight", in: terminal.sandbox)
      try await terminal.waitFor("midnight")
      try await terminal.type("midn")
      try await Self.waitForGround(52, on: terminal)
      try Self.write(Self.theme(ground: 53), "midnight", in: terminal.sandbox)
      try await Self.waitForGround(53, on: terminal)
      try await terminal.press("Escape")
      try await Self.waitForGround(17, on: terminal)
    }
  }
}
