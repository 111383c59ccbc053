internal import MessageLint
internal import PushMessages

extension MessageDocument {
  /// Where the value at the path begins; where it is absent, the nearest object around it, down to the text itself.
  func position(near path: FieldPath?) -> Finding.Position {
    var candidate: FieldPath? = path ?? FieldPath()
    while let path = candidate {
      if let node = node(at: path) { return position(of: node) }
      candidate = path.parent
    }
    return root.map(position) ?? Finding.Position(line: 1, column: 1)
  }

  private func position(of node: JSONNode) -> Finding.Position {
    let place = place(of: node)
    return Finding.Position(line: place.line, column: place.column)
  }
}
