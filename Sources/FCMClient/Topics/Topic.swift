import HarmlessText
import PushMessages

/// The name of a topic, checked: 1 to 900 of ASCII's letters and digits and `-_.~%`.
public struct Topic: Hashable, Sendable, CustomStringConvertible {
  /// Why a text isn't a topic.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Names the text; lower-case, without a full stop.
    public let description: String
  }

  /// Without `/topics/`.
  public let description: String

  public init(_ text: String) throws(Fault) {
    try self.init(listed: text)
    // However they are encoded, a proxy may take the name for a step in the path, and change another address.
    guard text != ".", text != ".." else {
      throw Fault(description: "‘\(text)’ can't be part of an address: use another topic")
    }
  }

  /// The name of a topic that FCM lists, which Pushwright may not be able to ask for.
  init(listed text: String) throws(Fault) {
    let shown = VisibleText.of(text, limit: 60)
    guard !text.isEmpty else { throw Fault(description: "a topic has a name") }
    guard !text.hasPrefix(TopicName.prefix) else {
      throw Fault(description: "‘\(shown)’: the name of a topic goes without /topics/")
    }
    if let wrong = text.first(where: { !TopicName.allows($0) }) {
      let what = wrong.isWhitespace ? "space" : "‘\(VisibleText.of(String(wrong)))’"
      throw Fault(
        description: "‘\(shown)’ isn't a topic: a name has letters, digits and -_.~%, no \(what)")
    }
    guard text.utf8.count <= 900 else {
      throw Fault(description: "‘\(shown)’ is too long for a topic: a name has at most 900 letters")
    }
    description = text
  }
}
