/// A language of the Admin SDKs whose source code can hold a message.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  /// JavaScript and TypeScript.
  case node
  case python
  case java
  case go
  case csharp

  /// As its users write it.
  public var name: String {
    switch self {
    case .node: "Node.js"
    case .python: "Python"
    case .java: "Java"
    case .go: "Go"
    case .csharp: "C#"
    }
  }

  /// The Admin SDK for it, as Google calls it: `the .NET SDK`.
  var sdk: String { "the \(self == .csharp ? ".NET" : name) SDK" }
}
