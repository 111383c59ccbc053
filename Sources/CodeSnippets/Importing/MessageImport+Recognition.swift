internal import PushMessages

extension MessageImport {
  /// What a text was recognized as.
  public struct Recognition: Hashable, Sendable {
    /// What the JSON stands in.
    public enum Wrapping: Hashable, Sendable {
      /// Nothing: the text is the JSON.
      case none
      case curl
      /// A request as documentation prints it: a line, headers and a body.
      case http
      /// A code block of Markdown.
      case codeBlock
      /// The source text of a program.
      case script
      /// Any other text.
      case text
    }

    public enum Payload: Hashable, Sendable {
      /// `{"message": {…}}`.
      case request
      /// A message without a request around it.
      case message
      case legacy
      /// A message of an Admin SDK.
      case code(CodeLanguage)
    }

    public var wrapping = Wrapping.none
    /// `nil` where no message was recognized.
    public var payload: Payload?
    /// The project that the command or request names; a draft does not hold it.
    public var project: String?
    /// Whether an access token or server key stood in the text, which is not kept.
    public var hasLeftOutSecret = false
  }
}

extension MessageImport.Recognition: CustomStringConvertible {
  /// A phrase for people: `a curl command with a legacy payload`.
  public var description: String {
    guard let payload else { return "no message" }
    let project = project.map { " for project \($0)" } ?? ""
    switch wrapping {
    case .none: return payload.phrase
    case .curl: return "a curl command\(project) with \(payload.phrase)"
    case .http: return "an HTTP request\(project) with \(payload.phrase)"
    case .codeBlock: return "a Markdown code block with \(payload.phrase)"
    case .script: return "source text with \(payload.phrase)"
    case .text: return "a text with \(payload.phrase)"
    }
  }

  /// What was done with it, for people: `a curl command: Pushwright took its JSON; the access token was left out`.
  public var summary: String {
    let taken: String? =
      switch payload {
      case .legacy: "it was converted to v1"
      case .code: "it was converted to JSON"
      case .message: "it was put into a request"
      case .request: wrapping == .none ? nil : "Pushwright took its JSON"
      case nil: nil
      }
    let secret = hasLeftOutSecret ? "the access token was left out" : nil
    let done = [taken, secret].compactMap(\.self)
    let subject = payload == .request && wrapping == .curl ? "a curl command" : description
    return done.isEmpty ? subject : "\(subject): \(done.joined(separator: "; "))"
  }
}

extension MessageImport.Recognition.Payload {
  fileprivate var phrase: String {
    switch self {
    case .request: "an FCM v1 request"
    case .message: "a message without a request around it"
    case .legacy: "a payload of the legacy API"
    case .code(let language): "a message of the \(language.name) Admin SDK"
    }
  }
}
