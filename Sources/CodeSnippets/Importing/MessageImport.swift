public import PushMessages

/// A message as people have it, read into a draft.
///
/// Documentation pages, shell histories and source code hold messages in many forms: with comments and stray marks,
/// inside a curl command, as the payload of the API that was shut down in 2024, in the source code of the Admin SDKs.
/// Reading never fails: what was changed, what could not be taken over and what cannot be read are problems, with
/// lines and columns of the original text. Access tokens are neither kept nor quoted.
public struct MessageImport: Sendable {
  /// What a text is taken for.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Whatever it turns out to be.
    case auto
    /// An FCM v1 request or message.
    case json
    case curl
    /// A payload of the legacy HTTP API.
    case legacy
    /// A message object of the Node.js Admin SDK.
    case node
    case python
    case java
    case go
    case csharp

    /// The language of source code.
    var language: CodeLanguage? { CodeLanguage(rawValue: rawValue) }
  }

  /// The message.
  ///
  /// It is the text's own document where that is a request that needs no more than repairs, otherwise a new one in strict
  /// JSON. It has no ``MessageDocument/message`` where the text cannot be read.
  public var document: MessageDocument
  public var recognition: Recognition
  /// Repairs, what was left out (warnings) and why it cannot be read (errors), in the order of the original text.
  public var problems: [DocumentProblem]
  /// Whether the document is another text than the original, which therefore must not be saved in its place.
  public var isConverted: Bool
  /// The messages of a text with several, to choose from; empty if it has one.
  public var snippets: [Snippet]
  /// Which of them was read; `nil` if nobody chose.
  public private(set) var snippet: Int?
  /// Where the values of a converted document stand in the original.
  var places: [Place: Place]

  struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  init(
    document: MessageDocument, recognition: Recognition, problems: [DocumentProblem],
    isConverted: Bool, snippets: [Snippet] = [], places: [Place: Place] = [:]
  ) {
    self.document = document
    self.recognition = recognition
    self.problems = problems
    self.isConverted = isConverted
    self.snippets = snippets
    self.places = places
  }

  /// Reads a text in any of the forms, or in the one given.
  ///
  /// `isUnifying` gives FCM's fields their snake_case names even where nothing else has to change. Of a text with several
  /// messages, `snippet` says which one is read, counted from 1.
  public static func reading(
    _ text: String, as format: Format = .auto, isUnifying: Bool = false, snippet: Int? = nil
  ) -> MessageImport {
    var importer = Importer(text, as: format, isUnifying: isUnifying, snippet: snippet)
    var imported = importer.imported()
    imported.snippet = snippet
    return imported
  }

  public var canBeRead: Bool { document.message != nil }

  /// The message in JSON that FCM takes, byte for byte the original where nothing had to change but its byte order mark.
  public var strictText: String {
    let text = document.strictText
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// The typed reading, and all problems: those of the import, and those of the fields where the original has them.
  public func reading() -> (message: Message, problems: [DocumentProblem]) {
    guard canBeRead || !isConverted else { return (Message(), problems) }
    let (message, found) = Message.reading(document)
    let known = Set(document.problems)
    let own = found.filter { !known.contains($0) }.map(inOriginal)
    return (message, problems + own)
  }

  /// Where a value of the document stands in the original; `nil` where nothing there says it.
  public func placeInOriginal(line: Int, column: Int) -> (line: Int, column: Int)? {
    places[Place(line: line, column: column)].map { ($0.line, $0.column) }
  }

  /// A problem of the document, with its place in the original text.
  public func inOriginal(_ problem: DocumentProblem) -> DocumentProblem {
    guard let place = placeInOriginal(line: problem.line, column: problem.column) else {
      return problem
    }
    var problem = problem
    (problem.line, problem.column) = (place.line, place.column)
    return problem
  }
}
