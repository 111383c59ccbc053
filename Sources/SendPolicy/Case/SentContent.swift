import FCMClient
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

  /// What a list says to each recipient, with its placeholders; who they are isn't recorded.
  init?(listPayload: String) {
    guard let message = SendList.message(ofPayload: listPayload) else { return nil }
    self.init(listMessage: message)
  }

  /// The same of a list that is about to be sent.
  init(listMessage: JSONNode) {
    let document = MessageDocument(text: "{\"message\": \(JSONText.compact(listMessage))}")
    shown = ShownContent(document)
    audience = nil
  }

  /// The value of `message` as it left; `nil` if it can't be read.
  init?(payload: String) {
    let document = MessageDocument(text: "{\"message\": \(payload)}")
    guard document.message != nil else { return nil }
    self.init(document)
  }
}
