internal import Glibc
internal import NIOCore

extension IOError {
  /// Whether the error can come from connecting only.
  ///
  /// The other errors of connecting arrive at
  /// established connections too, where a request may have been on its way.
  var meansNoConnection: Bool { errnoCode == ECONNREFUSED }

  /// The error in the system's usual words, without the name of a system call.
  var reason: String {
    switch errnoCode {
    case ECONNREFUSED: "connection refused"
    case ECONNRESET, EPIPE: "connection reset"
    case EHOSTUNREACH, ENETUNREACH: "no route to it"
    case ETIMEDOUT: "no answer to the connection attempt"
    case EACCES, EPERM: "not permitted on this machine"
    default: "system error \(errnoCode)"
    }
  }
}
