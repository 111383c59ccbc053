internal import Glibc
internal import LocalFiles

/// The adapter to the C library's files, and the only place of this module that talks to C.
///
/// The journal needs what FoundationEssentials does not offer: opening without following links, writing in place,
/// `fsync`, and locks.
@safe struct DiskFile: ~Copyable, Sendable {
  private let descriptor: Int32
  private let path: String

  private init(_ descriptor: Int32, _ path: String) throws(JournalFailure) {
    guard descriptor >= 0 else { throw .system(errno, path) }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = close(descriptor) }

  /// Opens a directory to look for files in it.
  static func directory(_ path: String) throws(JournalFailure) -> DiskFile {
    try DiskFile(
      unsafe Glibc.open(path, pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), path)
  }

  /// `O_PATH`, which the module map of the C library lacks: it asks for no right to read.
  private static let pathOnly: Int32 = 0o10_000_000

  /// Opens a file of this directory to read and write, and makes it with that mode if it isn't there.
  ///
  /// It follows no link, and waits for no one at the other end of a pipe.
  func open(
    _ name: String, appending isAppending: Bool, mode: mode_t
  ) throws(JournalFailure) -> DiskFile {
    let flags =
      O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (isAppending ? O_APPEND : 0)
    let path = "\(path)/\(name)"
    let made = unsafe openat(descriptor, name, flags | O_CREAT | O_EXCL, mode)
    guard made < 0 else {
      let file = try DiskFile(made, path)
      try file.setMode(mode)
      return file
    }
    guard errno == EEXIST else { throw .system(errno, path) }
    return try DiskFile(unsafe openat(descriptor, name, flags), path)
  }

  /// The first bytes of a file of this directory, fewer where it has fewer; it follows no link.
  ///
  /// Don't ask of a file that SQLite locks: to close it takes away the locks.
  func beginning(of name: String, bytes: Int) throws(JournalFailure) -> [UInt8] {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = try DiskFile(
      unsafe openat(descriptor, name, flags), "\(path)/\(name)")
    return try file.beginning(bytes)
  }

  /// Makes an empty file that only its owner may read; one that is there is not touched.
  ///
  /// It is not even opened: to close a file takes away all locks that SQLite has on it in this process.
  func make(_ name: String) throws(JournalFailure) {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let made = unsafe openat(descriptor, name, flags, 0o600)
    guard made < 0 else {
      _ = close(made)
      return
    }
    guard errno == EEXIST else { throw .system(errno, "\(path)/\(name)") }
  }

  /// What the system knows of a file of this directory, of a link itself; `nil` if it isn't there.
  func status(of name: String) -> FileStatus? { FileStatus(unfollowed: name, in: descriptor) }

  /// What the system knows of this file, which is the one that was opened whatever its name is now.
  func status() throws(JournalFailure) -> FileStatus {
    guard let status = FileStatus(descriptor: descriptor) else { throw .system(errno, path) }
    return status
  }

  /// Locks the file for this value's life; whether no other program holds it.
  func lock() throws(JournalFailure) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw .system(errno, path) }
    }
    return true
  }

  /// Locks one byte for as long as this value lives, whether another program holds it already or not.
  ///
  /// The lock belongs to the open file, so that closing the same file elsewhere in this process doesn't take it away.
  func lock(byte: Int64) throws(JournalFailure) {
    var region = Self.region(byte, F_WRLCK)
    while unsafe fcntl(descriptor, Self.setFileLock, &region) != 0 {
      if errno == EAGAIN || errno == EACCES { return }
      guard errno == EINTR else { throw .system(errno, path) }
    }
  }

  func unlock(byte: Int64) {
    var region = Self.region(byte, F_UNLCK)
    _ = unsafe fcntl(descriptor, Self.setFileLock, &region)
  }

  /// Unlocks all bytes from one on: closing the file isn't enough while a program that is just starting has a copy of it.
  func unlock(from byte: Int64) {
    var region = Self.region(byte, F_UNLCK)
    region.l_len = 0
    _ = unsafe fcntl(descriptor, Self.setFileLock, &region)
  }

  /// Whether any program has locked a byte of a file of this directory; `nil` if the file can't be opened.
  func isLocked(_ byte: Int64, of name: String) -> Bool? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let opened = unsafe openat(descriptor, name, flags)
    guard opened >= 0 else { return nil }
    defer { _ = close(opened) }
    var region = Self.region(byte, F_WRLCK)
    guard unsafe fcntl(opened, Self.getFileLock, &region) == 0 else { return nil }
    return region.l_type != Int16(F_UNLCK)
  }

  private static func region(_ byte: Int64, _ type: Int32) -> flock {
    flock(
      l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: off_t(byte), l_len: 1, l_pid: 0)
  }

  /// `F_OFD_GETLK` and `F_OFD_SETLK`, which the module map of the C library lacks.
  private static let getFileLock: Int32 = 36
  private static let setFileLock: Int32 = 37

  func setMode(_ mode: mode_t) throws(JournalFailure) {
    guard fchmod(descriptor, mode) == 0 else { throw .system(errno, path) }
  }

  /// What is in the file; `nil` if that is more than so many bytes.
  func contents(atMost limit: Int) throws(JournalFailure) -> [UInt8]? {
    let contents = try beginning(limit + 1)
    return contents.count > limit ? nil : contents
  }

  /// The first bytes, fewer where the file has fewer.
  private func beginning(_ count: Int) throws(JournalFailure) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 65_536))
    while contents.count < count {
      let wanted = min(buffer.count, count - contents.count)
      let length = unsafe pread(descriptor, &buffer, wanted, off_t(contents.count))
      guard length >= 0 else {
        if errno == EINTR { continue }
        throw .system(errno, path)
      }
      guard length > 0 else { break }
      contents += buffer[..<length]
    }
    return contents
  }

  /// Writes bytes in place, or at the end of a file that was opened to append; they are on the disk when this returns.
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

  /// Lets some milliseconds pass.
  static func pause(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }
}

extension JournalFailure {
  fileprivate static func system(_ number: Int32, _ path: String) -> Self {
    switch number {
    case ENOSPC, EDQUOT: .diskFull(path)
    case EACCES, EPERM, EROFS, ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, ENXIO:
      .notPermitted(path)
    default: .inputOutput(path, unsafe strerror(number).map { unsafe String(cString: $0) } ?? "")
    }
  }
}
