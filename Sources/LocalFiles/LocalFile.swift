/// The way in for every file: regular files only, within a limit, and without waiting for another program.
///
/// The author of a repository can put a named pipe in it, a link to a device, or a file that never ends. The
/// type and the size are asked of the open descriptor, not of the name.
public enum LocalFile {
  /// What a file held when it was read, and what the open file said of itself.
  ///
  /// The status is true of the bytes that were read, whatever the file's name leads to meanwhile.
  public struct Contents: Hashable, Sendable {
    public var bytes: [UInt8]
    public var status: FileStatus

    public init(bytes: [UInt8], status: FileStatus) {
      self.bytes = bytes
      self.status = status
    }
  }

  /// The bytes of a regular file.
  public static func bytes(
    _ path: String, as purpose: FilePurpose
  ) throws(FileFailure) -> [UInt8] {
    try contents(path, as: purpose).bytes
  }

  /// The text of a regular file in UTF-8.
  public static func text(_ path: String, as purpose: FilePurpose) throws(FileFailure) -> String {
    try text(bytes(path, as: purpose), of: path)
  }

  /// The bytes of a regular file, and what goes with them; `followsLinks` is `false` for a file that is ours alone.
  public static func contents(
    _ path: String, as purpose: FilePurpose, followsLinks: Bool = true
  ) throws(FileFailure) -> Contents {
    // Opening a device can do something, so its name is asked before; what was opened is asked again.
    if !followsLinks { try FileStatus(unfollowed: path)?.checkReadable(path, as: purpose) }
    if purpose.staysInProject, let link = StrayLink(onWayTo: path) {
      throw FileFailure(path, .reading, .strayLink(link))
    }
    try FileStatus(of: path).checkReadable(path, as: purpose)
    let file = try OpenFile(reading: path, followsLinks: followsLinks)
    let status = try file.status()
    try status.checkReadable(path, as: purpose)
    let bytes = try file.read(expecting: status.size, as: purpose)
    return Contents(bytes: bytes, status: status)
  }

  /// The bytes of a regular file part by part, so that a large one takes no room.
  public static func parts(
    _ path: String, as purpose: FilePurpose, _ take: ([UInt8]) -> Void
  ) throws(FileFailure) {
    try FileStatus(of: path).checkReadable(path, as: purpose)
    let file = try OpenFile(reading: path, followsLinks: true)
    try file.status().checkReadable(path, as: purpose)
    try file.readParts(as: purpose, take)
  }

  /// The text that a person names on the command line: a file, or `-` for standard input.
  ///
  /// A pipe that the shell opened for us is named `/dev/fd/63` and read like standard input; it may take its time.
  public static func argument(
    _ path: String, as purpose: FilePurpose
  ) throws(FileFailure) -> String {
    guard let descriptor = inheritedDescriptor(path) else { return try text(path, as: purpose) }
    let file = try OpenFile(duplicating: descriptor, path)
    let status = try file.status()
    guard status.kind != .directory else { throw FileFailure(path, .reading, .directory) }
    let bytes = try file.read(expecting: 0, as: purpose)
    return try text(bytes, of: path)
  }

  /// The descriptor that a name such as `/dev/fd/63` stands for.
  private static func inheritedDescriptor(_ path: String) -> Int32? {
    path == "-" || path == "/dev/stdin" ? 0 : numberedDescriptor(path)
  }

  static func numberedDescriptor(_ path: String) -> Int32? {
    for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
      return Int32(path.dropFirst(prefix.count)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  private static func text(_ bytes: [UInt8], of path: String) throws(FileFailure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFailure(path, .reading, .notText)
    }
    return text
  }

  /// Why something isn't read although it is there: its kind or its size.
  ///
  /// `nil` for a directory, and for what isn't there.
  public static func unreadable(_ path: String, as purpose: FilePurpose) -> FileFailure? {
    guard let status = try? FileStatus(of: path), status.kind != .directory else { return nil }
    do throws(FileFailure) {
      try status.checkReadable(path, as: purpose)
      return nil
    } catch {
      return error
    }
  }

  /// What a name stands for, links followed; `nil` if it stands for nothing.
  public static func kind(_ path: String) -> FileKind? {
    (try? FileStatus(of: path))?.kind
  }
}
