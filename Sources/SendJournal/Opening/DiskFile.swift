internal import Glibc

/// The adapter to the C library's files, and the only place of this module that talks to C.
///
/// The journal needs what FoundationEssentials does not offer: writing in place, `fsync`, and locks.
@safe struct DiskFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file to read and write, and makes it with that mode where it is not there.
  init(_ path: String, mode: mode_t) throws(JournalFailure) {
    descriptor = try Self.open(path, O_RDWR | O_CREAT, mode)
    self.path = path
  }

  /// Opens a directory, and waits until no other program has locked it; the lock ends with this value.
  static func locked(_ directory: String) throws(JournalFailure) -> DiskFile {
    let file = DiskFile(try open(directory, O_RDONLY | O_DIRECTORY, 0), directory)
    while flock(file.descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system(errno, directory) }
    }
    return file
  }

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  private static func open(
    _ path: String, _ flags: Int32, _ mode: mode_t
  ) throws(JournalFailure) -> Int32 {
    let descriptor = unsafe Glibc.open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .system(errno, path) }
    return descriptor
  }

  deinit { _ = close(descriptor) }

  /// Makes an empty file that only its owner may read; one that is there is not touched.
  ///
  /// It is not even opened: to close a file takes away all locks that SQLite has on it in this process.
  static func make(_ path: String) throws(JournalFailure) {
    let descriptor = unsafe Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      _ = close(descriptor)
      return
    }
    guard errno == EEXIST else { throw .system(errno, path) }
  }

  static func size(_ path: String) throws(JournalFailure) -> Int64 {
    var status = Glibc.stat()
    guard unsafe stat(path, &status) == 0 else { throw .system(errno, path) }
    return Int64(status.st_size)
  }

  /// The permission bits of a file; those of a private one where it is not there.
  static func mode(_ path: String) -> mode_t {
    var status = Glibc.stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
  }

  /// The number of the device that a file or directory lies on; `nil` where it is not there.
  static func device(_ path: String) -> UInt64? {
    var status = Glibc.stat()
    return unsafe stat(path, &status) == 0 ? UInt64(status.st_dev) : nil
  }

  func setMode(_ mode: mode_t) throws(JournalFailure) {
    guard fchmod(descriptor, mode) == 0 else { throw .system(errno, path) }
  }

  func contents() throws(JournalFailure) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe pread(descriptor, &buffer, buffer.count, off_t(contents.count))
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .system(errno, path)
      }
      guard count > 0 else { return contents }
      contents += buffer[..<count]
    }
  }

  /// Writes bytes in place; they are on the disk when this returns.
  func write(_ bytes: [UInt8], at offset: Int) throws(JournalFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let position = off_t(offset + bytes.count - rest.count)
      let count = unsafe rest.withUnsafeBytes {
        unsafe pwrite(descriptor, $0.baseAddress, $0.count, position)
      }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .system(errno, path)
      }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw .system(errno, path) }
  }
}

extension JournalFailure {
  fileprivate static func system(_ number: Int32, _ path: String) -> Self {
    switch number {
    case ENOSPC, EDQUOT: .diskFull(path)
    case EACCES, EPERM, EROFS, ENOENT, ENOTDIR, EISDIR: .notPermitted(path)
    default: .inputOutput(path, "error \(number)")
    }
  }
}
