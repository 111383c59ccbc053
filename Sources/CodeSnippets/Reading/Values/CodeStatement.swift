/// A statement that gives a variable its value or changes it.
struct CodeStatement: Hashable {
  enum Kind: Hashable {
    /// `title = …`, from this word on.
    case assignment(value: Int)
    /// `a, b = …`, or `title += …`: what it gives isn't followed.
    case unclear
    /// `message.topic = …`, `data.put(…)`, `data["a"] = …`.
    case change
    /// An import, a loop, a pattern: the name gets a value that isn't followed.
    case binding
  }

  var kind: Kind
  /// The word with the variable's name.
  var index: Int
}
