public import PushMessages
public import Workspace

extension DraftNotes {
  /// Takes the marks of these files in the place of those that were read before; what an earlier version has put into the
  /// notes stays.
  ///
  /// Returns what isn't a mark, with the name of its file.
  @discardableResult
  public mutating func take(
    _ files: [ReviewFile]
  ) -> [(file: String, problem: DocumentProblem)] {
    var problems: [(file: String, problem: DocumentProblem)] = []
    reviews.removeAll { $0.reviewer != nil }
    reviewFiles = files
    for file in files {
      let (marks, faults) = file.reading()
      reviews += marks
      problems += faults.map { (file.name, $0) }
    }
    return problems
  }

  /// What the file beside the draft holds, without what is in ``reviewFiles``.
  public var withoutReviewFiles: DraftNotes {
    var notes = self
    notes.reviews.removeAll { $0.reviewer != nil }
    (notes.reviewFiles, notes.reviewFault) = ([], nil)
    return notes
  }

  /// These notes with the files of others, whose marks take the place of those that are named here.
  public func withReviewFiles(of other: DraftNotes) -> DraftNotes {
    var notes = withoutReviewFiles
    notes.reviews += other.reviews.filter { $0.reviewer != nil }
    (notes.reviewFiles, notes.reviewFault) = (other.reviewFiles, other.reviewFault)
    return notes
  }

  /// A reviewer's file as it has to be written for their marks here; `nil` if it holds them already.
  ///
  /// A file with a line that isn't a mark is never written over, because the line may have been one.
  public func changedFile(
    of reviewer: Reviewer
  ) -> Result<(new: ReviewFile, old: ReviewFile), UnreadableReviewFile>? {
    let name = ReviewFile.name(of: reviewer)
    let old = reviewFiles.first { $0.name == name } ?? ReviewFile(name: name, text: nil)
    let (known, problems) = old.reading()
    let marks = reviews.filter { $0.reviewer?.isSame(as: reviewer) == true }
    guard Set(marks) != Set(known) else { return nil }
    if let problem = problems.first {
      return .failure(
        UnreadableReviewFile(name: name, line: problem.line, sentence: problem.sentence))
    }
    return .success((ReviewFile(name: name, text: ReviewFile.text(of: marks)), old))
  }
}
