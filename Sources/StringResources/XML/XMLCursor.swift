/// A place in the events of a document.
struct XMLCursor {
  let document: XMLDocument
  /// How many elements are open here.
  private(set) var depth = 0
  /// The number of the next event.
  private(set) var index = 0

  init(_ document: XMLDocument) {
    self.document = document
  }

  mutating func next() -> XMLDocument.Event? {
    guard index < document.events.count else { return nil }
    let event = document.events[index]
    index += 1
    switch event {
    case .start: depth += 1
    case .end: depth -= 1
    case .text: break
    }
    return event
  }

  /// Goes behind the child that is open below the element at `parent`.
  mutating func finishChild(of parent: Int) {
    while depth > parent, next() != nil {}
  }

  /// The next child of the element that is open at `parent`, with whatever is left of the child
  /// before it skipped; `nil` at the end of that element or of what could be read.
  mutating func nextChild(of parent: Int) -> XMLDocument.Event? {
    while let event = next() {
      switch event {
      case .start where depth == parent + 1: return event
      case .text where depth == parent: return event
      case .end where depth < parent: return nil
      case .start, .text, .end: continue
      }
    }
    return nil
  }
}
