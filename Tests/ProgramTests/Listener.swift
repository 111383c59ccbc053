import Foundation

/// A port of this machine that never answers; it only knows whether a client connected.
final class Listener: Sendable {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    guard isOpen else { throw CocoaError(.fileNoSuchFile) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { _ = close(descriptor) }

  /// Connections wait in a queue until the test looks.
  var wasCalled: Bool {
    let call = accept(descriptor, nil, nil)
    if call >= 0 { _ = close(call) }
    return call >= 0
  }
}
