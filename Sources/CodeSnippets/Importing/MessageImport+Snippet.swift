internal import PushMessages

extension MessageImport {
  /// One of several messages in a text.
  public struct Snippet: Hashable, Sendable {
    /// Counted from 1, in the order of the text.
    public var number: Int
    /// What it is written in: `Java`, `JSON`, `curl`.
    public var language: String
    /// Where it starts, counted from 1.
    public var line: Int
    /// What people will know it by: its title or body, otherwise its key; `nil` if it has none of them.
    public var title: String?

    init(_ found: FoundMessage, number: Int, line: Int) {
      self.number = number
      self.line = line
      switch found.source {
      case .curl(let command):
        language = "curl"
        title = command.body.flatMap { MessageDocument(text: $0.text).root?.messageTitle }
      case .unreadable: language = "JSON"
      case .payload(let payload):
        language = payload.payload.languageName
        title = payload.root.messageTitle
      }
    }
  }
}

extension MessageImport.Recognition.Payload {
  fileprivate var languageName: String {
    switch self {
    case .request, .message: "JSON"
    case .legacy: "legacy JSON"
    case .code(let language): language.name
    }
  }
}

extension JSONNode {
  /// The words that a notification is known by, of any platform and in any SDK's spelling.
  var messageTitle: String? {
    let message = self["message"].flatMap { $0.members == nil ? nil : $0 } ?? self
    let blocks = [
      message["notification"], message["android"]?["notification"],
      message["apns"]?["payload"]?["aps"]?["alert"], message["webpush"]?["notification"],
    ].compactMap(\.self)
    let names = [
      "title", "title_loc_key", "titleLocKey", "title-loc-key", "body", "body_loc_key",
      "bodyLocKey",
      "loc-key", "locKey",
    ]
    for name in names {
      for block in blocks {
        if let text = block[name]?.string, !text.isEmpty { return text }
      }
    }
    return nil
  }
}
