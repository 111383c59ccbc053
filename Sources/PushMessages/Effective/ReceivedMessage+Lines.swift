extension ReceivedMessage {
  /// A line of the message in readable JSON.
  public struct Line: Hashable, Sendable {
    public var text: String
    /// Where the value comes from if not from the platform's own block, what it replaces, and what is not known of it.
    public var note: String?

    public init(text: String, note: String? = nil) {
      self.text = text
      self.note = note
    }
  }

  /// Everything that arrives, as JSON with two spaces a level.
  public var lines: [Line] { LineWriter(self).written() }
}
