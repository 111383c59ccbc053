public import ArgumentParser
internal import CodeSnippets
internal import PushMessages

/// What `convert` takes its input for.
public enum ConvertSource: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auto
  case json
  case curl
  case legacy
  case node
  case python
  case java
  case go
  case csharp

  var format: MessageImport.Format {
    switch self {
    case .auto: .auto
    case .json: .json
    case .curl: .curl
    case .legacy: .legacy
    case .node: .node
    case .python: .python
    case .java: .java
    case .go: .go
    case .csharp: .csharp
    }
  }
}
