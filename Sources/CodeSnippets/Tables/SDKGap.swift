public import PushMessages

/// A field that an SDK has no member for.
public struct SDKGap: Hashable, Sendable {
  public var path: FieldPath
  /// Lower-case, without a full stop.
  public var reason: String

  init(_ path: FieldPath, _ reason: String) {
    self.path = path
    self.reason = reason
  }
}
