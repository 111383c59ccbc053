internal import FCMClient
internal import LocalFiles
internal import RecipientLists

/// A list that was read to its end before anything is sent.
struct SurveyedList: Sendable {
  let file: ListFile
  let column: String?
  let placeholders: [String]
  /// Which draft a recipient gets; `nil` if all get the same one.
  let choice: DraftChoice?
  let summary: ListSummary
  /// Records that get no message.
  let skipped: RecordSet
  /// What tells that the file is still the same.
  let checks: PartChecks

  /// A list longer than the table of registrations is read several times.
  init(
    _ file: ListFile, column: String?, placeholders: [String] = [],
    choosing choice: DraftChoice? = nil, messages: ListMessages? = nil, seed: UInt64
  ) throws(CommandFailure) {
    self.file = file
    self.column = column
    self.placeholders = placeholders
    self.choice = choice
    var survey = ListSurvey(
      column: column, placeholders: placeholders, choosing: choice, messages: messages,
      seed: seed)
    var checks = PartChecks()
    do throws(FileFailure) {
      var isFirst = true
      repeat {
        var parts = try file.parts()
        var number = 0
        while let part = try parts.next() {
          if isFirst { checks.note(part) }
          guard checks.fits(part, number: number) else { throw FileFailure.changed(file.path) }
          number += 1
          try Self.take(part, into: &survey, file)
        }
        isFirst = false
      } while try Self.end(of: &survey, file)
    } catch {
      throw CommandFailure(error)
    }
    summary = survey.summary
    skipped = survey.skipped
    self.checks = checks
  }

  /// Reads it once more, as it was surveyed.
  func reader() -> ListReader {
    ListReader(column: column, placeholders: placeholders, choosing: choice)
  }

  private static func take(
    _ part: [UInt8], into survey: inout ListSurvey, _ file: ListFile
  ) throws(FileFailure) {
    do throws(ListFault) {
      try survey.take(part)
    } catch {
      throw .fault(error, file.path)
    }
  }

  private static func end(
    of survey: inout ListSurvey, _ file: ListFile
  ) throws(FileFailure) -> Bool {
    do throws(ListFault) {
      return try survey.endOfList()
    } catch {
      throw .fault(error, file.path)
    }
  }
}

extension FileFailure {
  static func fault(_ fault: ListFault, _ path: String) -> FileFailure {
    FileFailure(path, .reading, .system(fault.description))
  }

  static func changed(_ path: String) -> FileFailure {
    FileFailure(path, .reading, .system("it changed while Pushwright read it"))
  }
}
