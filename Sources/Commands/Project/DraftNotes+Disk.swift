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
    var (notes, sentences) = readingFile(beside: draft)
    var mistaken = notes.fault == nil ? [] : [path(beside: draft)]
    let (read, faults) = notes.readReviews(beside: draft)
    sentences += read
    let passedOver = read.filter { !faults.contains($0) }
    if !faults.isEmpty { mistaken.append(ReviewFile.directory(beside: draft)) }
    // A mark may be in what was lost of the notes.
    notes.reviewFault = notes.fault ?? notes.reviewFault
    return (notes, sentences, mistaken, passedOver)
  }

  /// Takes the marks that are beside the draft now; `faults` are those of the sentences because of which a mark may be lost.
  public mutating func readReviews(
    beside draft: String
  ) -> (sentences: [String], faults: [String]) {
    let directory = ReviewDirectory(beside: draft)
    let path = ReviewFile.directory(beside: draft)
    let lines = take(directory.files).map { file, problem in
      "\(path)/\(file):\(problem.line): \(problem.labeledSentence)"
    }
    let faults = directory.faults + lines
    reviewFault = faults.first
    return (faults + directory.remarks, faults)
  }

  private static func readingFile(
    beside draft: String
  ) -> (notes: DraftNotes, sentences: [String]) {
    let path = path(beside: draft)
    // A link that leads nowhere, or to itself, isn't the absence of notes.
    guard FileStatus(unfollowed: path) != nil else { return (DraftNotes(), []) }
    do throws(CommandFailure) {
      var (notes, problems) = reading(try TextFile.read(path, as: .notes), path: path)
      let sentences = problems.map { $0.sentence(in: path) }
      let unknown = notes.suppressions.compactMap { suppression in
        suppression.complaint.map { "\(suppression.origin): error: \($0)" }
      }
      notes.idleSuppressions = notes.suppressions.filter { $0.complaint != nil }
      notes.suppressions.removeAll { $0.complaint != nil }
      notes.fault = notes.fault ?? unknown.first
      return (notes, sentences + unknown)
    } catch {
      var notes = DraftNotes()
      notes.fault = error.sentence
      return (notes, [error.sentence])
    }
  }
}
