/// A regular file that is read part by part, at its reader's pace, so that a large one takes no room.
public struct FileParts: ~Copyable {
  /// The most bytes of a part; only the last one has fewer.
  public static let size = 1 << 20

  private let file: OpenFile
  private let purpose: FilePurpose
  private var rest: Int
  private var isAtEnd = false

  public init(_ path: String, as purpose: FilePurpose) throws(FileFailure) {
    try FileStatus(of: path).checkReadable(path, as: purpose)
    let file = try OpenFile(reading: path, followsLinks: true)
    try file.status().checkReadable(path, as: purpose)
    self.file = file
    self.purpose = purpose
    rest = purpose.limit
  }

  /// The next bytes; `nil` at the end of the file.
  public mutating func next() throws(FileFailure) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    let part = try file.read(upTo: Self.size)
    isAtEnd = part.count < Self.size
    rest -= part.count
    guard rest >= 0 else { throw FileFailure(file.path, .reading, .tooLarge(purpose)) }
    return part.isEmpty ? nil : part
  }
}
