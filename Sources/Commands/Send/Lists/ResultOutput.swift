internal import LocalFiles

/// A file of results, and what it doesn't have yet.
struct ResultOutput: ~Copyable {
  private let file: GrowingFile
  private var waiting = ""
  private var last = ContinuousClock.now
  private var failure: FileFailure?

  init(_ file: consuming GrowingFile) { self.file = file }

  /// Whole lines; they are written together, ten times a second at least.
  mutating func add(_ lines: String) {
    waiting += lines
    let now = ContinuousClock.now
    guard waiting.utf8.count > 32_768 || now - last > .milliseconds(100) else { return }
    last = now
    flush()
  }

  private mutating func flush() {
    defer { waiting = "" }
    guard failure == nil, !waiting.isEmpty else { return }
    do throws(FileFailure) {
      try file.write(waiting)
    } catch {
      failure = error
    }
  }

  /// Brings all to the disk; why something of it isn't there.
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
