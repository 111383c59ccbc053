public import MessageLint
public import PushMessages

extension AndroidConversion {
  /// What the rewritten draft lacks of the one that was `original`, whose text is called `file`.
  ///
  /// Converted back, the draft has a place for them again, and they are missing until it is filled.
  public func lostParts(of original: MessageDocument, called file: String) -> [LostPart] {
    losses.map { loss in
      let node = original.node(at: loss.path)
      let line = node.map { original.place(of: $0).line } ?? 1
      let isBlockLeft = !document.androidBlocks.isEmpty
      return LostPart(
        path: loss.path, sentence: "\(loss.path) was left out: \(loss.sentence)",
        code: node?.string.map { String($0.prefix(60)) }, place: .named("\(file):\(line)"),
        extent: isBlockLeft ? .missing : .different)
    }
  }

  /// What the draft lacked before the conversion, but for what it has now, and what it lost by it.
  public func lostParts(
    of original: MessageDocument, called file: String, knowing known: [LostPart]
  ) -> [LostPart] {
    let lost = lostParts(of: original, called: file)
    let paths = lost.map(\.path)
    return known.filter { !$0.isFilled(in: document) && !paths.contains($0.path) } + lost
  }
}
