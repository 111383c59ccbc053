extension MessageDocument {
  /// Whether everything that a platform's devices can get is the same as in another document, byte for byte: everything
  /// but the other platforms' blocks.
  func hasSameSource(forBlock block: String, as other: MessageDocument) -> Bool {
    guard let own = message?.members, let others = other.message?.members else { return false }
    let (bytes, otherBytes) = (text.utf8.span, other.text.utf8.span)
    var rest = others[...]
    func next() -> JSONNode.Member? {
      while let member = rest.popFirst() {
        if Self.concerns(block, member) { return member }
      }
      return nil
    }
    for member in own where Self.concerns(block, member) {
      guard let other = next(), member.key == other.key,
        Self.areSame(
          bytes.extracting(member.value.range), otherBytes.extracting(other.value.range))
      else { return false }
    }
    return next() == nil
  }

  /// Whether a member of the message is not for other platforms alone.
  private static func concerns(_ block: String, _ member: JSONNode.Member) -> Bool {
    switch FieldName.snakeCase(member.key) {
    case "android", "android_v2": block == "android"
    case "apns": block == "apns"
    case "webpush": block == "webpush"
    default: true
    }
  }

  private static func areSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }
}
