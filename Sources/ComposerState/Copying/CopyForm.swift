public import CodeSnippets
internal import Drafts
internal import MessageLint
internal import PushMessages

/// A form in which something of the draft is copied.
public enum CopyForm: Hashable, Sendable, CaseIterable {
  /// The body of the request that sends it, in one line.
  case body
  /// The text of the draft's file.
  case draft
  /// A `curl` command that makes a dry-run.
  case curl
  /// A program that sends it with an Admin SDK, or a file that pushes it to the iOS Simulator.
  case code(SnippetForm)
  /// What the devices of the current locale show.
  case shownTexts
  /// The chosen problem with its place.
  case problem
  /// What is wrong with the texts of the current locale, for those who fix them.
  case report
  /// What every locale shows, for a pull request or a ticket.
  case markdown
  /// The page for sign-off, which goes to a file.
  case page

  public static let allCases: [CopyForm] =
    [body, draft, curl] + codes + [shownTexts, problem, report, markdown, page]

  /// The composer has other forms of the request's body and of curl.
  private static let codes = SnippetForm.allCases.filter { $0 != .json && $0 != .curl }
    .map(CopyForm.code)

  /// The key that goes to it in the menu.
  public var letter: Character {
    switch self {
    case .body, .code(.json): "b"
    case .draft: "d"
    case .curl, .code(.curl): "c"
    case .code(.node): "N"
    case .code(.python): "P"
    case .code(.java): "J"
    case .code(.go): "G"
    case .code(.csharp): "#"
    case .code(.simctl): "S"
    case .shownTexts: "t"
    case .problem: "p"
    case .report: "r"
    case .markdown: "m"
    case .page: "w"
    }
  }

  /// What is copied, as the menu and the notice name it.
  public var title: String {
    switch self {
    case .body: "the request's body, in one line"
    case .draft: "the draft's text"
    case .curl: "a curl command for a dry run, without a token"
    case .code(let form): form.title
    case .shownTexts: "what devices show in the current locale"
    case .problem: "the chosen problem, with its place"
    case .report: "a bug report for the current locale"
    case .markdown: "what every locale shows, as Markdown"
    case .page: "the sign-off page: write it to a file"
    }
  }

  /// The message of a draft as code; `nil` for other forms and if it can't be read.
  func snippet(of composer: Composer) -> CodeSnippet? {
    guard case .code(let form) = self else { return nil }
    return CodeSnippet(
      composer.document, as: form, lacking: composer.openLostParts.map(\.statement),
      expiresIn: composer.notes.expiresIn)
  }

  /// Whether what is copied of a draft says all that a send would.
  func isWhole(in composer: Composer) -> Bool {
    self != .body || composer.notes.expiresIn == nil
  }

  /// Its name for the notice, with what code lacks of the draft's source.
  func name(in composer: Composer) -> String {
    let count = composer.openLostParts.count
    switch self {
    case .body where !isWhole(in: composer): return "\(title), without Expires in"
    case .curl, .code: break
    default: return title
    }
    guard count > 0 else { return title }
    return "\(title), with \(count == 1 ? "1 part" : "\(count) parts") of its source to check"
  }

  /// The same, with what the code doesn't say and the number of remarks in it.
  func name(of code: CodeSnippet, in composer: Composer) -> String {
    var name = name(in: composer)
    if let fields = Self.fields(code.leftOut) { name += ", without \(fields)" }
    if let fields = Self.fields(code.changed) { name += ", with \(fields) changed" }
    if let fields = Self.fields(code.unreleased) {
      name += ", with \(fields) for an unreleased SDK"
    }
    if let fields = Self.fields(code.refused) { name += ", which the SDK refuses for \(fields)" }
    let count = code.notes.count
    guard count > 0, self != .code(.simctl) else { return name }
    return name + " (\(count == 1 ? "1 remark" : "\(count) remarks") in its comments)"
  }

  /// One field by its name, more of them by their number.
  private static func fields(_ paths: [FieldPath]) -> String? {
    guard let first = paths.first else { return nil }
    return paths.count == 1 ? "\(first)" : "\(paths.count) fields"
  }
}
