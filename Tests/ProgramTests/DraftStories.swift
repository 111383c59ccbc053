import Foundation
import Testing

/// Drafts outlive the program, other programs and the editor.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct DraftStories {
  /// Kills the program once its unsaved work is kept, and starts it again until that is offered.
  private static func crash(_ terminal: borrowing Terminal) async throws {
    try await terminal.wait(until: "the draft is kept") { _ in
      terminal.sandbox.names(in: "state/pushwright/drafts").contains { $0.hasSuffix(".draft.json") }
    }
    try terminal.signal(SIGKILL)
    try await terminal.waitFor("Killed")
    try await terminal.shell("reset")
    try await terminal.start("draft.json")
    try await terminal.waitFor("UNSAVED WORK FOUND", "newsletters")
    try await Terminal.pause()
  }

  @Test func `What kill -9 leaves is offered at the next start, and comes back`() async throws {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      try await terminal.press("1", "Enter")
      try await terminal.waitFor("EDIT")
      try await terminal.type("letters")
      try await terminal.waitFor("topic newsletters")
      try await Self.crash(terminal)
      try await terminal.press("Enter")
      try await terminal.waitFor("topic newsletters", "● ")
      #expect(try terminal.sandbox.text("draft.json") == Terminal.draft)
    }
  }

  @Test func `A draft that another program writes is read anew, and u brings the old text back`()
    async throws
  {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      try terminal.sandbox.write(
        Terminal.draft.replacing("news", with: "offers"), to: "draft.json")
      try await terminal.waitFor("topic offers")
      try await terminal.press("u")
      try await terminal.waitFor("topic news")
    }
  }

  @Test func `The topic of another draft is taken from the list of targets`() async throws {
    try await Terminal.withDraft { terminal in
      try terminal.sandbox.write(
        Terminal.draft.replacing("news", with: "autumn-sale"), to: "autumn.json")
      try await terminal.openDraft()
      try await terminal.press("1", "a")
      try await terminal.waitFor("autumn-sale", "in autumn.json")
      try await terminal.type("autumn")
      try await terminal.press("Enter")
      try await terminal.waitFor("▸ topic autumn-sale")
    }
  }

  @Test func `The editor gets the draft, and what it writes is on the screen`() async throws {
    try await Terminal.withDraft { terminal in
      let editor = try terminal.sandbox.write(
        "#!/bin/sh\nsed -i s/news/edited/ \"$1\"\n", to: "editor.sh")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
      try await terminal.openDraft(variables: "EDITOR=\(editor)")
      try await terminal.press("e")
      try await terminal.waitFor("topic edited", "? keys")
      #expect(try terminal.sandbox.text("draft.json") == Terminal.draft)
    }
  }

  @Test func `A directory opens with the list of its drafts`() async throws {
    try await Terminal.withDraft { terminal in
      try terminal.sandbox.write(
        "drafts = \".\"\n", to: "pushwright.toml")
      try await terminal.start(".")
      try await terminal.waitFor("draft.json", "topic news")
      try await terminal.press("Enter")
      try await terminal.waitFor("topic news", "? keys")
    }
  }

  @Test func `The palette runs a command by a part of its name`() async throws {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      try await terminal.press(":")
      try await terminal.type("show-pay")
      try await terminal.waitFor("show-payload")
      try await terminal.press("Enter")
      try await terminal.waitFor("▐sent▌")
    }
  }

  private static let crash =
    #"{"message": {"topic": "news", "android": {"notification": {"title": "T", "#
    + #""body_loc_key": "new_offer", "body_loc_args": ["3"]}}}}"#

  private static func strings(_ text: String) -> String {
    "<resources>\n<string name=\"new_offer\">\(text)</string>\n</resources>\n"
  }

  @Test func `The list of drafts knows a crash at start, and when the strings are mended`()
    async throws
  {
    try await Terminal.with { terminal in
      try terminal.sandbox.write(Self.crash, to: "crash.json")
      try terminal.sandbox.write(Self.strings("%1$d new"), to: "res/values/strings.xml")
      try terminal.sandbox.write(
        "drafts = \".\"\n[[apps]]\nname = \"Shop\"\nandroid = [\"res\"]\n", to: "pushwright.toml")
      try await terminal.start(".")
      try await terminal.waitFor("✗ crash.json")
      try terminal.sandbox.write(Self.strings("%1$s new"), to: "res/values/strings.xml")
      try await terminal.waitUntilGone("✗ crash.json")
      try await terminal.waitFor("crash.json")
    }
  }

  @Test func `What was saved under another name a moment ago is among the recent drafts`()
    async throws
  {
    try await Terminal.withDraft { terminal in
      try terminal.sandbox.write("drafts = \"drafts\"\n", to: "pushwright.toml")
      try await terminal.openDraft()
      for name in ["x1.json", "x2.json"] {
        try await terminal.press("S", "C-u")
        try await terminal.type(name)
        try await terminal.press("Enter")
        try await terminal.waitFor("Saved \(name)")
      }
      try await terminal.press("o")
      try await terminal.waitFor("Recently opened elsewhere", "x1.json  ", "x2.json  ")
    }
  }

  @Test func `A colleague's rejection arrives at once`() async throws {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      let mark =
        #"{"locale": "en-US", "texts": "1", "state": "rejected", "note": "too long", "#
        + #""at": "2026-11-21T20:00:00Z"}"#
      try terminal.sandbox.write(#"{"reviews": [\#(mark)]}"#, to: "draft.pushwright.json")
      try await terminal.waitFor("Someone else rejected en-US: too long")
    }
  }

  @Test func `A broken strings file is a problem until it is whole again`() async throws {
    try await Terminal.with { terminal in
      try terminal.sandbox.write(Self.crash, to: "draft.json")
      for folder in ["values", "values-de"] {
        try terminal.sandbox.write(Self.strings("%1$s new"), to: "res/\(folder)/strings.xml")
      }
      try terminal.sandbox.write(
        "[[apps]]\nname = \"Shop\"\nandroid = [\"res\"]\n", to: "pushwright.toml")
      try await terminal.start("draft.json")
      try await terminal.waitFor("topic news", "? keys")
      try terminal.sandbox.write("<resources>\n<string\n", to: "res/values-de/strings.xml")
      try await terminal.waitFor("error: ")
      try await terminal.press("7", "z")
      try await terminal.waitFor("values-de/strings.xml:", "is broken", "fix the file")
      try terminal.sandbox.write(Self.strings("%1$s neu"), to: "res/values-de/strings.xml")
      try await terminal.waitUntilGone("is broken")
      try await terminal.waitUntilGone("error: ")
    }
  }

  @Test func `Lost work that was put off is offered again when it is asked for`() async throws {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      try await terminal.press("R")
      try await terminal.waitFor("Nothing to recover")
      try await terminal.press("1", "Enter")
      try await terminal.waitFor("EDIT")
      try await terminal.type("letters")
      try await Self.crash(terminal)
      try await terminal.press("X")
      try await terminal.waitFor("Discard?")
      try await terminal.press("Escape")
      try await terminal.waitUntilGone("Discard?")
      try await terminal.waitFor("UNSAVED WORK FOUND")
      try await terminal.press("Escape")
      try await terminal.waitFor("topic news", "? keys")
      try await terminal.press("R")
      try await terminal.waitFor("UNSAVED WORK FOUND", "newsletters")
    }
  }
}
