/// A text that is being typed: its letters, a cursor between them, what was killed, and the way back.
///
/// It keeps every character it is given, newlines too; how they are shown is somebody else's job.
public struct LineEditor: Hashable, Sendable {
  public private(set) var text: String
  /// How many grapheme clusters stand before the cursor: 0 to the text's `count`.
  public private(set) var cursor: Int
  /// What the last kills removed; ``yank()`` inserts it.
  public private(set) var killed = ""

  private var past: [Snapshot] = []
  private var future: [Snapshot] = []
  private var lastChange: Change?

  public init(_ text: String, cursorAtEnd: Bool = true) {
    self.text = text
    cursor = cursorAtEnd ? text.count : 0
  }

  /// The text left and right of the cursor.
  public var split: (before: Substring, after: Substring) {
    let place = text.index(text.startIndex, offsetBy: cursor)
    return (text[..<place], text[place...])
  }

  /// Puts the cursor after so many clusters; what lies outside the text means its nearer end.
  public mutating func place(cursor position: Int) {
    cursor = min(max(0, position), text.count)
    lastChange = nil
  }

  /// Inserts at the cursor.
  ///
  /// Letters typed one after the other are one step of ``undo()``.
  public mutating func insert(_ inserted: String) {
    guard !inserted.isEmpty else { return }
    let isTyped = inserted.count == 1
    let isSpace = inserted.allSatisfy(\.isWhitespace)
    let continues = isTyped && lastChange == .typed && !isSpace
    if !continues { remember() }
    replace(cursor..<cursor, with: inserted)
    lastChange = isTyped ? .typed : nil
  }

  /// Removes the clusters of a range that lies within the text.
  mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if lastChange != .deleted { remember() }
    replace(range, with: "")
    lastChange = .deleted
  }

  /// Removes a range and keeps it for ``yank()``; kills one after the other pile up in the order in
  /// which they stood in the text.
  mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let removed = String(Array(text)[range])
    if lastChange != .killed {
      remember()
      killed = ""
    }
    killed = range.upperBound <= cursor ? removed + killed : killed + removed
    replace(range, with: "")
    lastChange = .killed
  }

  /// Goes back one step.
  ///
  /// Returns false when there is nothing to undo.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let snapshot = past.popLast() else { return false }
    future.append(Snapshot(text: text, cursor: cursor))
    restore(snapshot)
    return true
  }

  /// Takes back an ``undo()``.
  ///
  /// Returns false when nothing was undone since the last change.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let snapshot = future.popLast() else { return false }
    past.append(Snapshot(text: text, cursor: cursor))
    restore(snapshot)
    return true
  }

  private mutating func restore(_ snapshot: Snapshot) {
    text = snapshot.text
    cursor = snapshot.cursor
    lastChange = nil
  }

  private mutating func remember() {
    past.append(Snapshot(text: text, cursor: cursor))
    future = []
  }

  /// A combining mark may join the letter before it, so the cursor is found again in the new text.
  private mutating func replace(_ range: Range<Int>, with replacement: String) {
    let lower = text.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.index(lower, offsetBy: range.count)
    let offset = text.utf8.distance(from: text.startIndex, to: lower) + replacement.utf8.count
    text.replaceSubrange(lower..<upper, with: replacement)
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    let indices = text.indices
    cursor =
      indices.firstIndex { $0 >= place }.map {
        text.distance(from: text.startIndex, to: $0)
      } ?? text.count
  }

  private enum Change: Hashable {
    case typed
    case deleted
    case killed
  }

  private struct Snapshot: Hashable {
    var text: String
    var cursor: Int
  }
}
