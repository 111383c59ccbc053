internal import CodeSnippets

/// A form in which something of the draft is copied.
public enum CopyForm: Hashable, Sendable, CaseIterable {
  /// The body of the request that sends it, in one line.
  case body
  /// The text of the draft's file.
  case draft
  /// A `curl` command that makes a dry-run.
  case curl
  /// Programs that send it with the Admin SDKs.
  case node
  case python
  case java
  case go
  case csharp
  /// A file that pushes it to the iOS Simulator.
  case simulator
  /// What the devices of the current locale show.
  case shownTexts
  /// The chosen problem with its place.
  case problem
  /// What is wrong with the texts of the current locale, for those who fix them.
  case report

  /// The key that copies it at once.
  public var letter: Character {
    switch self {
    case .body: "b"
    case .draft: "d"
    case .curl: "c"
    case .node: "N"
    case .python: "P"
    case .java: "J"
    case .go: "G"
    case .csharp: "#"
    case .simulator: "S"
    case .shownTexts: "t"
    case .problem: "p"
    case .report: "r"
    }
  }

  /// What is copied, as the menu and the notice name it.
  public var title: String {
    switch self {
    case .body: "the request's body, in one line"
    case .draft: "the draft's text"
    case .curl: "a curl command for a dry run, without a token"
    case .node, .python, .java, .go, .csharp, .simulator: snippet?.title ?? ""
    case .shownTexts: "what devices show in the current locale"
    case .problem: "the chosen problem, with its place"
    case .report: "a bug report for the current locale"
    }
  }

  /// The code in which the message is written out; `nil` for other forms.
  var snippet: SnippetForm? {
    switch self {
    case .node: .node
    case .python: .python
    case .java: .java
    case .go: .go
    case .csharp: .csharp
    case .simulator: .simctl
    case .body, .draft, .curl, .shownTexts, .problem, .report: nil
    }
  }
}
