internal import FCMClient
internal import LocalFiles
internal import RecipientLists

/// The files that `--results` and `--dead` name, and which recipients are still in doubt.
///
/// A disk that is full doesn't stop a list that is being sent; the first failure is kept.
actor ListResults {
  private var results: ResultOutput?
  private var dead: ResultOutput?
  /// What the file of results has.
  private var lines: ResultLines
  /// Registrations that the file of dead ones has from earlier runs.
  private var known: Set<String> = []
  /// That of earlier runs.
  private let progress: ListProgress
  /// Records with a result of this run.
  private var reported = RecordSet()
  /// How many of the unknown recipients of earlier runs have got another outcome than not sent.
  private var cleared = 0

  /// Only a list that goes on adds to files that are there.
  init(
    results: String?, dead: String?, after progress: ListProgress, mayExist: Bool
  ) throws(CommandFailure) {
    self.progress = progress
    var lines = ResultLines()
    if mayExist, let results, LocalFile.kind(results) != nil {
      lines = try ResultLines(path: results)
    }
    let wholeBytes = lines.wholeBytes
    self.lines = lines
    var isCut = false
    if mayExist, let dead { (known, isCut) = try Self.dead(in: dead) }
    do throws(FileFailure) {
      self.results = try results.map { path throws(FileFailure) in
        let file = try GrowingFile(path, mayExist: mayExist)
        if mayExist { try file.cut(to: wholeBytes) }
        return ResultOutput(file)
      }
      self.dead = try dead.map { path throws(FileFailure) in
        ResultOutput(try GrowingFile(path, mayExist: mayExist))
      }
      if isCut { self.dead?.add("\n") }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The registrations in a file of dead ones, and whether a killed program left a part of one at its end.
  ///
  /// - Throws: ``CommandFailure`` if it isn't such a file, which nothing is added to.
  private static func dead(
    in path: String
  ) throws(CommandFailure) -> (registrations: Set<String>, isCut: Bool) {
    guard LocalFile.kind(path) != nil else { return ([], false) }
    let text = try TextFile.argument(path, as: .registrations)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let last = lines.removeLast()
    for (index, line) in lines.enumerated() where (try? Registration(line)) == nil {
      throw notDead(path, line: index + 1)
    }
    let isPart = last.utf8.allSatisfy { byte in
      (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x2D || byte == 0x5F
    }
    guard isPart else { throw notDead(path, line: lines.count + 1) }
    return (Set(lines), !last.isEmpty)
  }

  private static func notDead(_ path: String, line: Int) -> CommandFailure {
    CommandFailure(FileFailure(path, .reading, .system("line \(line) isn't a registration")))
  }

  /// Recipients whose outcome earlier runs have left unknown, and this one, too.
  var earlierUnknown: Int { progress.unknown.count - cleared }

  func take(_ message: ListMessage, _ outcome: ListOutcome) {
    reported.insert(message.number)
    if progress.unknown.contains(message.number) {
      if case .notSent = outcome {} else { cleared += 1 }
    }
    if let kind = ResultLines.Kind(outcome.name) { lines.note(kind, line: message.line) }
    results?.add(ResultLine.text(message, outcome))
    if case .dead = outcome { addDead(message.registration) }
  }

  /// Gives each recipient a result that has none in the files yet: from the history, or that it wasn't sent.
  func complete(_ list: SurveyedList) -> CommandFailure? {
    let isComplete = reported.count >= list.summary.recipients
    guard results != nil && !isComplete || dead != nil && progress.dead.count > 0 else {
      return nil
    }
    do throws(CommandFailure) {
      var pages = try ListPages(list)
      var page = try pages.next(Self.page)
      while !page.isEmpty {
        for (entry, registration) in page { complete(entry, registration) }
        page = try pages.next(Self.page)
      }
      return nil
    } catch {
      return error
    }
  }

  private static let page = 10_000

  private func complete(_ entry: ListEntry, _ registration: Registration) {
    guard !reported.contains(entry.number) else { return }
    let standing = progress.standing(of: entry.number)
    if standing == .dead { addDead(registration) }
    guard let kind = ResultLines.Kind(standing.name), lines.kind(ofLine: entry.line) != kind
    else { return }
    results?.add(ResultLine.text(line: entry.line, registration, standing))
  }

  private func addDead(_ registration: Registration) {
    guard known.insert(registration.text).inserted else { return }
    dead?.add(registration.text + "\n")
  }

  /// Brings all to the disk; why something of it isn't there.
  func end() -> CommandFailure? {
    let failures = [results?.end(), dead?.end()].compactMap(\.self)
    return failures.first.map { CommandFailure(.outputFailed, $0.sentence) }
  }
}
