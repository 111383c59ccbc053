internal import Synchronization

/// How many bytes one reading of an app's sources may still take.
final class ByteBudget: Sendable {
  private let rest: Mutex<Int>
  private let fileLimit: Int

  init(_ limits: ReadingLimits) {
    rest = Mutex(limits.bytes)
    fileLimit = limits.fileBytes
  }

  /// Whether some files weren't read for their size.
  var isExceeded: Bool { rest.withLock { $0 < 0 } }

  /// The bytes, if they are few enough.
  func spend(_ bytes: [UInt8]?) -> [UInt8]? {
    guard let bytes else { return nil }
    let isLeft = rest.withLock { rest in
      guard rest >= 0 else { return false }
      rest -= bytes.count
      return rest >= 0
    }
    return isLeft && bytes.count <= fileLimit ? bytes : nil
  }
}
