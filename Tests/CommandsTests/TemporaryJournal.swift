import Foundation

/// A place for a journal that is gone when its test is over.
final class TemporaryJournal: Sendable {
  let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path(percentEncoded: false)

  var path: String { "\(directory)/journal.sqlite" }

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }
}
