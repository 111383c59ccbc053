import Foundation
import Testing

/// Frames stay where they are on a terminal that has widths of its own.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct AlignmentStories {
  private static let texts = [
    "plain", "漢字かな Ａｂ", "👩‍👩‍👧‍👦 👍🏽 🏳️‍🌈", "🇩🇪🇯🇵 flags 🇩", "❤️ 1️⃣ ⚠️ ☎︎", "🫨🫩 new",
    "é̂̃̄ z̤̈ marks", "각 ᄀ jamo", "नमस्ते क्षि", "กำ ลาว ไทย", "مرحبا 12 لا", "שלום (1) a",
    "a\u{200B}b\u{202E}c",
    "\u{1B}[31m\u{9B}2J", "→ … § Ж Ω", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 tag", "one\ntwo\tthree",
  ]

  private static func draft(_ text: String) throws -> String {
    let notification = ["title": text, "body": "\(text) \(text)"]
    let message: [String: Any] = ["topic": "news", "notification": notification]
    let data = try JSONSerialization.data(withJSONObject: ["message": message])
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `The right border of a card is in one column, whatever the card shows`() async throws {
    try await Terminal.with { terminal in
      for text in Self.texts {
        let draft = try terminal.sandbox.write(try Self.draft(text), to: "draft.json")
        try await terminal.start(draft)
        try await terminal.waitFor("5 Preview", "iPhone ✓", "? keys")
        let edge = try await terminal.column(79, rows: 24).joined()
        #expect(edge.contains(/╮│+╯/), "\(text): \(edge)")
        let inner = try await terminal.column(39, rows: 24).joined()
        #expect(inner.contains(/┐│+┘/), "\(text): \(inner)")
        try await terminal.press("q")
        try await terminal.waitForEnd()
        try await terminal.shell("clear")
        try await terminal.waitUntilGone("ended with")
      }
    }
  }
}
