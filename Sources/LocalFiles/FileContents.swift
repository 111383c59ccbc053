/// What a file held when it was read, and what the open file said of itself.
///
/// The status is true of the bytes that were read, whatever the file's name leads to meanwhile.
public struct FileContents: Hashable, Sendable {
  public var bytes: [UInt8]
  public var status: FileStatus

  public init(bytes: [UInt8], status: FileStatus) {
    self.bytes = bytes
    self.status = status
  }
}
