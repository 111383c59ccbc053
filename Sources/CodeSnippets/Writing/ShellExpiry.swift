public import PushMessages

/// A message whose expiry for Apple the shell computes when it runs a command with the message.
public struct ShellExpiry {
  /// The message with a mark in the place of the moment.
  public private(set) var document: MessageDocument
  private let mark: String
  private let seconds: Int

  /// `nil` if a part of the message around the expiry isn't an object.
  public init?(_ seconds: Int, in document: MessageDocument) {
    var mark = "expires"
    // No text of the message may be taken for the mark.
    while document.text.contains(mark) { mark += "-\(mark.utf8.count)" }
    guard let marked = document.expiring(seconds > 0 ? mark : "0") else { return nil }
    self.document = marked
    (self.mark, self.seconds) = (mark, seconds)
  }

  /// The command, in which the message is in single quotes, with the shell's own sum in the place of the mark.
  public func computed(in command: String) -> String {
    command.replacing("\"\(mark)\"", with: "\"'\"\(SendTime.shell.code(seconds))\"'\"")
  }
}
