/// What is said of a value while it is typed.
public enum InputHint: Hashable, Sendable {
  /// What becomes of it: `= 5400s, 1 h 30 min`.
  case means(String)
  /// How it has to go on.
  case hint(String)
  /// Why it is none, and what would be one.
  case wrong(String)

  public var text: String {
    switch self {
    case .means(let text), .hint(let text), .wrong(let text): text
    }
  }

  var isWrong: Bool {
    if case .wrong = self { true } else { false }
  }
}
