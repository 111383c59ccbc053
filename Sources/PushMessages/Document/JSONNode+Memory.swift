extension JSONNode {
  /// About how many bytes of memory the value takes with everything in it.
  ///
  /// What has no end is counted where it lies: an object by its members, a long text by its letters.
  var heldBytes: Int { MemoryLayout<JSONNode>.stride + contentBytes }

  private var contentBytes: Int {
    switch kind {
    case .object(let members):
      members.reduce(Self.boxBytes) {
        $0 + MemoryLayout<Member>.stride + $1.key.heapBytes + $1.value.contentBytes
      }
    case .array(let elements):
      elements.reduce(Self.boxBytes) { $0 + MemoryLayout<JSONNode>.stride + $1.contentBytes }
    case .string(let text), .number(let text): text.heapBytes
    case .boolean, .null: 0
    }
  }

  /// An indirect case and the array in it, each with its header.
  private static let boxBytes = 64
}

extension DocumentProblem {
  var heldBytes: Int { MemoryLayout<DocumentProblem>.stride + sentence.heapBytes }
}

extension String {
  /// What a text takes beside the value itself, which holds up to fifteen bytes.
  fileprivate var heapBytes: Int { utf8.count > 15 ? utf8.count + 32 : 0 }
}
