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
