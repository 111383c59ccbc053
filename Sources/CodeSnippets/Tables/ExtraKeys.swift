public import PushMessages

/// Where a type of an SDK takes keys that it has no members for.
public struct ExtraKeys: Hashable, Sendable {
  public enum Manner: Hashable, Sendable {
    /// A member that holds a map of them: `custom_data`.
    case map(String)
    /// A method that takes one key and its value a call: `putCustomData`.
    case calls(String)
    /// Beside the members, as one of them.
    case beside
  }

  public var manner: Manner
  /// The object that gets them, below the path of the type.
  public var field: FieldPath
  /// Keys that the SDK refuses there, because it has members for them.
  public var refused: [String]

  init(_ manner: Manner, in field: FieldPath = FieldPath(), refusing refused: [String] = []) {
    self.manner = manner
    self.field = field
    self.refused = refused
  }
}
