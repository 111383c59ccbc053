/// A place that names a variable behind the one where it gets its value, and what the code does with it there.
struct CodeUse: Hashable {
  /// What the variable is for the message.
  enum Role: Hashable {
    /// A part of it.
    case part
    /// The message itself.
    case message
    /// Another name of the message, of a part of it or of a list with it.
    case alias
  }

  enum Kind: Hashable {
    /// Reads it, or copies it.
    case reading
    /// Gives it to a function that sends.
    case sending
    /// Gives it another name, or several: what happens to them happens to it.
    case alias([Int])
    /// Puts it into something that has one of these names.
    case held([Int])
    /// Gives it back to whatever called the function.
    case returning
    /// Sets something in it.
    case change(CodeStatement)
    /// Gives the variable another value.
    case assignment(CodeStatement)
    /// A call that gets it and may change it.
    case call
    /// Changes it in a way that isn't read.
    case unclear
    /// There are more places than are read, from this one on.
    case rest
  }

  var kind: Kind
  /// The word with the name.
  var index: Int
}
