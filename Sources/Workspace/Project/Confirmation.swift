/// What must be done on the review screen before a message leaves.
public enum Confirmation: String, CaseIterable, Hashable, Sendable {
  /// The name of the profile and the target have to be typed.
  case type
  /// One question, answered with a key.
  case ask
}
