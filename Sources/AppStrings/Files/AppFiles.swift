/// The few questions that one reading of an app asks: all of the same source, and with limits that no app reaches.
struct AppFiles: Sendable {
  private let source: FileSource
  /// What the reading has taken so far.
  private let size: ReadingSize

  init(_ source: FileSource, limit: Int = ReadingSize.usualLimit) {
    self.source = source
    size = ReadingSize(limit: limit)
  }

  /// The names in a directory, sorted; `nil` if it cannot be read.
  func names(_ path: String) -> [String]? { source.names(path) }

  func isDirectory(_ path: String) -> Bool { source.isDirectory(path) }

  func bytes(_ path: String) -> [UInt8]? {
    guard !size.isExceeded, let bytes = source.bytes(path) else { return nil }
    return size.add(bytes.count) ? bytes : nil
  }

  /// Why that isn't read although it may be there; `nil` if nothing is against it.
  func objection(_ path: String) -> String? {
    size.isExceeded ? size.sentence : source.objection(path)
  }
}
