extension MessageDocument {
  /// Whether all that a platform's devices can get stands here as in another document, byte for byte: everything but the
  /// other platforms' blocks.
  func hasSameSource(forBlock block: String, as other: MessageDocument) -> Bool {
    guard let own = members(besidesBlocksOtherThan: block),
      let others = other.members(besidesBlocksOtherThan: block), own.count == others.count
    else { return false }
    let (bytes, otherBytes) = (text.utf8.span, other.text.utf8.span)
    return zip(own, others).allSatisfy { member, other in
      member.key == other.key
        && Self.areSame(
          bytes.extracting(member.value.range), otherBytes.extracting(other.value.range))
    }
  }

  private func members(besidesBlocksOtherThan block: String) -> [JSONNode.Member]? {
    message?.members?.filter {
      $0.key == block || !["android", "apns", "webpush"].contains($0.key)
    }
  }

  private static func areSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }
}
