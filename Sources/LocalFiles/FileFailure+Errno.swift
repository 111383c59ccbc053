internal import Glibc

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
    // A file that has nothing to read yet isn't a regular file.
    case EAGAIN: return .special("something that has to be waited for")
    case EIO: return .system("the disk or the network drive reports an error")
    case ENAMETOOLONG: return .system("its name is too long")
    case EMFILE, ENFILE: return .system("too many files are open")
    case EBADF: return .system("it isn't open")
    case EFBIG: return .system("it would be larger than is allowed here")
    case ETXTBSY: return .system("it is a program that is running")
    case EBUSY: return .system("the system needs it")
    case ENOMEM: return .system("the system is out of memory")
    case ETIMEDOUT, ESTALE: return .system("the network drive doesn't answer")
    default: return .system("the system reports error \(number)")
    }
  }
}
