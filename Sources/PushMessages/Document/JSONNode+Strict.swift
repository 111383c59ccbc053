extension JSONNode {
  /// Reads a text that is one value in strict JSON (RFC 8259) and nothing else.
  ///
  /// Everything that a draft is forgiven is refused, and so are a byte order mark and half of a surrogate pair, which
  /// readers understand differently. A text that is taken as an object can be put into another object, and cannot
  /// reach out of its place there.
  public init(strict text: String) throws(JSONSyntaxError) {
    var reader = JSONReader(text, isStrict: true)
    guard let node = reader.document(), reader.findings.isEmpty else {
      let finding = reader.findings.first
      throw JSONSyntaxError(
        finding?.sentence ?? "this isn't JSON", at: finding?.offset ?? 0, in: text)
    }
    self = node
  }

  /// Reads bytes that are one value in strict JSON, in UTF-8, and nothing else.
  public init(strict bytes: [UInt8]) throws(JSONSyntaxError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let repaired = String(decoding: bytes, as: UTF8.self)
      let validCount = zip(repaired.utf8, bytes).prefix { $0 == $1 }.count
      throw JSONSyntaxError("the text isn't UTF-8 from here on", at: validCount, in: repaired)
    }
    try self.init(strict: text)
  }
}
