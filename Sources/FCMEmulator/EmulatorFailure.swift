internal import Glibc
internal import NIOCore

/// Why the emulator did not start, as a sentence that says what to do.
public struct EmulatorFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower-case, without a full stop.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ result: Result<Void, any Error>, port: Int) {
    switch result {
    case .success, .failure(is CancellationError):
      self.init("the emulator was stopped while it started")
    case .failure(let error as IOError) where error.errnoCode == EADDRINUSE:
      self.init("port \(port) is in use: choose another, or stop the program that uses it")
    case .failure(let error):
      self.init("the emulator couldn't listen on port \(port) (\(error)): choose another port")
    }
  }
}
