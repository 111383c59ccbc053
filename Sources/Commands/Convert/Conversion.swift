internal import HarmlessText
internal import PushMessages

/// A text turned into an FCM v1 request, and what had to change for it.
struct Conversion {
  /// Strict JSON; byte for byte the input where nothing had to change.
  var json: String
  /// `FILE:LINE:COLUMN: sentence` for each change and each thing left out, in the order of the input.
  var notes: [String]

  /// The same for standard output, without a character that a terminal would obey.
  ///
  /// In strict JSON such a character can only be in a string, where its escape means the same, but for carriage returns.
  var printed: String {
    json.split(separator: "\r\n", omittingEmptySubsequences: false)
      .map { UnseenCharacters.escaped(String($0).replacing("\r", with: "\n"), .all) }
      .joined(separator: "\r\n")
  }

  /// - Throws: ``CommandFailure`` with the first error's place where there is no message in the text.
  init(_ text: String, file: String, from source: ConvertSource) throws(CommandFailure) {
    let imported = MessageImport.reading(text, as: source.format, isUnifying: true)
    notes = imported.problems.filter { $0.severity != .error }.map { Self.line($0, file) }
    guard imported.canBeRead else {
      let error = imported.problems.first { $0.severity == .error }
      throw CommandFailure(
        .unreadableInput,
        error.map { Self.line($0, file) } ?? "\(file) can't be read as an FCM message")
    }
    json = imported.strictText
  }

  private static func line(_ problem: DocumentProblem, _ file: String) -> String {
    "\(file):\(problem.line):\(problem.column): \(problem.sentence)"
  }
}
