/// One column of one row of a screen.
public struct Cell: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A blank.
    case empty
    /// A grapheme cluster that begins here and takes `width` columns.
    case cluster(String, width: Int)
    /// A further column of the cluster to the left.
    case continuation
  }

  public var content: Content
  public var style: Style

  public init(_ content: Content = .empty, style: Style = .text) {
    self.content = content
    self.style = style
  }

  public static let blank = Self()

  /// The text to draw: a space for a blank, nothing for a continuation.
  public var text: String {
    switch content {
    case .empty: " "
    case .cluster(let text, width: _): text
    case .continuation: ""
    }
  }
}
