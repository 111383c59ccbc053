/// A form in which a message can be written out.
public enum SnippetForm: String, Hashable, Sendable, CaseIterable {
  /// The body of the request.
  case json
  case curl
  case node
  case python
  case java
  case go
  case csharp
  /// A file for `xcrun simctl push`.
  case simctl

  /// The language of the Admin SDK; `nil` for the others.
  public var language: CodeLanguage? { CodeLanguage(rawValue: rawValue) }

  /// What it is, as menus and notices name it.
  public var title: String {
    switch self {
    case .json: "the request's body"
    case .curl: "a curl command"
    case .simctl: "a file for the iOS Simulator"
    default: "a program in \(language?.name ?? rawValue)"
    }
  }
}
