public import SendPolicy
public import TextEditing

/// What a person has found out about a send whose outcome is unknown, while they write it down.
public struct Settling: Modal {
  public let past: PastSend
  /// `nil` until it is chosen: neither answer is likelier.
  public private(set) var isDelivered: Bool?
  /// How they know.
  public private(set) var note = LineEditor("")

  init(_ past: PastSend) {
    self.past = past
  }

  /// What is missing before it can be recorded; `nil` where nothing is.
  private var hint: String? {
    guard isDelivered != nil else { return "Choose with ↑↓ whether it was delivered" }
    return note.text.contains { !$0.isWhitespace } ? nil : "Say how you know; the history keeps it"
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.up), .command(.previousField): isDelivered = true
    case .command(.down), .command(.nextField): isDelivered = false
    case .pointed(.entry(let answer)): isDelivered = answer == 0
    case .pointed(.text(let offset, let reach)): note.point(at: offset, reach)
    case .dialog(.confirm): return record
    default:
      let effects = note.take(action)
      return .stay { _ in effects }
    }
    return .stay
  }

  private var record: ModalStep {
    if let hint { return .stay(saying: Notice(.warning, hint)) }
    let effect = Effect.settle(past.id, delivered: isDelivered == true, note: note.text)
    return .close { _ in [effect] }
  }
}
