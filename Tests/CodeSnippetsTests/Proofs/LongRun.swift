import Foundation

/// Whether more messages are tried and other languages' tools must be there: `PUSHWRIGHT_SNIPPETS` says how many messages
/// each compiler gets.
enum LongRun {
  static let isOn = ProcessInfo.processInfo.environment["PUSHWRIGHT_SNIPPETS"] != nil

  /// How many messages are tried.
  static func count(_ ordinary: Int, long: Int) -> Int { isOn ? long : ordinary }

  /// How many messages each compiler gets.
  static func compiled(_ ordinary: Int) -> Int {
    ProcessInfo.processInfo.environment["PUSHWRIGHT_SNIPPETS"].flatMap(Int.init) ?? ordinary
  }
}
