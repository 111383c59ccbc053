/// Where the keys of one TOML text stand, which its parser does not tell.
///
/// The text should be one that the parser has accepted; of any other the positions mean little, and of one whose brackets
/// nest deeper than ``NestingLimit/depth`` there are none: to look for them would exhaust the stack.
public struct KeyPositions: Sendable {
  /// One step on the way to a value: `apps[1].name` is `.key("apps"), .index(1), .key("name")`.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  private var positions: [[Step]: TextPosition]
  /// Where a string holds `\u0000`, behind which TOMLKit sees nothing.
  public let nullEscapes: [TextPosition]

  public init(of text: String) {
    var scanner = KeyScanner(text)
    if !NestingLimit.isExceeded(byBracketsOf: text) { scanner.scanDocument() }
    positions = scanner.positions
    nullEscapes = scanner.nullEscapes
  }

  /// The key's own place; for an element of a list its first character; otherwise that of the
  /// nearest table around it.
  public subscript(path: [Step]) -> TextPosition? {
    var path = path
    while !path.isEmpty {
      if let position = positions[path] { return position }
      path.removeLast()
    }
    return nil
  }
}
