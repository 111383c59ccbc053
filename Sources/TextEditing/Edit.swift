/// One replacement in a text, in bytes of UTF-8.
struct Edit: Hashable, Sendable {
  var place: Int
  var removed: String
  var inserted: String
  var before: LineEditor.Caret
  var after: LineEditor.Caret

  /// What a step costs.
  var byteCount: Int { removed.utf8.count + inserted.utf8.count }

  var removedRange: Range<Int> { place..<place + removed.utf8.count }
  var insertedRange: Range<Int> { place..<place + inserted.utf8.count }

  /// Takes over an edit that touches this one; false if it is somewhere else.
  mutating func extend(by next: Edit) -> Bool {
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
