import Foundation
import Testing

/// A day of editing, compressed: undo, kept drafts and caches have limits, so the memory does not rise forever.
///
/// For a gate of every change it takes too long: the long run says how many edits it makes.
@Suite(.serialized)
struct MemoryTests {
  private static let edits =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_EDITS"].flatMap { Int($0) } ?? 0

  /// Undo goes back 500 steps: what is measured begins well behind them.
  private static let warmUp = 1500

  @Test(.enabled(if: edits > 0), .timeLimit(.minutes(60)))
  func `Past the limit of undo, twice as many edits take no more memory`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Sample.phonesProject, to: "pushwright.toml")
    let terminal = try LooseTerminal(["example.json"], in: sandbox)
    try await terminal.waitFor("devices")
    // The topic is the first field of the first pane.
    terminal.exchange("1")
    edit(0..<Self.warmUp, in: terminal)
    var measured = [try await memory(of: terminal)]
    let descriptors = try terminal.descriptorCount
    for part in 1...4 {
      let first = Self.warmUp + (part - 1) * Self.edits / 2
      edit(first..<(first + Self.edits / 2), in: terminal)
      measured.append(try await memory(of: terminal))
    }
    #expect(try terminal.descriptorCount == descriptors)
    let last = Self.word(Self.warmUp + Self.edits / 2 * 4 - 1)
    // A busy machine is behind with what was typed, and a terminal that is gone keeps none of it.
    terminal.type("\u{0C}")
    try await terminal.waitFor(last)
    terminal.hangUp()
    let (status, words) = try await terminal.end()
    // All was typed: what is not saved is kept.
    #expect(status == 0)
    let kept = try sandbox.names(in: "state/pushwright/drafts")
      .filter { $0.hasSuffix(".draft.json") }
      .map { try sandbox.text("state/pushwright/drafts/\($0)") }
    let saved = try sandbox.text("example.json")
    #expect(
      kept.count == 1 && kept.first?.contains(last) == true,
      "\(last): \(kept); saved: \(saved); said: \(words)")
    // A step that stays takes kilobytes: a draft with its tree.
    let slope = Double(measured[4] - measured[2]) / Double(Self.edits)
    #expect(slope < 200, "bytes an edit; measured \(measured.map { $0 / 1024 }) KB")
    print("Anonymous memory: \(measured.map { $0 / 1024 }) KB, \(slope) bytes an edit at last")
  }

  private static func word(_ number: Int) -> String {
    "zebra" + String(repeating: "0", count: 7 - "\(number)".count) + "\(number)"
  }

  /// Each edit is a step of undo; some are undone, done again or saved, and the locale changes.
  private func edit(_ numbers: Range<Int>, in terminal: LooseTerminal) {
    for number in numbers {
      terminal.exchange("\r\u{15}\(Self.word(number))\r")
      if number.isMultiple(of: 7) {
        // In one write nothing would be seen of it.
        terminal.exchange("uu")
        terminal.exchange("\u{12}\u{12}")
      }
      if number.isMultiple(of: 10) { terminal.exchange("]") }
      if number.isMultiple(of: 50) { terminal.exchange("\u{13}") }
    }
  }

  /// Once nothing more is written.
  private func memory(of terminal: LooseTerminal) async throws -> Int {
    try await Task.sleep(for: .seconds(3))
    terminal.exchange("]")
    return try terminal.anonymousBytes
  }
}
