internal import Glibc

/// What the system tells of a file, without what is in it.
struct FileStatus: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file
    case directory
    case link
    case pipe
    case device
    case socket
  }

  /// Which file it is, whatever name it goes by.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  var kind: Kind
  var owner: UInt32
  var group: UInt32
  /// The permission bits, with the sticky bit.
  var mode: UInt32
  /// The number of its names.
  var names: UInt64
  var size: Int64
  var identity: Identity
}

extension FileStatus {
  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    owner = status.st_uid
    group = status.st_gid
    mode = status.st_mode & 0o7777
    names = UInt64(status.st_nlink)
    size = Int64(status.st_size)
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}
