internal import Glibc

/// What the system says of a file.
struct FileStatus {
  var kind: FileKind
  var size: Int
  var mode: UInt32
  var owner: UInt32
  var group: UInt32
  var modified: Int

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFIFO: kind = .namedPipe
    case S_IFSOCK: kind = .socket
    case S_IFCHR, S_IFBLK: kind = .device
    default: kind = .other
    }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    owner = status.st_uid
    group = status.st_gid
    modified = Int(status.st_mtim.tv_sec)
  }

  /// Of what a name leads to.
  init(of path: String) throws(FileFailure) {
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

  func checkReadable(_ path: String, as purpose: FilePurpose) throws(FileFailure) {
    switch kind {
    case .regular: break
    case .directory: throw FileFailure(path, .reading, .directory)
    default: throw FileFailure(path, .reading, .special(kind.words ?? ""))
    }
    guard size <= purpose.limit else { throw FileFailure(path, .reading, .tooLarge(purpose)) }
  }
}

extension FileFailure {
  /// From an error number of the C library.
  init(_ path: String, _ action: Action, number: Int32) {
    self.init(path, action, Self.reason(number))
  }

  private static func reason(_ number: Int32) -> Reason {
    switch number {
    case ENOENT, ENOTDIR: return .missing
    case ELOOP: return .linkCircle
    case EISDIR: return .directory
    case EACCES, EPERM, EROFS: return .notPermitted
    case ENOSPC, EDQUOT: return .diskFull
    case EEXIST: return .taken
    case ENXIO: return .special("a device or a socket")
    // A file that has nothing to read yet is no file.
    case EAGAIN: return .special("something that has to be waited for")
    case EIO: return .system("the disk or the network drive reports an error")
    case ENAMETOOLONG: return .system("its name is too long")
    case EMFILE, ENFILE: return .system("too many files are open")
    default: return .system("the system reports error \(number)")
    }
  }
}
