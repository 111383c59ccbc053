public import PushMessages

/// A message written out as code, and what the code doesn't say.
public struct CodeSnippet: Hashable, Sendable {
  /// A whole program, command or file; ends with a line break.
  public var text: String
  /// What the form has no way to say, or says otherwise; in the order of the message.
  public var notes: [SnippetNote]
  /// Why what the code is for doesn't take it, as a sentence without its full stop; `nil` if it does.
  public private(set) var refusal: String?

  /// Writes a draft's message; `nil` if the draft can't be read as a message.
  ///
  /// `project` is for the curl command, which names the project in its address; without one the shell variable
  /// `PROJECT_ID` is used. A draft that says `validate_only` becomes a program that only ever makes a dry run.
  ///
  /// `parts` are sentences about what the draft lacks of its own source, which the code begins with; JSON can't say them.
  public init?(
    _ document: MessageDocument, as form: SnippetForm, project: String? = nil,
    lacking parts: [String] = []
  ) {
    guard document.message != nil else { return nil }
    let isDryRun =
      document.root?["validate_only"]?.kind == .boolean(true)
      || document.root?["validateOnly"]?.kind == .boolean(true)
    switch form {
    case .json: (text, notes) = (RequestText(document).pretty, [])
    case .curl:
      text = SnippetHead.shell(parts) + CurlSnippet.text(document, project: project)
      notes = document.hasTarget ? [] : [.missingTarget]
    case .simctl:
      let push = SimulatorPush(document)
      (text, notes, refusal) = (push.text, push.notes, push.refusal)
    case .node: (text, notes) = Self.program(document, NodeWriter(), isDryRun, parts)
    case .python: (text, notes) = Self.program(document, PythonWriter(), isDryRun, parts)
    case .java: (text, notes) = Self.program(document, JavaWriter(), isDryRun, parts)
    case .go: (text, notes) = Self.program(document, GoWriter(), isDryRun, parts)
    case .csharp: (text, notes) = Self.program(document, CSharpWriter(), isDryRun, parts)
    }
  }

  private static func program<Writer: SnippetWriter>(
    _ document: MessageDocument, _ writer: Writer, _ isDryRun: Bool, _ parts: [String]
  ) -> (text: String, notes: [SnippetNote]) {
    var speaker = Speaker(document, Writer.language)
    var writer = writer
    let message = speaker.message()
    let head = SnippetHead.comments(parts, Writer.language, Writer.layout)
    return (message.map { head + writer.program($0, isDryRun: isDryRun) } ?? "", speaker.notes)
  }
}

extension CodeSnippet {
  /// What a command for a shell begins with if the draft lacks parts of its source; nothing if it lacks none.
  public static func shellHead(_ parts: [String]) -> String { SnippetHead.shell(parts) }

  /// The fields that the code doesn't say.
  public var leftOut: [FieldPath] { notes.filter { $0.kind == .leftOut }.map(\.path) }

  /// The fields that no released SDK understands as the code says them.
  public var unreleased: [FieldPath] { notes.filter { $0.kind == .unreleased }.map(\.path) }
}

extension MessageDocument {
  /// Whether the message says where it goes.
  var hasTarget: Bool {
    Message.Target.fieldNames.contains { name in
      guard let node = node(at: FieldPath([.key(name)])) else { return false }
      return node.kind != .null
    }
  }
}
