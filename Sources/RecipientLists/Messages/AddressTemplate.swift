internal import ByteSearch

/// A URL in a message whose host comes from a recipient's values: `https://{{shop}}.example.com/`, or `{{link}}`.
struct AddressTemplate: Hashable, Sendable {
  private struct Piece: Hashable {
    var text: String
    /// The number of the placeholder behind it.
    var value: Int?
  }

  /// The key of the value in the message.
  private let key: String
  private let pieces: [Piece]

  /// `nil` if the text has the same host for everyone, or isn't a URL; `number` gives those of placeholders.
  init?(_ text: String, key: String, number: (String) -> Int) {
    let parts = MessageTemplate.parts(text)
    guard parts.count > 1 else { return nil }
    let beginning = String(parts[0].text)
    if let scheme = beginning.firstBytes(of: "://") {
      // The host ends before the first placeholder.
      guard !beginning[scheme.upperBound...].contains(where: { "/\\?#".contains($0) }) else {
        return nil
      }
    } else if beginning.contains(where: { $0.isWhitespace }) {
      return nil
    }
    self.key = key
    pieces = parts.map { part in
      Piece(text: String(part.text), value: part.placeholder.map(number))
    }
  }

  /// Up to the end of its host; `nil` if these values make no URL of it.
  func address(_ values: (Int) -> String) -> ListAddresses.Address? {
    var text = ""
    for piece in pieces { text += piece.text + (piece.value.map(values) ?? "") }
    guard let scheme = text.firstBytes(of: "://") else { return nil }
    let end = text[scheme.upperBound...].firstIndex { "/\\?#".contains($0) } ?? text.endIndex
    return ListAddresses.Address(key: key, text: String(text[..<end]))
  }
}
