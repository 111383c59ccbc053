import PushMessages

/// What a message says and to whom, for finding out whether the same people get the same message twice.
struct SentContent: Hashable, Sendable {
  var shown: ShownContent
  /// `nil` if the target can't be read.
  var audience: Audience?

  init(_ document: MessageDocument) {
    shown = ShownContent(document)
    let targets = document.targets
    audience = targets.count == 1 ? Audience(targets[0]) : nil
  }

  /// The value of `message` as it left; `nil` if it can't be read.
  init?(payload: String) {
    let document = MessageDocument(text: "{\"message\": \(payload)}")
    guard document.message != nil else { return nil }
    self.init(document)
  }
}
