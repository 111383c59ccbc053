internal import ByteSearch
public import FCMClient
public import PushMessages
internal import RecipientLists

/// What a look into a draft's list of recipients has shown.
public struct ListFacts: Hashable, Sendable {
  /// A recipient whose values the preview shows.
  public struct Example: Hashable, Sendable {
    /// The line of the list.
    public var line: Int
    public var registration: Registration
    /// By the names of the draft's placeholders.
    public var values: [String: String]

    public init(line: Int, registration: Registration, values: [String: String]) {
      self.line = line
      self.registration = registration
      self.values = values
    }
  }

  public var tokens: Int
  public var installationIDs: Int
  /// Lines that repeat a registration: they get one message.
  public var duplicates = 0
  /// Lines without a registration, or without a value for a placeholder: nothing is sent because of them.
  public var faults = 0
  /// `nil` for a draft without placeholders, and for a list without recipients.
  public var example: Example?

  public init(tokens: Int, installationIDs: Int) {
    self.tokens = tokens
    self.installationIDs = installationIDs
  }

  /// The names in a draft that the columns of a list replace: `{{name}}`.
  public static func placeholders(of document: MessageDocument) -> [String] {
    guard document.text.firstBytes(of: "{{") != nil, let message = document.message else {
      return []
    }
    return MessageTemplate(JSONValue(message)).placeholders
  }

  /// How many get a message.
  public var recipients: Int { tokens + installationIDs }
}

extension ListFacts.Example {
  /// The draft as that recipient gets it; `nil` if it can't be read.
  public func filled(_ document: MessageDocument) -> MessageDocument? {
    guard let message = document.message else { return nil }
    let template = MessageTemplate(JSONValue(message))
    let text = template.filled(
      template.placeholders.map { values[$0] ?? "{{\($0)}}" }, to: registration)
    return MessageDocument(text: "{\"message\": \(text)}")
  }
}
