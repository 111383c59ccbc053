/// How the user has arranged the panes.
///
/// Shares are kept and not rows, so that they hold at every size of the terminal.
public struct Arrangement: Hashable, Sendable {
  /// Percent.
  static let leftShares = 30...65
  /// Percent.
  static let previewShares = 25...75

  /// Whether the pane in front takes the place of all.
  public var isZoomed = false
  /// How much of the width the panes at the left have where panes stand side by side, in percent.
  public internal(set) var leftShare = 45
  /// How much of the height the preview has beside what stands above or below it, in percent; `nil`
  /// where the program chooses.
  public internal(set) var previewShare: Int?

  public init() {}

  /// Moves the line between left and right.
  mutating func widenLeft(by percent: Int) {
    leftShare = (leftShare + percent).clamped(to: Self.leftShares)
  }

  mutating func growPreview(by percent: Int) {
    previewShare = ((previewShare ?? 50) + percent).clamped(to: Self.previewShares)
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }
}
