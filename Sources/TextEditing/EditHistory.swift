/// The steps that can be undone and done again, each with what it changed and nothing else.
struct EditHistory: Hashable, Sendable {
  private(set) var past: [Edit] = []
  private var future: [Edit] = []

  /// Remembers an edit, as a part of the step before it where it goes on from there.
  mutating func record(_ edit: Edit, continuing: Bool) {
    future = []
    if continuing, let last = past.indices.last, past[last].extend(by: edit) { return }
    past.append(edit)
  }

  mutating func undo() -> Edit? {
    guard let edit = past.popLast() else { return nil }
    future.append(edit)
    return edit
  }

  mutating func redo() -> Edit? {
    guard let edit = future.popLast() else { return nil }
    past.append(edit)
    return edit
  }
}

/// One replacement in a text, in bytes of UTF-8.
struct Edit: Hashable, Sendable {
  var place: Int
  var removed: String
  var inserted: String
  var before: Caret
  var after: Caret

  var removedRange: Range<Int> { place..<place + removed.utf8.count }
  var insertedRange: Range<Int> { place..<place + inserted.utf8.count }

  /// Takes over an edit that touches this one; false if it is somewhere else.
  fileprivate mutating func extend(by next: Edit) -> Bool {
    if next.removed.isEmpty, next.place == insertedRange.upperBound {
      inserted += next.inserted
    } else if !next.inserted.isEmpty || !inserted.isEmpty {
      return false
    } else if next.removedRange.upperBound == place {
      removed = next.removed + removed
      place = next.place
    } else if next.place == place {
      removed += next.removed
    } else {
      return false
    }
    after = next.after
    return true
  }
}
