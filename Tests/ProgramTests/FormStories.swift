import Foundation
import Testing

/// The panes 3 and 4 in a terminal, down to the files that they leave.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct FormStories {
  @Test func `One time for all platforms is saved in the draft and beside it`() async throws {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      try await terminal.press("4", "Enter")
      try await terminal.waitFor(" EDIT ")
      try await terminal.type("90x")
      try await terminal.waitFor("90x isn't a duration, such as 90m, 1h30m, 2d")
      try await terminal.press("BSpace")
      try await terminal.type("m")
      try await terminal.waitFor("= 1 h 30 min: ttl 5400s, TTL 5400")
      // Esc and a digit in one go would be Alt and the digit.
      try await terminal.press("Enter", "3")
      try await terminal.waitFor("at send +1h30m")
      try await terminal.press("C-s")
      try await terminal.waitFor("Saved")
      let text = try terminal.sandbox.text("draft.json")
      #expect(text.contains(#""ttl": "5400s""#) && text.contains(#""TTL": "5400""#))
      #expect(!text.contains("apns"))
      #expect(
        try terminal.sandbox.text("draft.pushwright.json").contains(#""expires_in": "5400s""#))
    }
  }

  @Test func `Any field is found by name, and its values stand in a list`() async throws {
    try await Terminal.withDraft { terminal in
      try await terminal.openDraft()
      try await terminal.press("f")
      try await terminal.type("urgency")
      try await terminal.waitFor("webpush.headers.Urgency")
      try await terminal.press("Enter", "c")
      try await terminal.waitFor("even when the battery is low")
      try await terminal.press("Home", "Enter")
      try await terminal.waitFor("very-low ▾")
      try await terminal.press("4", "Down", "Enter")
      try await terminal.type("order_id")
      try await terminal.press("Tab")
      try await terminal.type("4711")
      try await terminal.press("Enter", "8", "z")
      try await terminal.waitFor(#""order_id": "4711""#)
    }
  }

  @Test func `Enter on an object opens the draft in the editor at its line`() async throws {
    try await Terminal.withDraft { terminal in
      let editor = try terminal.sandbox.write("#!/bin/sh\necho \"$@\" > seen\n", to: "vi")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
      try terminal.sandbox.write(
        "{\"message\": {\n\"topic\": \"news\",\n\"notification\": {\"title\": \"Sale\"}}}",
        to: "draft.json")
      try await terminal.openDraft(variables: "EDITOR=\(editor)")
      try await terminal.press("f")
      try await terminal.type("every platform shows")
      try await terminal.waitFor("{…} 1 key")
      try await terminal.press("Enter")
      try await terminal.waitFor("▐3 Platforms▌", "{…} 1 key")
      try await terminal.press("Enter")
      try await terminal.waitFor("No changes came from the editor")
      #expect(try terminal.sandbox.text("seen").contains("+3"))
    }
  }
}
