public import ComposerState
internal import FoundationEssentials
internal import MessageLint
internal import PushMessages

extension DraftNotes {
  /// Reads the notes beside a draft, if there are any, and says what of them cannot be used.
  ///
  /// The sentences are `FILE:LINE:COLUMN: error: …`, as compilers write them.
  public static func reading(beside draft: String) -> (notes: DraftNotes, sentences: [String]) {
    let path = path(beside: draft)
    guard FileManager.default.fileExists(atPath: path) else { return (DraftNotes(), []) }
    do throws(CommandFailure) {
      var (notes, problems) = reading(try TextFile.read(path), path: path)
      var sentences = problems.map { "\(path):\($0.line):\($0.column): \($0.description)" }
      sentences += notes.suppressions.compactMap { suppression in
        Suppression.complaint(aboutRule: suppression.rule).map {
          "\(suppression.origin): warning: \($0)"
        }
      }
      notes.suppressions.removeAll { Suppression.complaint(aboutRule: $0.rule) != nil }
      return (notes, sentences)
    } catch {
      return (DraftNotes(), [error.sentence])
    }
  }
}

extension DocumentProblem {
  fileprivate var description: String {
    let word =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .repair: "repaired"
      }
    return "\(word): \(sentence)"
  }
}
