/// Who writes a row, and from where.
public struct JournalAuthor: Hashable, Sendable {
  /// The name of the account on this machine.
  public var user: String
  /// The machine's name.
  public var host: String
  /// The process that writes; it distinguishes a send that still runs from one that was cut off.
  public var process: ProcessMark

  /// An author whose names come from the outermost place of the program.
  public init(user: String, host: String, process: ProcessMark = .current) {
    self.user = user
    self.host = host
    self.process = process
  }
}
