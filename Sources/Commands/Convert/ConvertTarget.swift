public import ArgumentParser
internal import CodeSnippets
internal import PushMessages

/// What `convert` writes.
public enum ConvertTarget: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// An FCM v1 request in strict JSON, a file that curl could send unchanged.
  case json
  /// The same with what is Android's in `android`.
  case v1
  /// The same with what is Android's in `android_v2`, a preview under Google's Pre-GA terms.
  case v2

  /// A command for a shell.
  case curl
  case node
  case python
  case java
  case go
  case csharp
  /// A file for `xcrun simctl push`.
  case simctl

  /// The code that is written; `nil` for requests in JSON.
  var snippet: SnippetForm? { self == .json ? nil : SnippetForm(rawValue: rawValue) }

  /// The block to which Android's part is rewritten; `nil` if it stays.
  var androidBlock: AndroidBlock? {
    switch self {
    case .json, .curl, .node, .python, .java, .go, .csharp, .simctl: nil
    case .v1: .v1
    case .v2: .v2
    }
  }
}
