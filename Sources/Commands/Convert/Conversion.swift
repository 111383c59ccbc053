internal import CodeSnippets
internal import Drafts
internal import FCMClient
internal import HarmlessText
internal import LocalFiles
internal import MessageLint
internal import PushMessages

/// A text turned into an FCM v1 request or into code, and what had to change for it.
struct Conversion {
  /// Strict JSON, byte for byte the input where nothing had to change; or the code.
  var text: String
  /// `FILE:LINE:COLUMN: sentence` for each change, and after those for each thing left out, in the order of the input; what the
  /// result lacks or doesn't mean begins with `warning`, as other verbs say it.
  var notes: [String]
  /// How many parts of the input the result lacks, or may have in another way than the program that was read.
  private(set) var lackCount = 0
  /// What the notes beside a draft keep of that until someone settles it, and code says at its head.
  private(set) var lostParts: [LostPart] = []
  /// How many seconds after the send the message expires for Apple, which code computes and JSON can't say; `nil` if the
  /// message itself says when, or nothing does.
  private(set) var expiresIn: Int?

  /// The same for standard output, without a character that a terminal would obey.
  ///
  /// In strict JSON such a character can only be in a string, where its escape means the same, but for carriage returns.
  /// Code has none.
  var printed: String {
    text.split(separator: "\r\n", omittingEmptySubsequences: false)
      .map { UnseenCharacters.escaped(String($0).replacing("\r", with: "\n"), .all) }
      .joined(separator: "\r\n")
  }

  /// `known` are the parts that the notes beside the text keep, and `expiresIn` is what they say of the message's life.
  ///
  /// - Throws: ``CommandFailure`` with the first error's place if the text has no message.
  init(
    _ text: String, file: String, from source: ConvertSource, snippet: Int? = nil,
    to target: ConvertTarget = .json, knowing known: [LostPart] = [], expiresIn: Int? = nil
  ) throws(CommandFailure) {
    var imported = MessageImport.reading(
      text, as: source.format, isUnifying: true, snippet: snippet)
    let computed = imported.takeExpiresIn()
    self.expiresIn = expiresIn ?? computed
    let (changes, losses) = (DocumentProblem.Severity.repair, DocumentProblem.Severity.warning)
    notes = [changes, losses].flatMap { severity in
      imported.problems.filter { $0.severity == severity }.map { Self.line($0, file) }
    }
    guard imported.canBeRead else {
      let error = imported.problems.first { $0.severity == .error }
      throw CommandFailure(
        .unreadableInput,
        error.map { Self.line($0, file) } ?? "\(file) can't be read as an FCM message")
    }
    self.text = imported.strictText
    lackCount = imported.losses.count
    lostParts = imported.lostParts(of: file.pathNames.last ?? file)
    let original = { imported.placeInOriginal(line: $0, column: $1) }
    if let block = target.androidBlock { try rewrite(as: block, file, original: original) }
    let document = MessageDocument(text: self.text)
    let unsettled = known.filter { part in
      !part.isFilled(in: document)
        && !lostParts.contains { part.path != nil && part.path == $0.path }
    }
    notes += unsettled.map { "\(file):1:1: warning: \($0.statement)" }
    lackCount += unsettled.count { !$0.isWarning(in: document) }
    lostParts += unsettled
    if let form = target.snippet { try write(form, file, original: original) }
  }

  /// Writes code; each field that it has no way to say is a note.
  private mutating func write(
    _ form: SnippetForm, _ file: String, original: (Int, Int) -> (line: Int, column: Int)?
  ) throws(CommandFailure) {
    let document = MessageDocument(text: text)
    let snippet = CodeSnippet(
      document, as: form, lacking: lostParts.map(\.statement), expiresIn: expiresIn)
    guard let snippet else { return }
    if let refusal = snippet.refusal {
      throw CommandFailure(.unreadableInput, "\(file): \(refusal)")
    }
    lackCount += snippet.notes.count(where: \.isLoss)
    var places = SnippetPlaces(document)
    notes += snippet.notes.map { note in
      let own = places.place(of: note.path)
      let place = original(own.line, own.column) ?? own
      let mark = note.kind == .remark ? "" : "warning: "
      return "\(file):\(place.line):\(place.column): \(mark)\(note)"
    }
    text = snippet.text
  }

  /// Rewrites what is Android's as the other block; each field that has no place there is a note.
  private mutating func rewrite(
    as block: AndroidBlock, _ file: String, original: (Int, Int) -> (line: Int, column: Int)?
  ) throws(CommandFailure) {
    let document = MessageDocument(text: text)
    do throws(MessageDocument.EditRefusal) {
      let conversion = try AndroidConversion(document, to: block)
      lackCount += conversion.losses.count
      let name = file.pathNames.last ?? file
      lostParts += conversion.lostParts(of: document, called: name).map { part in
        var part = part
        let own = part.path.flatMap(document.node).map(document.place) ?? (line: 1, column: 1)
        part.place = .named("\(name):\((original(own.line, own.column) ?? own).line)")
        return part
      }
      notes += conversion.losses.map { loss in
        let own = document.node(at: loss.path).map(document.place) ?? (line: 1, column: 1)
        let place = original(own.line, own.column) ?? own
        let sentence = "left out \(loss.path): \(loss.sentence)"
        return "\(file):\(place.line):\(place.column): warning: \(sentence)"
      }
      if block == .v2, conversion.document.text != text {
        notes.append("\(file):1:1: \(Self.preview)")
      }
      text = conversion.document.text
    } catch {
      throw CommandFailure(.unreadableInput, "\(file): \(error.sentence)")
    }
  }

  /// Notes that JSON doesn't say when the message expires for Apple, if nothing is written beside it.
  mutating func loseExpiry(_ file: String) {
    guard let seconds = expiresIn else { return }
    notes.append(
      "\(file):1:1: warning: left out \(PayloadHash.expiration): a send sets it \(seconds)s ahead, and JSON has no such time"
    )
    lackCount += 1
  }

  /// The messages of a text with several, one a line, and how to choose; none for a text with one.
  static func choices(in text: String, from source: ConvertSource) -> [String] {
    let snippets = MessageImport.reading(text, as: source.format).snippets
    guard !snippets.isEmpty else { return [] }
    let lines = snippets.map { snippet in
      let title = snippet.title.map { ": \($0)" } ?? ""
      return "  \(snippet.number)  \(snippet.language), line \(snippet.line)\(title)"
    }
    return lines + ["Choose one with --snippet NUMBER"]
  }

  private static let preview =
    "android_v2 is a preview under Google's Pre-GA terms, and FCM may change it"

  private static func line(_ problem: DocumentProblem, _ file: String) -> String {
    let mark = problem.severity == .warning ? "warning: " : ""
    return "\(file):\(problem.line):\(problem.column): \(mark)\(problem.sentence)"
  }
}
