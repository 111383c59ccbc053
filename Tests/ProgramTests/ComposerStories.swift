import Foundation
import Testing

/// What people do in the composer, key by key.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct ComposerStories {
  /// Waits for the demo with its strings read.
  static func demo(_ terminal: borrowing Terminal) async throws {
    try await terminal.start("--demo")
    try await terminal.waitFor("✗ NOTHING IS SHOWN (crash)", "? keys", "✗ 1/3 Android body")
  }

  @Test func `The demo opens with the documentation's example and what it does`() async throws {
    try await Terminal.with { terminal in
      try await terminal.start("--demo")
      let screen = try await terminal.waitFor(
        "You have 3 new message(s) from Bob.", "crashes the app", "? keys")
      for text in [
        "LOCAL demo-shop", "topic demo-messages", "fcm-example.json", "Android ✗ NOTHING IS SHOWN",
        "what the FCM page promises", "iPhone ✗ GARBLED", "You have d new message(s) from 3.",
        "%1$d crashes the app", "? keys",
      ] {
        #expect(screen.contains(text), "\(text)")
      }
      try await terminal.press("q")
      try await terminal.waitForEnd()
      #expect(try await !terminal.isAlternateScreen)
      #expect(terminal.sandbox.names(in: "tmp").filter { $0.contains("demo") } == [])
    }
  }

  @Test func `What is typed into an argument stands in the preview at once`() async throws {
    try await Terminal.with { terminal in
      try await Self.demo(terminal)
      try await terminal.press("Down", "Enter")
      try await terminal.waitFor(" EDIT ")
      try await terminal.press("C-u")
      try await terminal.waitFor("Welcome, !")
      try await terminal.type("Zoë")
      try await terminal.waitFor("Welcome, Zoë!")
      try await terminal.type("日本")
      let screen = try await terminal.waitFor("Welcome, Zoë日本!")
      #expect(screen.contains("Welcome, Alice!"), "the Apple column keeps its own argument")
      #expect(screen.contains("fcm-example.json ●"))
      try await terminal.press("Escape")
      try await terminal.waitUntilGone(" EDIT ")
      try await terminal.press("u")
      try await terminal.waitUntilGone("Zoë")
      #expect(try await !terminal.screen().contains("●"))
    }
  }

  @Test func `The preview says which release in the field lacks a text`() async throws {
    try await Terminal.with { terminal in
      try await Sample.writeWithRelease(to: terminal.sandbox)
      try await terminal.start("new.json")
      try await terminal.waitFor("A LINE IS MISSING in 5.1", "⚠ partly  in 5.1")
    }
  }

  @Test func `A release that cannot be read is told, and the app's own strings are shown`()
    async throws
  {
    try await Terminal.with { terminal in
      try await Sample.writeWithRelease(to: terminal.sandbox)
      try terminal.sandbox.write("", to: "5.1.pack")
      try await terminal.start("new.json")
      try await terminal.waitFor("✗ release 5.1: ", "3 from Bob")
    }
  }

  @Test func `A revision that is not there leaves the composer open`() async throws {
    try await Terminal.with { terminal in
      try Sample.write(to: terminal.sandbox)
      try await terminal.start("example.json", "--android", "res", "--at", "nowhere")
      try await terminal.waitFor("res isn't in a git repository", "Unknown: ")
    }
  }

  @Test func `A bracket walks the languages, around and back`() async throws {
    try await Terminal.with { terminal in
      try await Self.demo(terminal)
      let texts = [
        "fr-CA 2/7": "Bienvenue, Alice!", "de-DE 3/7": "Sie haben 3 neue Nachricht(en)",
        "es-MX 4/7": "¡Te damos la bienvenida", "ar-EG 5/7": "Alice", "ja-JP 6/7": "Aliceさん",
        "zh-Hans-CN 7/7": "Alice", "en-US 1/7": "Welcome, Alice!",
      ]
      for locale in ["fr-CA 2/7", "de-DE 3/7", "es-MX 4/7", "ar-EG 5/7", "ja-JP 6/7"] {
        try await terminal.press("]")
        try await terminal.waitFor("5 Preview ── \(locale)", texts[locale] ?? "?")
      }
      try await terminal.press("]", "]")
      try await terminal.waitFor("5 Preview ── en-US 1/7")
      try await terminal.press("[")
      try await terminal.waitFor("5 Preview ── zh-Hans-CN 7/7")
    }
  }

  @Test func `A dry-run shows what the emulator answers`() async throws {
    try await Terminal.with { terminal in
      try await Self.demo(terminal)
      try await terminal.waitFor("dry run: none")
      try await terminal.press("d")
      try await terminal.waitFor("accepted the payload", "dry run: ✓ ok")
      try await terminal.press("Down", "Enter")
      try await terminal.type("x")
      try await terminal.waitFor("dry run: stale")
    }
  }

  @Test(arguments: [80, 200])
  func `A refused dry-run names the field`(columns: Int) async throws {
    try await Terminal.with(columns: columns) { terminal in
      let draft = try terminal.sandbox.write(
        Sample.draft.replacing("3600s", with: "soon"), to: "draft.json")
      try await terminal.start("--demo", draft)
      try await terminal.waitFor("dry run: none")
      try await terminal.press("d")
      let screen = try await terminal.waitFor("dry run: ✗ refused", "✗ Dry run: ", "? keys")
      let sentence = screen.split(separator: "\n").first { $0.contains("✗ Dry run: ") } ?? ""
      #expect(sentence.contains("android.ttl"))
    }
  }

  @Test func `Edit, look at a language, dry-run, save, quit`() async throws {
    try await Terminal.with { terminal in
      let draft = try terminal.sandbox.write(Sample.draft, to: "drafts/draft.json")
      try await terminal.start("--demo", draft)
      try await terminal.waitFor("You have 3 new message(s) from Bob.")
      try await terminal.press("Down", "Enter")
      try await terminal.waitFor(" EDIT ")
      try await terminal.press("C-u")
      try await terminal.type("Zoë \"日本\"")
      try await terminal.press("Enter")
      try await terminal.waitUntilGone(" EDIT ")
      try await terminal.press("]")
      try await terminal.waitFor("Bienvenue, Zoë \"日本\"!")
      try await terminal.press("d")
      try await terminal.waitFor("accepted the payload")
      try await terminal.press("C-s")
      try await terminal.waitFor("Saved ")
      #expect(
        try terminal.sandbox.text("drafts/draft.json")
          == Self.firstReplaced("\"Alice\"", by: "\"Zoë \\\"日本\\\"\"", in: Sample.draft))
      try await terminal.press("q")
      try await terminal.waitForEnd()
      #expect(terminal.sandbox.names(in: "drafts") == ["draft.json"])
    }
  }

  /// The Android argument stands before the Apple one.
  static func firstReplaced(_ old: String, by new: String, in text: String) -> String {
    guard let range = text.firstRange(of: old) else { return text }
    return text.replacingCharacters(in: range, with: new)
  }

  /// Changes `draft.json` and presses `q`.
  private static func quitWithUnsavedWork(_ terminal: borrowing Terminal) async throws {
    let draft = try terminal.sandbox.write(Sample.draft, to: "draft.json")
    try await terminal.start("--demo", draft)
    try await terminal.waitFor("You have 3 new message(s) from Bob.")
    try await terminal.press("Down", "Enter")
    try await terminal.waitFor(" EDIT ")
    try await terminal.type("x")
    try await terminal.press("Enter")
    try await terminal.waitFor("Welcome, Alicex!")
    try await terminal.press("q")
    try await terminal.waitFor("Unsaved work")
  }

  @Test func `Quitting with unsaved work asks, and does what it is told`() async throws {
    try await Terminal.with { terminal in
      try await Self.quitWithUnsavedWork(terminal)
      try await terminal.press("Escape")
      try await terminal.waitUntilGone("Unsaved work")
      try await terminal.press("C-c")
      try await terminal.waitFor("Unsaved work")
      // Of the dry-run's key nothing comes.
      try await terminal.press("d", "X")
      try await terminal.waitForEnd()
      #expect(try terminal.sandbox.text("draft.json") == Sample.draft)
    }
  }

  @Test func `Saving from the question writes the draft and ends`() async throws {
    try await Terminal.with { terminal in
      try await Self.quitWithUnsavedWork(terminal)
      try await terminal.press("s")
      try await terminal.waitForEnd()
      #expect(
        try terminal.sandbox.text("draft.json")
          == Self.firstReplaced("\"Alice\"", by: "\"Alicex\"", in: Sample.draft))
    }
  }

  @Test func `A paste outside editing is text and never a command`() async throws {
    try await Terminal.with { terminal in
      try await Self.demo(terminal)
      try await terminal.paste("dq]\ns")
      let screen = try await terminal.waitFor(" EDIT ", "welcome_titledq]")
      #expect(screen.contains("dry run: none"))
      #expect(screen.contains("5 Preview ── en-US 1/7"))
      #expect(!screen.contains("Unsaved work"))
      try await terminal.press("Escape")
      try await terminal.waitUntilGone(" EDIT ")
      try await terminal.press("u")
      try await terminal.waitUntilGone("welcome_titledq]")
    }
  }
}
