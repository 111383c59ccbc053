/// A statement that gives a variable its value or changes it.
struct CodeStatement: Hashable {
  enum Kind: Hashable {
    /// `title = …`, from this word on.
    case assignment(value: Int)
    /// `a, b = …`, or `title += …`: what it gives isn't followed.
    case unclear
    /// `message.topic = …`, `data.put(…)`, `data["a"] = …`.
    case change
  }

  var kind: Kind
  /// The word with the variable's name.
  var index: Int
}
