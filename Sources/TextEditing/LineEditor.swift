/// A text that is being typed: its letters, a cursor between them, a selection, what was killed, and
/// the way back.
///
/// It keeps every character it is given, newlines too; showing them is another type's job.
/// Positions are counted in grapheme clusters, and no change costs more than what it changes: nothing
/// walks the whole text, and a step of undo is an edit and not a copy.
public struct LineEditor: Hashable, Sendable {
  /// A cursor and the other end of its selection.
  struct Caret: Hashable, Sendable {
    var head: Position
    var anchor: Position?
  }

  /// What a field holds, which decides what is left of a paste.
  public enum Kind: Hashable, Sendable {
    /// Any text: a title or a body may have lines.
    case text
    /// One word without surrounding space: a topic, a token, a key, a path.
    case name
  }

  public private(set) var text: String
  public let kind: Kind
  /// What the last kills removed; ``yank()`` inserts it.
  public internal(set) var killed = ""

  var head: Position
  /// Where the selection began; the cursor is its other end.
  var anchor: Position?
  var lastChange: Change?
  private(set) var history = EditHistory()

  public init(_ text: String, cursorAtEnd: Bool = true, kind: Kind = .text) {
    self.text = text
    // Only then a place in bytes is found at once.
    self.text.makeContiguousUTF8()
    self.kind = kind
    head = cursorAtEnd ? Position(utf8: text.utf8.count, offset: text.count) : .start
  }

  /// How many grapheme clusters stand before the cursor: 0 to the text's `count`.
  public var cursor: Int { head.offset }

  /// The cursor's place in ``text``.
  public var cursorIndex: String.Index { index(of: head) }

  /// The text left and right of the cursor.
  public var split: (before: Substring, after: Substring) {
    let place = cursorIndex
    return (text[..<place], text[place...])
  }

  /// Inserts at the cursor, in the place of the selection if there is one.
  ///
  /// Letters typed one after the other are one step of ``undo()``.
  public mutating func insert(_ inserted: String) {
    guard !inserted.isEmpty else { return }
    let isTyped = inserted.index(after: inserted.startIndex) == inserted.endIndex
    let isSpace = inserted.allSatisfy(\.isWhitespace)
    let continues = isTyped && lastChange == .typed && !isSpace && anchor == nil
    let range = selectedPositions ?? head..<head
    replace(range, with: inserted, continuing: continues)
    lastChange = isTyped ? .typed : nil
  }

  /// Removes what lies between two positions; removals one after the other are one step of
  /// ``undo()``.
  mutating func delete(_ range: Range<Position>) {
    guard !range.isEmpty else { return }
    replace(range, with: "", continuing: lastChange == .deleted)
    lastChange = .deleted
  }

  /// Removes a range and keeps it for ``yank()``; kills one after the other pile up in the order in
  /// which they stood in the text.
  mutating func kill(_ range: Range<Position>) {
    guard !range.isEmpty else { return }
    let removed = String(text[index(of: range.lowerBound)..<index(of: range.upperBound)])
    let continues = lastChange == .killed
    if !continues { killed = "" }
    killed = range.upperBound <= head ? removed + killed : killed + removed
    replace(range, with: "", continuing: continues)
    lastChange = .killed
  }

  /// Goes back one step.
  ///
  /// Returns false when there is nothing to undo.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let edit = history.undo() else { return false }
    substitute(edit.insertedRange, with: edit.removed)
    restore(edit.before)
    return true
  }

  /// Takes back an ``undo()``.
  ///
  /// Returns false when nothing was undone since the last change.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let edit = history.redo() else { return false }
    substitute(edit.removedRange, with: edit.inserted)
    restore(edit.after)
    return true
  }

  private mutating func restore(_ caret: Caret) {
    head = caret.head
    anchor = caret.anchor
    lastChange = nil
  }

  private mutating func replace(
    _ range: Range<Position>, with replacement: String, continuing: Bool
  ) {
    let before = Caret(head: head, anchor: anchor)
    let lower = range.lowerBound
    let removed = String(text[index(of: lower)..<index(of: range.upperBound)])
    // The rules of clusters only look back, so the cluster before the change still begins where it
    // did, though a mark may join it now and the change may end inside of a cluster.
    let known = position(lower, movedBy: -1)
    substitute(lower.utf8..<range.upperBound.utf8, with: replacement)
    head = position(atOrAfter: lower.utf8 + replacement.utf8.count, from: known)
    anchor = nil
    history.record(
      Edit(
        place: lower.utf8, removed: removed, inserted: replacement, before: before,
        after: Caret(head: head, anchor: nil)), continuing: continuing)
  }

  private mutating func substitute(_ range: Range<Int>, with replacement: String) {
    let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.utf8.index(lower, offsetBy: range.count)
    text.replaceSubrange(lower..<upper, with: replacement)
  }

  enum Change: Hashable {
    case typed
    case deleted
    case killed
  }
}
