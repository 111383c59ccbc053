/// What a file held when it was read, and what the open file said of itself.
public struct FileContents: Hashable, Sendable {
  public var bytes: [UInt8]
  /// The permission bits.
  public var mode: UInt32
  /// When it was last written, in seconds since 1970.
  public var modified: Int

  public init(bytes: [UInt8], mode: UInt32, modified: Int) {
    self.bytes = bytes
    self.mode = mode
    self.modified = modified
  }
}
