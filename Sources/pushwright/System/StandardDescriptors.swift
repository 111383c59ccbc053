import Foundation

/// Standard input, output and error, also of a program that was started without them.
enum StandardDescriptors {
  /// Makes a missing descriptor an error for those who use it, and a gone reader an error of `write`.
  ///
  /// Call it before anything is opened: the next file would get the free number, and a journal what is written to
  /// standard output. What stands in for a missing descriptor is open the wrong way round.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// What has arrived on standard input; nothing at its end, or if it cannot be read any longer.
  static func arrivedInput() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return Array(bytes.prefix(max(0, count)))
    }
  }
}
