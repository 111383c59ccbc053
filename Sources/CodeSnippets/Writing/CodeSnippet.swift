public import PushMessages

/// A message written out as code, and what the code doesn't say.
public struct CodeSnippet: Hashable, Sendable {
  /// A whole program, command or file; ends with a line break.
  public var text: String
  /// What the form has no way to say, or says otherwise; in the order of the message.
  public var notes: [SnippetNote]

  /// Writes a draft's message; `nil` if the draft can't be read as a message.
  ///
  /// `project` is for the curl command, which names the project in its address; without one the shell variable
  /// `PROJECT_ID` is used. A draft that says `validate_only` becomes a program that only ever makes a dry run.
  public init?(_ document: MessageDocument, as form: SnippetForm, project: String? = nil) {
    guard document.message != nil else { return nil }
    let isDryRun =
      document.root?["validate_only"]?.kind == .boolean(true)
      || document.root?["validateOnly"]?.kind == .boolean(true)
    switch form {
    case .json: (text, notes) = (RequestText(document).pretty, [])
    case .curl: (text, notes) = (CurlSnippet.text(document, project: project), [])
    case .simctl:
      let push = SimulatorPush(document)
      (text, notes) = (push.text, push.notes)
    case .node: (text, notes) = Self.program(document, NodeWriter(), isDryRun)
    case .python: (text, notes) = Self.program(document, PythonWriter(), isDryRun)
    case .java: (text, notes) = Self.program(document, JavaWriter(), isDryRun)
    case .go: (text, notes) = Self.program(document, GoWriter(), isDryRun)
    case .csharp: (text, notes) = Self.program(document, CSharpWriter(), isDryRun)
    }
  }

  private static func program<Writer: SnippetWriter>(
    _ document: MessageDocument, _ writer: Writer, _ isDryRun: Bool
  ) -> (text: String, notes: [SnippetNote]) {
    var speaker = Speaker(document, Writer.language)
    var writer = writer
    let message = speaker.message()
    return (message.map { writer.program($0, isDryRun: isDryRun) } ?? "", speaker.notes)
  }
}
