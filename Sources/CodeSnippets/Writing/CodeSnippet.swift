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
  ///
  /// `expiresIn` is how many seconds after the send the message expires for Apple: programs and commands compute the moment
  /// when they run.
  public init?(
    _ document: MessageDocument, as form: SnippetForm, project: String? = nil,
    lacking parts: [String] = [], expiresIn: Int? = nil
  ) {
    guard document.message != nil else { return nil }
    let isDryRun =
      document.root?["validate_only"]?.kind == .boolean(true)
      || document.root?["validateOnly"]?.kind == .boolean(true)
    switch form {
    case .json: (text, notes) = (RequestText(document).pretty, [])
    case .curl:
      let command = CurlSnippet(document, project: project, expiresIn: expiresIn)
      (text, notes) = (SnippetHead.shell(parts) + command.text, command.notes)
    case .simctl:
      let push = SimulatorPush(document, expiresIn: expiresIn)
      (text, notes, refusal) = (push.text, push.notes, push.refusal)
    default:
      var speaker = Speaker(document, form.language ?? .node, expiresIn: expiresIn)
      let message = speaker.message()
      text = message.map { Self.program($0, form, isDryRun, parts) } ?? ""
      notes = speaker.notes
    }
    if form == .json, expiresIn != nil { notes.append(.fixedExpiry) }
  }

  private static func program(
    _ message: SaidObject, _ form: SnippetForm, _ isDryRun: Bool, _ parts: [String]
  ) -> String {
    switch form.language {
    case .python: program(message, PythonWriter(), isDryRun, parts)
    case .java: program(message, JavaWriter(), isDryRun, parts)
    case .go: program(message, GoWriter(), isDryRun, parts)
    case .csharp: program(message, CSharpWriter(), isDryRun, parts)
    case .node, nil: program(message, NodeWriter(), isDryRun, parts)
    }
  }

  private static func program<Writer: SnippetWriter>(
    _ message: SaidObject, _ writer: Writer, _ isDryRun: Bool, _ parts: [String]
  ) -> String {
    var writer = writer
    return SnippetHead.comments(parts, Writer.language, Writer.layout)
      + writer.program(message, isDryRun: isDryRun)
  }
}

extension CodeSnippet {
  /// What a command for a shell begins with if the draft lacks parts of its source; nothing if it lacks none.
  public static func shellHead(_ parts: [String]) -> String { SnippetHead.shell(parts) }

  /// The fields that the code doesn't say.
  public var leftOut: [FieldPath] { notes.filter { $0.kind == .leftOut }.map(\.path) }

  /// The fields that the SDK sends with another value.
  public var changed: [FieldPath] { notes.filter { $0.kind == .changed }.map(\.path) }

  /// The parts without which the SDK refuses to send.
  public var refused: [FieldPath] { notes.filter { $0.kind == .refused }.map(\.path) }

  /// Whether running the code sends the message, as far as it has a target.
  public var isWhole: Bool { !notes.contains(where: \.isLoss) }

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
