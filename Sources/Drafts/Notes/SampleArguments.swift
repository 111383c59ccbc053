public import PushMessages

/// Values in the place of the draft's arguments, to look at the preview with; the draft stays as it is.
public struct SampleArguments: Hashable, Sendable {
  public var name: String
  /// By the field that they take the place of: `android.notification.title_loc_args`.
  public var arguments: [FieldPath: [String]]

  public init(name: String, arguments: [FieldPath: [String]]) {
    self.name = name
    self.arguments = arguments
  }
}
