internal import LocalFiles
internal import Synchronization

/// How much one reading of an app has taken from files: each has its limit, and anyone can commit a thousand of them.
final class ReadingSize: Sendable {
  /// As much as a pack of an app may have.
  static let usualLimit = FilePurpose.pack.limit

  private let count = Mutex(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether the files that were read are more than an app has.
  var isExceeded: Bool { count.withLock { $0 > limit } }

  /// Counts a file; `false` if it is too much.
  func add(_ bytes: Int) -> Bool {
    count.withLock { count in
      count += bytes
      return count <= limit
    }
  }

  /// Why no more is read, and what to do; without a full stop.
  var sentence: String {
    "the string files exceed \(limit / 1_000_000) MB, too large for one app: name the app's own folder"
  }
}
