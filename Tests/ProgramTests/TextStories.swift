import Foundation
import Testing

/// Keys, arguments and targets, chosen at a terminal.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct TextStories {
  private static let count = 5000

  /// An app with five thousand keys on either platform, and a draft that has one of them.
  private static func write(to sandbox: borrowing Sandbox) throws {
    let lines = (0..<count).map {
      "  <string name=\"screen_\($0 / 100)_line_\($0)\">Line \($0) for %1$s</string>"
    }
    let special = "  <string name=\"parcel_arrives_title\">%1$s, your parcel arrives</string>"
    try sandbox.write(
      "<resources>\n\((lines + [special]).joined(separator: "\n"))\n</resources>\n",
      to: "res/values/strings.xml")
    let entries = (0..<count).map { "\"SCREEN_\($0 / 100)_LINE_\($0)\" = \"Line \($0) for %@\";" }
    try sandbox.write(
      (entries + ["\"PARCEL_ARRIVES_TITLE\" = \"%@, your parcel arrives\";"])
        .joined(separator: "\n"),
      to: "ios/en.lproj/Localizable.strings")
    try sandbox.write(Sample.draft, to: "draft.json")
    try sandbox.write(
      """
      [[apps]]
      name = "Sample"
      android = ["res"]
      apple = ["ios"]

      """, to: "pushwright.toml")
  }

  @Test func `A key of five thousand is found by some letters, and stands in the preview`()
    async throws
  {
    try await Terminal.with { terminal in
      try Self.write(to: terminal.sandbox)
      try await terminal.start("draft.json")
      try await terminal.waitFor("THE KEY IS SHOWN", "? keys")
      try await terminal.press("=")
      try await terminal.waitFor("Title key=")
      try await terminal.press("a")
      try await terminal.waitFor("Keys for the title on Android: 5001", "screen_0_line_0")
      try await terminal.type("parcl")
      try await terminal.waitFor("1 of 5001", "▌parcel_arrives_title", "Apple: PARCEL_ARRIVES")
      try await terminal.press("Enter")
      let screen = try await terminal.waitFor("Alice, your parcel arrives", "PARCEL_ARRIVES_TITLE")
      #expect(screen.contains("parcel_arrives_title"))
      try await terminal.press("u")
      try await terminal.waitUntilGone("parcel_arrives_title")
    }
  }

  @Test func `A token comes from a file, and neither its path nor a log has it`() async throws {
    try await Terminal.with { terminal in
      try Self.write(to: terminal.sandbox)
      try terminal.sandbox.write("\nfrom-a-file-987654\nanother\n", to: "tokens/mia")
      try await terminal.start("draft.json")
      try await terminal.waitFor("topic devices", "? keys")
      try await terminal.press(
        "1", "Up", "Enter", "Enter", "Enter", "Enter", "Down", "Enter", "C-u")
      try await terminal.waitFor("EDIT", "Token")
      try await terminal.type("@tokens/mia")
      try await terminal.press("Tab")
      try await terminal.waitFor("tokens/mia has 2 lines", "…987654")
      try await terminal.press("C-s")
      try await terminal.waitFor("Saved ")
      let draft = try terminal.sandbox.text("draft.json")
      #expect(draft.contains("from-a-file-987654") && !draft.contains("@tokens"))
      for name in terminal.sandbox.names(in: "state/pushwright") where name.contains("log") {
        let log = (try? terminal.sandbox.text("state/pushwright/\(name)")) ?? ""
        #expect(!log.contains("987654"))
      }
    }
  }
}
