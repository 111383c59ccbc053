/// One line of `[keymap]`: a command and the keys that it is to have.
public struct KeymapLine: Hashable, Sendable {
  /// With hyphens, `next-field`.
  public var command: String
  /// As the user wrote them; none take all keys from the command.
  public var keys: [String]
  /// Of the file, counted from 1.
  public var number: Int

  public init(command: String, keys: [String], number: Int) {
    self.command = command
    self.keys = keys
    self.number = number
  }
}
