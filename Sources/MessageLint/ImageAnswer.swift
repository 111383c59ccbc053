/// What a server said when it was asked for an image.
public struct ImageAnswer: Hashable, Sendable {
  /// The HTTP status; `nil` without an answer.
  public var status: Int?
  /// Why there was none; lower-case, without a full stop.
  public var failure: String?
  /// The media type without parameters, lower-case: `image/png`.
  public var mediaType: String?
  /// The length that the server names, or that was read of it; `nil` if neither is known.
  public var byteCount: Int?

  public init(
    status: Int?, failure: String? = nil, mediaType: String? = nil, byteCount: Int? = nil
  ) {
    self.status = status
    self.failure = failure
    self.mediaType = mediaType
    self.byteCount = byteCount
  }
}
