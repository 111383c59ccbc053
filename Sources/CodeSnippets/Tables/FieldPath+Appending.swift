internal import PushMessages

extension FieldPath {
  /// The path of what is at another path below the object here.
  func appending(_ path: FieldPath) -> FieldPath { FieldPath(components + path.components) }
}
