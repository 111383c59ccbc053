extension FieldPath {
  /// Reads a path as `description` writes it: `data["order.id"]`, `android.notification.body_loc_args[1]`; `nil` for a text
  /// that is none.
  public init?(_ text: String) {
    var components: [Component] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if first == UInt8(ascii: "[") {
        guard let (component, length) = Self.bracketed(rest) else { return nil }
        components.append(component)
        rest = rest.dropFirst(length)
        continue
      }
      if !components.isEmpty {
        guard first == UInt8(ascii: ".") else { return nil }
        rest = rest.dropFirst()
      }
      let key = rest.prefix { !".[]\"".utf8.contains($0) }
      guard !key.isEmpty else { return nil }
      components.append(.key(String(decoding: key, as: UTF8.self)))
      rest = rest.dropFirst(key.count)
    }
    guard !components.isEmpty else { return nil }
    self.components = components
  }

  /// `[1]` or `["order.id"]` at the start of a text, with its length.
  private static func bracketed(_ text: ArraySlice<UInt8>) -> (Component, Int)? {
    let content = text.dropFirst()
    if content.first == UInt8(ascii: "\"") {
      var reader = JSONReader(Array(content))
      guard let key = reader.value()?.string, !reader.hasFailed,
        reader.peek == UInt8(ascii: "]")
      else { return nil }
      return (.key(key), reader.position + 2)
    }
    let digits = content.prefix { (0x30...0x39).contains($0) }
    guard let index = Int(String(decoding: digits, as: UTF8.self)),
      content.dropFirst(digits.count).first == UInt8(ascii: "]")
    else { return nil }
    return (.index(index), digits.count + 2)
  }
}
