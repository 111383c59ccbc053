/// The steps that can be undone and done again, each with what it changed and nothing else.
///
/// The oldest go where there are more than ``stepLimit``, or more than ``byteLimit`` bytes; the last one always stays.
struct EditHistory: Hashable, Sendable {
  static let stepLimit = 5000
  static let byteLimit = 4_000_000

  private(set) var past: [Edit] = []
  private var future: [Edit] = []
  /// Of ``past``.
  private(set) var byteCount = 0

  /// Remembers an edit, as a part of the step before it where it goes on from there.
  mutating func record(_ edit: Edit, continuing: Bool) {
    future = []
    defer { forgetOldest() }
    if continuing, let last = past.indices.last {
      let before = past[last].byteCount
      if past[last].extend(by: edit) {
        byteCount += past[last].byteCount - before
        return
      }
    }
    append(edit)
  }

  mutating func undo() -> Edit? {
    guard let edit = past.popLast() else { return nil }
    byteCount -= edit.byteCount
    future.append(edit)
    return edit
  }

  mutating func redo() -> Edit? {
    guard let edit = future.popLast() else { return nil }
    append(edit)
    return edit
  }

  private mutating func append(_ edit: Edit) {
    past.append(edit)
    byteCount += edit.byteCount
  }

  private mutating func forgetOldest() {
    while past.count > 1, past.count > Self.stepLimit || byteCount > Self.byteLimit {
      byteCount -= past.removeFirst().byteCount
    }
  }
}
