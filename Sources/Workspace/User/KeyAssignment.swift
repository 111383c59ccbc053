/// The keys of one command, as the user wrote them; which commands and keys exist is the keymap's
/// knowledge.
public struct KeyAssignment: Hashable, Sendable {
  public var command: String
  /// Instead of the standard keys; empty takes all keys from the command.
  public var keys: [String]
  /// Of the assignment in the file, for problems that the keymap finds.
  public var line: Int

  public init(command: String, keys: [String], line: Int) {
    self.command = command
    self.keys = keys
    self.line = line
  }
}
