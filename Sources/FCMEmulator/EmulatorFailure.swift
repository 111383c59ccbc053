internal import Glibc
internal import NIOCore

/// Why the emulator did not start, as a sentence that says what to do.
public struct EmulatorFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower-case, without a full stop.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ result: Result<Void, any Error>, address: String, port: Int) {
    switch result {
    case .success, .failure(is CancellationError):
      self.init("the emulator was stopped while it started")
    case .failure(let error as IOError) where error.errnoCode == EADDRINUSE:
      self.init("port \(port) is in use: choose another, or stop the program that uses it")
    case .failure(let error as IOError) where error.errnoCode == EADDRNOTAVAIL:
      self.init("this machine doesn't have the address \(address): choose one that it has")
    case .failure(is SocketAddressError), .failure(is SocketAddressError.UnknownHost):
      self.init("‘\(address)’ isn't an address of this machine: choose one, such as 0.0.0.0")
    case .failure(let error):
      self.init(
        "the emulator couldn't listen at \(address), port \(port) (\(error)): choose another port or address"
      )
    }
  }
}
