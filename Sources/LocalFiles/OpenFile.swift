internal import Glibc

/// An open descriptor, closed with this value.
@safe struct OpenFile: ~Copyable {
  private static let chunk = 65_536

  private let descriptor: Int32
  let path: String
  /// Whether reading may wait: only for what a person gave us on the command line.
  private let mayWait: Bool

  /// Opens a file without waiting for the other end of a pipe and without getting a terminal.
  init(reading path: String, followsLinks: Bool) throws(FileFailure) {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)
    try self.init(path, .reading, flags, 0)
  }

  /// A descriptor that the program was started with.
  init(duplicating number: Int32, _ path: String) throws(FileFailure) {
    descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
    self.path = path
    mayWait = true
    guard descriptor >= 0 else { throw FileFailure(path, .reading, number: errno) }
  }

  /// Makes a file with a mode, of which the process's mask takes away; fails if there is one.
  init(making path: String, mode: UInt32) throws(FileFailure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    try self.init(path, .writing, flags, mode_t(mode))
  }

  /// Opens a file to write at its end, and makes it for its owner alone if there is none.
  init(appendingTo path: String) throws(FileFailure) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    try self.init(path, .writing, flags, 0o600)
  }

  /// Opens a directory, to bring its entries to the disk.
  init(directory path: String) throws(FileFailure) {
    try self.init(path, .writing, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
  }

  private init(
    _ path: String, _ action: FileFailure.Action, _ flags: Int32, _ mode: mode_t
  ) throws(FileFailure) {
    descriptor = unsafe open(path, flags, mode)
    self.path = path
    mayWait = false
    guard descriptor >= 0 else { throw FileFailure(path, action, number: errno) }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  func status() throws(FileFailure) -> FileStatus {
    guard let status = FileStatus(descriptor: descriptor) else {
      throw FileFailure(path, .reading, number: errno)
    }
    return status
  }

  /// Reads to the end, or fails one byte after the limit: a size is a promise that a file that grows doesn't keep, and
  /// the kernel's files have none.
  func read(expecting size: Int, as purpose: FilePurpose) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = min(max(size, 0), purpose.limit) + 1
    while true {
      let part = try read(upTo: capacity)
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= purpose.limit else {
        throw FileFailure(path, .reading, .tooLarge(purpose))
      }
      guard part.count == capacity else { return bytes }
      capacity = min(max(Self.chunk, bytes.count), purpose.limit + 1 - bytes.count)
    }
  }

  /// Reads to the end, part by part, or fails where there are more bytes than the limit.
  func readParts(as purpose: FilePurpose, _ take: ([UInt8]) -> Void) throws(FileFailure) {
    var rest = purpose.limit
    while true {
      let part = try read(upTo: 1 << 20)
      rest -= part.count
      guard rest >= 0 else { throw FileFailure(path, .reading, .tooLarge(purpose)) }
      take(part)
      guard part.count == 1 << 20 else { return }
    }
  }

  /// Fewer bytes only at the end of the file.
  func read(upTo count: Int) throws(FileFailure) -> [UInt8] {
    var failed: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled..<count])
        let read = unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
        if read > 0 {
          filled += read
        } else if read == 0 {
          return
        } else if errno == EAGAIN, mayWait {
          var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = unsafe poll(&entry, 1, -1)
        } else if errno != EINTR {
          failed = errno
          return
        }
      }
    }
    guard failed == 0 else { throw FileFailure(path, .reading, number: failed) }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw FileFailure(path, .writing, number: errno)
      }
    }
  }

  /// Gives the file another's mode, and its owner and group as far as we may.
  func take(_ other: FileStatus) throws(FileFailure) {
    let own = try status()
    if own.owner != other.owner { _ = fchown(descriptor, other.owner, gid_t.max) }
    let isOfGroup =
      own.group == other.group || fchown(descriptor, uid_t.max, other.group) == 0
    // Our group doesn't get what the other group was allowed.
    let mode = isOfGroup ? other.mode : other.mode & ~0o070
    guard fchmod(descriptor, mode_t(mode)) == 0 else {
      throw FileFailure(path, .writing, number: errno)
    }
  }

  /// Leaves only so many bytes.
  func cut(to count: Int) throws(FileFailure) {
    guard ftruncate(descriptor, off_t(count)) == 0 else {
      throw FileFailure(path, .writing, number: errno)
    }
  }

  func sync() throws(FileFailure) {
    // Some file systems can't, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileFailure(path, .writing, number: errno)
    }
  }
}
