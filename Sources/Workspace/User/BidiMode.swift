/// Who puts Arabic and Hebrew into the order in which they are seen.
public enum BidiMode: String, CaseIterable, Hashable, Sendable {
  /// By what is known about the terminal.
  case auto
  /// Pushwright reorders; for terminals that show what they get from left to right.
  case visual
  /// The terminal reorders.
  case logical
}
