internal import Synchronization

/// How many bytes one reading of an app's sources may still take.
final class ByteBudget: Sendable {
  /// What was read of a file.
  struct Read {
    var bytes: [UInt8]?
    /// Which limit is why it isn't read, as the rest of a sentence.
    var limit: String?
    /// Whether others had taken all there is, so that it wasn't even looked at.
    var isPassedOver = false

    /// What is to be said of the file, if it would tell something for certain or may tell something.
    func unread(_ path: String, isProof: Bool) -> UnreadSource? {
      if let limit {
        return UnreadSource(path, limit, isOverLimit: true, isProof: isProof || isPassedOver)
      }
      guard isProof, !isPassedOver else { return nil }
      return UnreadSource.reason(for: bytes).map { UnreadSource(path, $0) }
    }
  }

  private enum Rest {
    case bytes(Int)
    case none
  }

  private let rest: Mutex<Rest>
  private let limits: ReadingLimits

  init(_ limits: ReadingLimits) {
    rest = Mutex(.bytes(limits.bytes))
    self.limits = limits
  }

  /// Whether some files weren't read because others had taken all there is.
  var isExceeded: Bool { rest.withLock { if case .none = $0 { true } else { false } } }

  /// Reads a file, if it is small enough and enough is left.
  ///
  /// Only the first file for which nothing is left has a reason: the others are as many as there are.
  func read(_ path: String, from folder: ProjectFolder) -> Read {
    if isExceeded { return Read(isPassedOver: true) }
    guard let bytes = folder.bytes(path) else {
      return folder.isTooLarge(path) ? Read(limit: sizeReason) : Read()
    }
    guard bytes.count <= limits.fileBytes else { return Read(limit: sizeReason) }
    return rest.withLock { rest in
      guard case .bytes(let left) = rest else { return Read(isPassedOver: true) }
      guard bytes.count <= left else {
        rest = .none
        let reason =
          "isn't read, because the sources have more than \(Self.megabytes(limits.bytes))"
        return Read(limit: reason, isPassedOver: true)
      }
      rest = .bytes(left - bytes.count)
      return Read(bytes: bytes)
    }
  }

  private var sizeReason: String { "has more than \(Self.megabytes(limits.fileBytes))" }

  private static func megabytes(_ count: Int) -> String {
    count >= 1_000_000 ? "\(count / 1_000_000) MB" : "\(count) bytes"
  }
}
