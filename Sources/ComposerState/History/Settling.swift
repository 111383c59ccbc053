public import SendPolicy
public import TextEditing

/// What a person has found out about a send whose outcome is unknown, while they write it down.
public struct Settling: Hashable, Sendable {
  public let past: PastSend
  /// `nil` until it is chosen: neither answer is likelier.
  public internal(set) var isDelivered: Bool?
  /// How they know.
  public internal(set) var note = LineEditor("")

  init(_ past: PastSend) {
    self.past = past
  }

  /// What is missing before it can be recorded; `nil` where nothing is.
  public var hint: String? {
    guard isDelivered != nil else { return "Choose with ↑↓ whether it was delivered" }
    return note.text.contains { !$0.isWhitespace } ? nil : "Say how you know; the history keeps it"
  }
}
