/// A file of results that grows while a verb runs; only its owner may read it.
public struct GrowingFile: ~Copyable {
  private let file: OpenFile

  /// Writes at the end of a file that is there only if `mayExist`.
  public init(_ path: String, mayExist: Bool) throws(FileFailure) {
    if let link = StrayLink(onWayTo: path) {
      throw FileFailure(path, .writing, .strayLink(link))
    }
    let file = try mayExist ? OpenFile(appendingTo: path) : OpenFile(making: path, mode: 0o600)
    if let failure = try file.status().kind.failure(path, .writing) { throw failure }
    self.file = file
  }

  public func write(_ text: String) throws(FileFailure) { try file.write(Array(text.utf8)) }

  /// Leaves only so many bytes of the file, without a line that an earlier run didn't finish.
  public func cut(to count: Int) throws(FileFailure) { try file.cut(to: count) }

  /// Brings everything to the disk.
  public func sync() throws(FileFailure) { try file.sync() }
}
