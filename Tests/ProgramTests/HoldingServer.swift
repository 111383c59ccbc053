import Foundation
import Testing

/// A server on loopback that takes one connection at a time and does nothing that it is not told to, so that a test knows
/// how far an exchange has come.
struct HoldingServer: ~Copyable {
  /// An answer of FCM's own, and the name in it.
  static let name = "projects/demo/messages/1"
  static let head = "HTTP/1.1 200 OK\r\n"
  static let headers =
    "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
  static let body = #"{"name":"\#(name)"}"#
  static let accepted = head + headers + body

  private let listener: Int32
  let port: UInt16

  /// With a narrow door most of a long request stays with its sender until the test reads it.
  init(isNarrow: Bool = false) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if isNarrow {
      var size: Int32 = 4096
      // Connections inherit it.
      _ = unsafe setsockopt(
        listener, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
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

  /// Whether no client has connected so far.
  var isUntouched: Bool {
    var entry = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) == 0
  }

  /// Waits until there is something to read, without a thread; looks often at first, because a moment can be short.
  fileprivate static func wait(for descriptor: Int32) async throws {
    for look in 0..<6000 {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&entry, 1, 0) > 0 { return }
      try await Task.sleep(for: .milliseconds(look < 200 ? 1 : 5))
    }
    throw Terminal.Timeout(description: "no request has come")
  }

  struct Connection: ~Copyable {
    fileprivate let descriptor: Int32

    deinit { close(descriptor) }

    /// Reads until these bytes have come, and no further than asked at a time; without a marker, until anything has.
    func read(until marker: String? = nil, atMost limit: Int = 65_536) async throws {
      let hasCome = try await reads(until: marker, atMost: limit)
      try #require(hasCome, "the connection has ended")
    }

    /// The same; `false` if the connection ends first.
    func reads(until marker: String? = nil, atMost limit: Int = 65_536) async throws -> Bool {
      var text = ""
      repeat {
        try await HoldingServer.wait(for: descriptor)
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        text += String(decoding: bytes.prefix(count), as: UTF8.self)
        // The marker is short, and a long request is not searched again and again.
        if text.utf8.count > 8192 { text = String(text.suffix(200)) }
      } while marker.map { !text.contains($0) } ?? false
      return true
    }

    func write(_ text: String) {
      let bytes = Array(text.utf8)
      _ = unsafe send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
  }
}
