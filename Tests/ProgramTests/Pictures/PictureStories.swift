import Foundation
import Testing

/// The pictures of the README are screens of the program, played in a terminal.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct PictureStories {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.github/pictures").standardizedFileURL

  /// A theme for each ground, with the colors that it has for it.
  private static let grounds: [(name: String, theme: String, ground: PictureFile.Ground)] = [
    ("dark", "nord", .init(background: "#2e3440", foreground: "#d8dee9", accent: "#88c0d0")),
    (
      "light", "flexoki-light",
      .init(background: "#fffcf0", foreground: "#100f0f", accent: "#205ea6")
    ),
  ]

  /// What is pressed, what is waited for, and what the caption says.
  private static let steps: [(keys: [String], shown: [String], key: String, text: String)] = [
    ([], [], "pushwright --demo", "FCM's own example crashes Android and is garbled on iPhones"),
    (
      ["]"], ["fr-CA 2/7", "Bienvenue, Alice!"], "]",
      "the next language, from the app's own strings"
    ),
    (["n", "x"], ["a literal text in English"], "n  x", "go to a problem, and see what fixes it"),
    (["Escape", "6", "r"], ["worst first"], "6  r", "all languages, the worst first"),
    (
      ["2", "Down", "Enter", "C-u", "Z", "o", "ë"], ["You have Zoë new message(s)"], "Enter",
      "edit, and watch the preview"
    ),
    (
      ["Escape", "u", "d"], ["dry run: ✓ ok"], "d",
      "a dry run: FCM checks the message, and delivers nothing"
    ),
  ]

  /// With `RECORD_PICTURES` set the pictures are made anew, and the test fails.
  @Test(arguments: grounds.map(\.name))
  func `The pictures of the README are the program's screens`(name: String) async throws {
    let (_, theme, ground) = try #require(Self.grounds.first { $0.name == name })
    try await Terminal.with { terminal in
      try terminal.sandbox.write("theme = \"\(theme)\"", to: "config/pushwright/config.toml")
      try await terminal.start("--demo", variables: "TERM=tmux-256color COLORTERM=truecolor")
      try await terminal.waitFor("✗ NOTHING IS SHOWN (crash)", "? keys", "✗ 1/3 Android body")
      var frames: [PictureFile.Frame] = []
      for step in Self.steps {
        for key in step.keys {
          try await terminal.press(key)
          // Esc and a key right after it would be one key, with Alt.
          if key == "Escape" { try await Terminal.pause() }
        }
        if !step.shown.isEmpty {
          try await terminal.wait(until: step.text) { screen in
            step.shown.allSatisfy { screen.contains($0) }
          }
        }
        let screen = ScreenPicture(try await Self.still(terminal))
        frames.append(PictureFile.Frame(screen: screen, caption: (step.key, step.text)))
      }
      let first = PictureFile.Frame(screen: frames[0].screen)
      let title = "Pushwright with FCM's example of a localized message"
      try Self.expect(
        PictureFile(frames: [first], ground: ground, title: title).svg, in: "screen-\(name).svg")
      try Self.expect(
        PictureFile(frames: frames, ground: ground, title: title).svg, in: "story-\(name).svg")
    }
  }

  /// The screen once it has stayed the same for a while.
  private static func still(_ terminal: borrowing Terminal) async throws -> String {
    var last = try await terminal.screen(withColors: true)
    var looks = 0
    while looks < 5 {
      try await Task.sleep(for: .milliseconds(80))
      let next = try await terminal.screen(withColors: true)
      looks = next == last ? looks + 1 : 0
      last = next
    }
    return last
  }

  private static func expect(_ svg: String, in name: String) throws {
    let file = folder.appending(path: name)
    guard (try? String(contentsOf: file, encoding: .utf8)) != svg else { return }
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: file)
    }
    Issue.record("\(name) isn't what the program shows; RECORD_PICTURES=1 makes it anew.")
  }
}
