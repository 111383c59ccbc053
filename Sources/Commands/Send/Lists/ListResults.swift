internal import FCMClient
internal import LocalFiles
internal import PushMessages

/// The files that `--results` and `--dead` name.
///
/// A disk that is full doesn't stop a list that is being sent; the first failure is kept.
actor ListResults {
  /// A file, and what it doesn't have yet.
  private struct Output: ~Copyable {
    let file: GrowingFile
    var waiting = ""
    var last = ContinuousClock.now
    var failure: FileFailure?

    init(_ file: consuming GrowingFile) { self.file = file }

    mutating func add(_ line: String) {
      waiting += line
      let now = ContinuousClock.now
      guard waiting.utf8.count > 32_768 || now - last > .milliseconds(100) else { return }
      last = now
      flush()
    }

    mutating func flush() {
      defer { waiting = "" }
      guard failure == nil, !waiting.isEmpty else { return }
      do throws(FileFailure) {
        try file.write(waiting)
      } catch {
        failure = error
      }
    }

    mutating func end() -> FileFailure? {
      flush()
      guard failure == nil else { return failure }
      do throws(FileFailure) {
        try file.sync()
      } catch {
        failure = error
      }
      return failure
    }
  }

  private var results: Output?
  private var dead: Output?

  /// Only a list that goes on adds to files that are there.
  init(results: String?, dead: String?, mayExist: Bool) throws(CommandFailure) {
    do throws(FileFailure) {
      self.results = try results.map { path throws(FileFailure) in
        Output(try GrowingFile(path, mayExist: mayExist))
      }
      self.dead = try dead.map { path throws(FileFailure) in
        Output(try GrowingFile(path, mayExist: mayExist))
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  func take(_ message: ListMessage, _ outcome: ListOutcome) {
    results?.add(Self.line(message, outcome))
    if case .dead = outcome { dead?.add(message.registration.text + "\n") }
  }

  /// Brings all to the disk; why something of it isn't there.
  func end() -> CommandFailure? {
    let failures = [results?.end(), dead?.end()].compactMap(\.self)
    return failures.first.map { CommandFailure(.outputFailed, $0.sentence) }
  }

  private static func line(_ message: ListMessage, _ outcome: ListOutcome) -> String {
    var members: [JSONValue.Member] = [
      .init("line", .number("\(message.line)")),
      .init("registration", .string(message.registration.text)),
      .init("result", .string(outcome.name)),
    ]
    if case .accepted(let name) = outcome { members.append(.init("name", .string(name))) }
    if let failure = outcome.failure {
      members.append(.init("code", .string(failure.code)))
      members.append(.init("error", .string(failure.sentence)))
    }
    return JSONText.compact(.object(members)) + "\n"
  }
}
