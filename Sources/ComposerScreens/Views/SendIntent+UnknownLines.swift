internal import FCMClient
internal import SendPolicy
internal import TerminalUI

extension SendIntent {
  /// What to do if a message may have been delivered without a record of it.
  ///
  /// `key` is the one that settles it on this screen; without it, the command line does.
  func unknownLines(_ sentence: String, id: Int64?, key: String = "") -> [PageLine] {
    let number = id.map(String.init) ?? "ID"
    let settling = [
      PageLine(
        mark: "→", text: "once you know: pushwright history settle \(number) --delivered",
        isWide: true),
      PageLine(text: "  (or --not-delivered) --note \"how you know\"", isWide: true),
    ]
    return [
      PageLine(
        mark: "✗", text: "FCM may or may not have accepted it: \(sentence)", style: .error,
        isWide: true),
      PageLine(mark: "→", text: resendAdvice, style: .warning, isWide: true),
    ]
      + (key.isEmpty
        ? settling : [PageLine(mark: "→", text: "once you know: \(key) records it", isWide: true)])
  }
}
