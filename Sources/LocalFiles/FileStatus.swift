internal import Glibc

/// What the system knows of a file, without its content.
public struct FileStatus: Hashable, Sendable {
  /// Which file it is, whatever name it goes by.
  public struct Identity: Hashable, Sendable {
    public var device: UInt64
    public var number: UInt64

    public init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }
  }

  public var kind: FileKind
  /// The number of its user.
  public var owner: UInt32
  /// The number of its group.
  public var group: UInt32
  /// The permission bits, with the sticky bit.
  public var mode: UInt32
  /// The number of its names.
  public var names: UInt64
  /// In bytes.
  public var size: Int
  /// When it was last written, in seconds since 1970.
  public var modified: Int
  public var identity: Identity

  public init(
    kind: FileKind, owner: UInt32, group: UInt32 = 0, mode: UInt32, names: UInt64 = 1,
    size: Int = 0, modified: Int = 0, identity: Identity = Identity(device: 0, number: 0)
  ) {
    self.kind = kind
    self.owner = owner
    self.group = group
    self.mode = mode
    self.names = names
    self.size = size
    self.modified = modified
    self.identity = identity
  }
}

extension FileStatus {
  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .link
      case S_IFIFO: .namedPipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
    owner = status.st_uid
    group = status.st_gid
    mode = UInt32(status.st_mode & 0o7777)
    names = UInt64(status.st_nlink)
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec)
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Of what a name leads to.
  public init(of path: String) throws(FileFailure) {
    guard !path.utf8.contains(0) else { throw FileFailure(path, .reading, .missing) }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let number = errno
      let isLink = unsafe number == ENOENT && lstat(path, &status) == 0
      throw isLink
        ? FileFailure(path, .reading, .brokenLink) : FileFailure(path, .reading, number: number)
    }
    self.init(status)
  }

  /// Of a name, of a link itself; `nil` if there is nothing.
  public init?(unfollowed path: String) {
    var status = stat()
    guard !path.utf8.contains(0), unsafe lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of a name in a directory that is open, of a link itself; `nil` if there is nothing.
  public init?(unfollowed name: String, in directory: Int32) {
    var status = stat()
    guard unsafe fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }

  /// Of an open file; `nil` with the C library's error number if there is none.
  public init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  func checkReadable(_ path: String, as purpose: FilePurpose) throws(FileFailure) {
    if let failure = kind.failure(path, .reading) { throw failure }
    guard size <= purpose.limit else { throw FileFailure(path, .reading, .tooLarge(purpose)) }
  }
}

extension LocalFile {
  /// Whether a file says that it isn't to be written: no user has the right, or we don't.
  ///
  /// Replacing needs only rights to the directory, and the superuser any file's, so it has to be asked for, as editors do.
  /// `false` for what isn't there.
  public static func isWriteProtected(_ path: String) -> Bool {
    guard let status = try? FileStatus(of: path) else { return false }
    return unsafe status.mode & 0o222 == 0 || access(path, W_OK) != 0
  }
}

extension FileKind {
  /// Why it can't be read or replaced; `nil` for a regular file.
  func failure(_ path: String, _ action: FileFailure.Action) -> FileFailure? {
    words.map { FileFailure(path, action, self == .directory ? .directory : .special($0)) }
  }
}
