/// Where the keys of one TOML text stand.
struct KeyPositions: Sendable {
  private var positions: [[KeyStep]: TextPosition]
  /// Where a string holds `\u0000`, behind which TOMLKit sees nothing.
  let nullEscapes: [TextPosition]

  init(of text: String) {
    var scanner = KeyScanner(text)
    scanner.scanDocument()
    positions = scanner.positions
    nullEscapes = scanner.nullEscapes
  }

  /// The key's own place; for an element of a list its first character; otherwise that of the
  /// nearest table around it.
  subscript(path: [KeyStep]) -> TextPosition? {
    var path = path
    while !path.isEmpty {
      if let position = positions[path] { return position }
      path.removeLast()
    }
    return nil
  }
}
