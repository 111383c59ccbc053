import Foundation
import Testing

/// The mouse and the clipboard, which are the terminal's own.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct MouseStories {
  /// The demo on a terminal where all panes stand side by side.
  private static func demo(_ terminal: borrowing Terminal) async throws {
    try await terminal.start("--demo")
    try await terminal.waitFor("5 Preview ── en-US 1/7", "✗ garbled zh-Hans", "? keys")
  }

  @Test func `A click goes to a pane, to a field and to a language`() async throws {
    try await Terminal.with(columns: 120, rows: 40) { terminal in
      try await Self.demo(terminal)
      try await terminal.click("fr-CA")
      try await terminal.waitFor("5 Preview ── fr-CA 2/7")
      try await terminal.click("9 History")
      try await terminal.waitFor("Nothing has been sent yet")
      try await terminal.click("Body key")
      try await terminal.waitFor("android.notification.body_loc_key")
      // What has the focus already is edited.
      try await terminal.click("Body key")
      try await terminal.waitFor(" EDIT ")
    }
  }

  @Test func `A click on a tab shows its pane where the panes share one place`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await terminal.click("1 Target")
      try await terminal.waitFor("▐1 Target▌")
    }
  }

  @Test func `The wheel walks the list under it`() async throws {
    try await Terminal.with(columns: 120, rows: 40) { terminal in
      try await Self.demo(terminal)
      try await terminal.turnWheel(over: "de-DE")
      try await terminal.waitFor("5 Preview ── fr-CA 2/7")
    }
  }

  @Test func `m leaves the mouse to the terminal, and takes it back`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      #expect(try await terminal.isMouseWanted)
      try await terminal.press("m")
      try await terminal.waitFor("mouse")
      try await terminal.wait(until: "the mouse is the terminal's") { _ in
        try await !terminal.isMouseWanted
      }
      try await terminal.press("m")
      try await terminal.wait(until: "the mouse is the program's") { _ in
        try await terminal.isMouseWanted
      }
      try await terminal.press("q")
      try await terminal.waitForEnd()
      #expect(try await !terminal.isMouseWanted)
    }
  }

  @Test func `What is copied is on the terminal's clipboard`() async throws {
    try await Terminal.with { terminal in
      try await terminal.allowClipboard()
      let draft = try terminal.sandbox.write(Sample.draft, to: "draft.json")
      try await terminal.start(draft)
      try await terminal.waitFor("? keys")
      try await terminal.press("y")
      try await terminal.waitFor("curl")
      try await terminal.press("d", "Enter")
      try await terminal.waitFor("to the terminal's clipboard")
      #expect(try await terminal.clipboard() == Sample.draft)
    }
  }
}
