/// Why a text was not copied.
public enum ClipboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Terminals cut longer ones without a word; both numbers are bytes.
  case tooLong(Int, limit: Int)
  /// A console has no clipboard.
  case noClipboard

  public var description: String {
    switch self {
    case .tooLong(let count, let limit):
      "\(count) bytes are too many for the terminal’s clipboard, which holds \(limit)"
    case .noClipboard:
      "this terminal has no clipboard"
    }
  }
}
