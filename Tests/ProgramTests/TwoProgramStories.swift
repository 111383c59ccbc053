import Foundation
import TestPacing
import Testing

/// A second program on a draft that another one has open.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct TwoProgramStories {
  /// Another program has `draft.json` open, with unsaved work, when the one in the terminal begins.
  private func story(
    _ story: (borrowing Terminal, LooseTerminal) async throws -> Void
  ) async throws {
    try await Terminal.withDraft { terminal in
      let first = try LooseTerminal(["draft.json"], in: terminal.sandbox)
      try await first.waitFor("draft.json")
      first.type("1\rzebra")
      try await first.waitFor("zebra")
      try await terminal.start("draft.json")
      try await terminal.waitFor("Open in another program", "process ", "read-only")
      try await Terminal.pause()
      try await story(terminal, first)
    }
  }

  @Test func `Read-only first; when the other terminal closes, what was typed there is offered`()
    async throws
  {
    try await story { terminal, first in
      try await terminal.press("r")
      try await terminal.waitFor("(read-only)")
      try await terminal.press("1", "Enter")
      try await terminal.waitFor("Read-only: process", "edits draft.json")
      first.hangUp()
      _ = try await first.end()
      try await terminal.waitFor("UNSAVED WORK FOUND", "newszebra")
      try await Terminal.pause()
      try await terminal.press("Enter")
      try await terminal.waitFor("topic newszebra", "Recovered (not saved)")
    }
  }

  @Test func `A program that is killed leaves its draft to the one that waits`() async throws {
    try await story { terminal, first in
      _ = try await comesAbout {
        terminal.sandbox.names(in: "state/pushwright/drafts").contains {
          $0.hasSuffix(".draft.json")
        }
      }
      first.signal(SIGKILL)
      try await terminal.waitFor("UNSAVED WORK FOUND", "newszebra")
    }
  }

  @Test func `Another draft can be opened instead`() async throws {
    try await story { terminal, _ in
      try terminal.sandbox.write(
        Terminal.draft.replacing("news", with: "offers"), to: "other.json")
      try await terminal.press("o")
      try await terminal.waitFor("OPEN A DRAFT", "other.json")
      try await terminal.type("other")
      try await terminal.press("Enter")
      try await terminal.waitFor("topic offers", "? keys")
      try await terminal.waitUntilGone("(read-only)")
    }
  }

  @Test func `Discarded changes come back with R`() async throws {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      try await terminal.press("1", "Enter")
      try await terminal.waitFor("EDIT")
      try await terminal.type("letters")
      try await terminal.waitFor("topic newsletters")
      try await terminal.press("C-c", "q")
      try await terminal.waitFor("Unsaved work")
      // The dry-run's key discards nothing.
      try await terminal.press("d", "X")
      try await terminal.waitForEnd()
      try await terminal.shell("clear")
      try await terminal.openDraft()
      try await terminal.press("R")
      try await terminal.waitFor("DISCARDED WORK", "newsletters")
      try await Terminal.pause()
      try await terminal.press("Enter")
      try await terminal.waitFor("topic newsletters")
    }
  }
}
