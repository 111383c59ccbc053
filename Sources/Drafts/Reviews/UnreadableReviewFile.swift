/// A reviewer's file that isn't written over, because it has a line that isn't a mark.
public struct UnreadableReviewFile: Error, Hashable, Sendable {
  public var name: String
  public var line: Int
  /// Lower-case, without a full stop.
  public var sentence: String
}
