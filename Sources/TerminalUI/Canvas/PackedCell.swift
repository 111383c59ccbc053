/// A ``Cell`` as a canvas keeps it: without references, so that thousands are filled, compared and thrown away at once.
struct PackedCell: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case empty
    /// A cluster of one scalar, as nearly all are.
    case scalar(Unicode.Scalar, width: UInt8)
    /// One of several scalars, by its place among the canvas' own.
    case cluster(UInt32, width: UInt8)
    case continuation
  }

  var content = Content.empty
  var style: Style

  static let blank = Self(style: .text)

  /// Whether another text here needs no more than to take its place.
  var isNarrow: Bool {
    switch content {
    case .empty: true
    case .scalar(_, let width), .cluster(_, let width): width == 1
    case .continuation: false
    }
  }

  /// How many columns begin here; `nil` for the rest of a wide character.
  var width: Int? {
    switch content {
    case .empty: 1
    case .scalar(_, let width), .cluster(_, let width): Int(width)
    case .continuation: nil
    }
  }
}
