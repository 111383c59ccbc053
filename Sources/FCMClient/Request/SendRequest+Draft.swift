import HarmlessText
import PushMessages

extension SendRequest {
  /// Everything of a request that can be checked without network and journal.
  struct Draft: Hashable, Sendable {
    let endpoint: FCMEndpoint
    let project: ProjectID
    let messageText: String
    let deadline: Duration
    let message: JSONNode

    init(
      endpoint: FCMEndpoint, project: ProjectID, messageText: String, deadline: Duration
    ) throws(RefusedSend) {
      message = try Self.readMessage(messageText)
      self.endpoint = endpoint
      self.project = project
      self.messageText = messageText
      self.deadline = deadline
    }

    /// Being strict is what keeps the message in its place in the body, where it could otherwise undo
    /// `validate_only`.
    private static func readMessage(_ text: String) throws(RefusedSend) -> JSONNode {
      let node: JSONNode
      do {
        node = try JSONNode(strict: text)
      } catch {
        throw .invalidMessage(VisibleText.of(error.description))
      }
      guard node.members != nil else { throw .invalidMessage("it doesn't begin with a brace") }
      return node
    }
  }
}
