import Foundation
import TestPacing
import Testing

/// Translations are previewed, compared, reviewed and fixed.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct LocaleStories {
  /// A project with the sample app, and a draft in it.
  private func story(
    columns: Int = 80, rows: Int = 24, project: String = Sample.phonesProject,
    _ story: (borrowing Terminal) async throws -> Void
  ) async throws {
    try await Terminal.with(columns: columns, rows: rows) { terminal in
      try Sample.write(to: terminal.sandbox)
      try terminal.sandbox.write(project, to: "pushwright.toml")
      try await story(terminal)
    }
  }

  @Test func `E opens the shown string's file, and what the editor mends is shown at once`()
    async throws
  {
    try await story { terminal in
      let editor = try terminal.sandbox.write(
        "#!/bin/sh\nfor file in \"$@\"; do :; done\nsed -i 's/%1$d/%1$s/' \"$file\"\n",
        to: "editor.sh")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
      try await terminal.start("example.json", variables: "EDITOR=\(editor)")
      try await terminal.waitFor("fr-CA 1/2", "✗ NOTHING IS SHOWN (crash)", "? keys")
      try await terminal.press("E")
      try await terminal.waitFor("Vous avez 3 nouveau(x) message(s)", "Android ✓ shown as promised")
      #expect(try terminal.sandbox.text("res/values-fr/strings.xml").contains("avez %1$s nouveau"))
      #expect(try terminal.sandbox.text("res/values/strings.xml").contains("have %1$d new"))
    }
  }

  @Test func `The file of a text from a pack is not opened, because the one on disk may differ`()
    async throws
  {
    try await Terminal.with { terminal in
      try await Sample.writeWithRelease(to: terminal.sandbox)
      try await terminal.start(
        "example.json", "--pack", "5.1.pack", variables: "EDITOR=/nowhere/editor")
      try await terminal.waitFor("✗ NOTHING IS SHOWN (crash)", "? keys")
      try await terminal.press("5", "E")
      try await terminal.waitFor("this text is from the pack", "5.1.pack", "may differ")
    }
  }

  @Test func `A project that names no locales is previewed in all that its strings have`()
    async throws
  {
    let project = "[[apps]]\nname = \"Demo\"\nandroid = [\"res\"]\napple = [\"ios\"]\n"
    try await story(project: project) { terminal in
      // Only French crashes.
      try terminal.sandbox.write(
        """
        <resources>
          <string name="welcome_title">Welcome, %1$s!</string>
          <string name="new_message_body">You have %1$s new message(s) from %2$s.</string>
        </resources>

        """, to: "res/values/strings.xml")
      try await terminal.start("example.json")
      try await terminal.waitFor("en 1/2", "Android ✗1", "? keys")
      try await terminal.press("n")
      try await terminal.waitFor("fr 2/2", "✗ NOTHING IS SHOWN (crash)")
    }
  }

  @Test func `Marks are kept beside the draft, lapse with the text, and come with the next start`()
    async throws
  {
    try await story { terminal in
      try await terminal.start("example.json")
      try await terminal.waitFor("✗ NOTHING IS SHOWN (crash)", "? keys")
      try await terminal.press("6", "X")
      try await terminal.waitFor("Who reviews?")
      try await terminal.type("Mia <mia@example.com>")
      try await terminal.press("Enter")
      try await terminal.waitFor("Reject the texts of fr-CA")
      try await terminal.type("too long")
      try await terminal.press("Enter")
      try await terminal.waitFor("✘ fr-CA", "✘ rejected: too long")
      // A key that comes before its texts are on the screen marks nothing.
      try await terminal.press("Down")
      try await terminal.waitFor("de 2/2")
      try await Terminal.pause()
      try await terminal.press("Space")
      try await terminal.waitFor("Mark de as reviewed?", "It crashes the app on Android")
      // Longer than the pause that keeps a key of a flood from answering.
      try await Terminal.pause()
      try await terminal.press("Enter")
      try await terminal.waitFor("✔ de", "✔ reviewed 1/2 ✘1")
      try await terminal.press("C-s")
      try await terminal.waitFor("Saved ")
      let marks = try terminal.sandbox.text("example.reviews/mia@example.com.jsonl")
      #expect(marks.contains("rejected") && marks.contains("too long"))
      try await terminal.press("q")
      try await terminal.waitForEnd()
      try terminal.sandbox.write(
        Sample.draft.replacing("Alice", with: "Bob"), to: "example.json")
      try await terminal.start("example.json")
      try await terminal.waitFor("✗ NOTHING IS SHOWN (crash)", "? keys", "~ changed since it was")
      try await terminal.press("6")
      try await terminal.waitFor("~ fr-CA", "~ de", "✔ reviewed 0/2 ~2")
      #expect(try terminal.sandbox.text("example.json").contains("Bob"))
    }
  }

  @Test func `Order and comparison come back with the next start, a filter does not`() async throws
  {
    try await story { terminal in
      try await terminal.start("example.json")
      try await terminal.waitFor("fr-CA 1/2", "? keys")
      try await terminal.press("6", "r", "w", "/")
      try await terminal.type("fr")
      try await terminal.press("Enter")
      try await terminal.waitFor("fr-CA*", "1 of 2 locales listed for")
      try await terminal.press("q")
      try await terminal.waitForEnd()
      try await terminal.shell("clear")
      try await terminal.start("example.json")
      try await terminal.waitFor("fr-CA*", " de ", "worst first", "? keys")
      try await terminal.press("q")
      try await terminal.waitForEnd()
      try terminal.sandbox.write("no json", to: "state/pushwright/locale-tables.json")
      try await terminal.shell("clear")
      try await terminal.start("example.json")
      let screen = try await terminal.waitFor("fr-CA", " de ", "? keys")
      #expect(!screen.contains("worst first"))
      // The log follows the first paint.
      let isLogged = try await comesAbout {
        try terminal.sandbox.text("state/pushwright/pushwright.log").contains(
          "locale-tables.json: the locales are in the project's order")
      }
      #expect(isLogged)
    }
  }

  @Test
  func `A pseudo-locale and a device with several languages are added while the program runs`()
    async throws
  {
    try await story { terminal in
      try await terminal.start("example.json")
      try await terminal.waitFor("✗ NOTHING IS SHOWN (crash)", "? keys")
      try await terminal.press("L")
      try await terminal.type("en-XA")
      try await terminal.waitFor("a device with these languages: en-XA")
      try await terminal.press("Enter")
      try await terminal.waitFor("5 Preview ── en-XA 3/3", "Ŵéļçöḿé")
      try await terminal.press("L")
      try await terminal.type("gsw-CH, fr")
      try await terminal.press("Enter")
      try await terminal.waitFor("5 Preview ── gsw-CH, fr 4/4", "Bienvenue, Alice!")
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }

  /// 111 languages: the codes of two letters that there are for the letters.
  private static let languages = (0..<111).map { number -> String in
    let letters = Array("bcdfghjklmnpqrstvwxz")
    return "\(letters[number / 20])\(letters[number % 20])"
  }

  @Test func `Of 111 locales a filter leaves those with a problem, and brackets walk them`()
    async throws
  {
    let locales = Self.languages.map { "\"\($0)\"" }.joined(separator: ", ")
    let project = Sample.phonesProject.replacing(#"["fr-CA", "de"]"#, with: "[\(locales)]")
    try await story(columns: 120, rows: 40, project: project) { terminal in
      for (number, language) in Self.languages.enumerated() {
        let specifier = number % 37 == 36 ? "%1$d" : "%1$s"
        try terminal.sandbox.write(
          """
          <resources>
            <string name="welcome_title">\(language) %1$s</string>
            <string name="new_message_body">\(language) \(specifier) %2$s</string>
          </resources>

          """, to: "res/values-\(language)/strings.xml")
      }
      try await terminal.start("example.json")
      try await terminal.waitFor("Android ✗3", "1/111", "? keys")
      try await terminal.press("/")
      try await terminal.type("crash")
      try await terminal.waitFor("3 of 111")
      try await terminal.press("Enter")
      let screen = try await terminal.waitFor(
        "/crash 3 of 111", "3 of 111 locales listed for ‘crash’")
      for index in [36, 73, 110] { #expect(screen.contains(" \(Self.languages[index]) ")) }
      for number in [37, 74, 111, 37] {
        // The first of them is chosen with the filter.
        try await terminal.waitFor("\(Self.languages[number - 1]) \(number)/111")
        try await terminal.press("]")
      }
      try await terminal.press("Escape")
      try await terminal.waitUntilGone("/crash")
      try await terminal.press("r")
      try await terminal.waitFor("6 Locales ── worst first", "Locales: worst first")
      try await terminal.press("End")
      try await terminal.waitFor("110/111")
    }
  }
}
