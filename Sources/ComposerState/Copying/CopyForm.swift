/// A form in which something of the draft is copied.
public enum CopyForm: Hashable, Sendable, CaseIterable {
  /// The body of the request that sends it, in one line.
  case body
  /// The text of the draft's file.
  case draft
  /// A `curl` command that makes a dry-run.
  case curl
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
    case .shownTexts: "what devices show in the current locale"
    case .problem: "the chosen problem, with its place"
    case .report: "a bug report for the current locale"
    }
  }
}
