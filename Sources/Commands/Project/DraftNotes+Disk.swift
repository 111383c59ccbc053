public import Drafts
internal import FoundationEssentials
internal import LocalFiles
internal import MessageLint
internal import PushMessages

extension DraftNotes {
  /// Reads the notes beside a draft, if there are any, and says what of them cannot be used.
  ///
  /// The sentences are `FILE:LINE:COLUMN: error: …`, as compilers write them; `hasMistake` tells whether one of them is
  /// about an error, so that something noted may be lost.
  public static func reading(
    beside draft: String
  ) -> (notes: DraftNotes, sentences: [String], hasMistake: Bool) {
    let path = path(beside: draft)
    guard FileManager.default.fileExists(atPath: path) else { return (DraftNotes(), [], false) }
    do throws(CommandFailure) {
      var (notes, problems) = reading(try TextFile.read(path, as: .notes), path: path)
      let sentences = problems.map { "\(path):\($0.line):\($0.column): \($0.description)" }
      let unknown = notes.suppressions.compactMap { suppression in
        suppression.complaint.map { "\(suppression.origin): error: \($0)" }
      }
      notes.idleSuppressions = notes.suppressions.filter { $0.complaint != nil }
      notes.suppressions.removeAll { $0.complaint != nil }
      let hasError = problems.contains { $0.severity == .error }
      return (notes, sentences + unknown, hasError || !unknown.isEmpty)
    } catch {
      return (DraftNotes(), [error.sentence], true)
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
