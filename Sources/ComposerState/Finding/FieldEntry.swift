public import PushMessages

/// A field in the list of all fields.
public struct FieldEntry: Hashable, Sendable {
  public var path: FieldPath
  public var pane: Pane
  /// What it is for.
  public var summary: String
  /// As people say it; empty where the message does not set the field.
  public var value: String
  /// The letters of the path that were found, counted from 0.
  public var pathSpots: Set<Int>
  var field: FieldID
}
