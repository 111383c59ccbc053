public import Drafts
internal import LocalFiles
internal import MessageLint
internal import PushMessages

extension DraftNotes {
  /// Reads the notes and the marks beside a draft, if there are any, and says what of them cannot be used.
  ///
  /// The sentences are `FILE:LINE:COLUMN: error: …`, as compilers write them; `mistaken` names the files of which one is
  /// about an error, so that something noted may be lost, and `passedOver` are those of the sentences that are about files which
  /// aren't read.
  public static func reading(
    beside draft: String
  ) -> (notes: DraftNotes, sentences: [String], mistaken: [String], passedOver: [String]) {
    var (notes, sentences, hasMistake) = readingFile(beside: draft)
    var mistaken = hasMistake ? [path(beside: draft)] : []
    // A mark may be in what was lost of the notes.
    let fault = hasMistake ? sentences.first : nil
    let (read, faults) = notes.readReviews(beside: draft)
    sentences += read
    let passedOver = read.filter { !faults.contains($0) }
    if !faults.isEmpty { mistaken.append(ReviewFile.directory(beside: draft)) }
    notes.reviewFault = fault ?? notes.reviewFault
    return (notes, sentences, mistaken, passedOver)
  }

  /// Takes the marks that are beside the draft now; `faults` are those of the sentences because of which a mark may be lost.
  public mutating func readReviews(
    beside draft: String
  ) -> (sentences: [String], faults: [String]) {
    let directory = ReviewDirectory(beside: draft)
    let path = ReviewFile.directory(beside: draft)
    let lines = take(directory.files).map { file, problem in
      "\(path)/\(file):\(problem.line): \(problem.description)"
    }
    let faults = directory.faults + lines
    reviewFault = faults.first
    return (faults + directory.remarks, faults)
  }

  private static func readingFile(
    beside draft: String
  ) -> (notes: DraftNotes, sentences: [String], hasMistake: Bool) {
    let path = path(beside: draft)
    // A link that leads nowhere, or to itself, isn't the absence of notes.
    guard FileStatus(unfollowed: path) != nil else { return (DraftNotes(), [], false) }
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
