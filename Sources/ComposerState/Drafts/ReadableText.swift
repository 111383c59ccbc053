internal import PushMessages

/// Drafts as people read and compare them, line by line; their files keep a layout of their own.
///
/// A program writes a message in one line, of which no window shows more than the beginning, and in which every change is a
/// change of the whole.
enum ReadableText {
  /// What a terminal of 80 columns shows of a line.
  private static let longestLine = 76

  /// Two drafts laid out alike, where a line of either holds more than can be read; both as they are where the layout is all
  /// that differs.
  static func pair(_ old: MessageDocument, _ new: MessageDocument) -> (old: String, new: String) {
    guard isEndless(old) || isEndless(new), let first = laidOut(old), let second = laidOut(new),
      first != second
    else { return (old.text, new.text) }
    return (first, second)
  }

  static func pair(_ old: String, _ new: String) -> (old: String, new: String) {
    guard hasLongLine(old) || hasLongLine(new) else { return (old, new) }
    return pair(MessageDocument(text: old), MessageDocument(text: new))
  }

  static func text(of document: MessageDocument) -> String {
    isEndless(document) ? laidOut(document) ?? document.text : document.text
  }

  private static func hasLongLine(_ text: String) -> Bool { longest(text) > longestLine }

  /// Whether a line is long because it holds much, and not because one text is long.
  private static func isEndless(_ document: MessageDocument) -> Bool {
    guard hasLongLine(document.text), let laidOut = laidOut(document) else { return false }
    return longest(laidOut) < longest(document.text)
  }

  private static func laidOut(_ document: MessageDocument) -> String? {
    // Where there is no file yet, everything is new.
    if document.text.isEmpty { return "" }
    return document.root.map { JSONText.pretty($0) + "\n" }
  }

  /// The bytes of the longest line; what indents it does not count.
  private static func longest(_ text: String) -> Int {
    text.draftLines.map { $0.utf8.drop { $0 == 0x20 || $0 == 0x09 }.count }.max() ?? 0
  }
}

extension Composer {
  /// The draft's text as the payload pane shows it.
  public var readableText: String { ReadableText.text(of: document) }
}
