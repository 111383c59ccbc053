import Foundation
import Testing

/// A server on loopback that takes one connection at a time and does nothing that it is not told to, so that a test knows
/// how far an exchange has come.
struct HoldingServer: ~Copyable {
  private let listener: Int32
  let port: UInt16

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe bind(listener, general, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, general, &length) == 0
      }
    }
    try #require(isBound)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// The next connection; it ends with the value.
  func connection() async throws -> Connection {
    let listener = listener
    try await Self.wait(for: listener)
    let descriptor = accept(listener, nil, nil)
    try #require(descriptor >= 0)
    return Connection(descriptor: descriptor)
  }

  /// Waits until there is something to read, without a thread.
  fileprivate static func wait(for descriptor: Int32) async throws {
    for _ in 0..<6000 {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&entry, 1, 0) > 0 { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Terminal.Timeout(description: "no request has come")
  }

  struct Connection: ~Copyable {
    fileprivate let descriptor: Int32

    deinit { close(descriptor) }

    /// Reads until these bytes have come; without a marker, until anything has.
    func read(until marker: String? = nil) async throws {
      var text = ""
      repeat {
        try await HoldingServer.wait(for: descriptor)
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
        try #require(count > 0, "the connection has ended after \(text)")
        text += String(decoding: bytes.prefix(count), as: UTF8.self)
      } while marker.map { !text.contains($0) } ?? false
    }

    func write(_ text: String) {
      let bytes = Array(text.utf8)
      _ = unsafe send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
  }
}
