extension LineEditor {
  func index(of position: Position) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: position.utf8)
  }

  /// The place so many clusters further on, or the end of the text on the way.
  func position(_ start: Position, movedBy distance: Int) -> Position {
    var index = index(of: start)
    var offset = start.offset
    if distance < 0 {
      while offset > 0, start.offset - offset < -distance {
        text.formIndex(before: &index)
        offset -= 1
      }
    } else {
      while index < text.endIndex, offset - start.offset < distance {
        text.formIndex(after: &index)
        offset += 1
      }
    }
    return position(of: index, offset: offset)
  }

  /// The first place at or behind so many bytes, looking from a place before them.
  func position(atOrAfter utf8: Int, from start: Position) -> Position {
    let end = text.utf8.index(text.startIndex, offsetBy: utf8)
    var index = index(of: start)
    var offset = start.offset
    while index < end {
      text.formIndex(after: &index)
      offset += 1
    }
    return position(of: index, offset: offset)
  }

  var end: Position { position(atOrAfter: text.utf8.count, from: head) }

  private func position(of index: String.Index, offset: Int) -> Position {
    Position(utf8: text.utf8.distance(from: text.startIndex, to: index), offset: offset)
  }
}
