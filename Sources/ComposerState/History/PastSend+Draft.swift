import FCMClient
public import PushMessages
public import SendPolicy

extension PastSend {
  /// “Expires in” as it was typed: `3h`; `nil` where the draft itself said when.
  public var expiryWords: String? { expiresIn.map { DurationInput(seconds: $0).short } }

  /// The message as it left, laid out, and line by line.
  public var messageLines: [String] {
    var lines = (sentText ?? intent.payload)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines of the draft that are not in this send, with `-`, and those of it that are not in the
  /// draft, with `+`; the layout of both does not count.
  public func difference(to draft: MessageDocument) -> [String] {
    guard let message = draft.message, let text = draftText else { return [] }
    let difference = LineDifference(from: Self.draftText(JSONValue(message)), to: text)
    return difference.removed.map { "- \($0)" } + difference.added.map { "+ \($0)" }
  }

  /// The message as a draft, without what was computed when it was sent; `nil` where it cannot be read.
  var draftText: String? {
    guard let text = sentText, expiresIn != nil else { return sentText }
    var document = MessageDocument(text: text)
    guard (try? document.set(nil, at: ExpiresIn.apple)) != nil, let message = document.message
    else { return text }
    return Self.draftText(JSONValue(message))
  }

  /// The message as it left, laid out; `nil` where it cannot be read.
  private var sentText: String? {
    guard intent.kind.isOfMessage, let node = try? JSONNode(strict: intent.payload) else {
      return nil
    }
    return Self.draftText(JSONValue(node))
  }

  private static func draftText(_ message: JSONValue) -> String {
    JSONValue.object([JSONValue.Member("message", message)]).text() + "\n"
  }
}
