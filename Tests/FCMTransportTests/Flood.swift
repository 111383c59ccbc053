import NIOCore

/// What a server sends without an end instead of an answer.
enum Flood: String, CaseIterable {
  case settings, pings, continuations, headers, oneHeader, statusLine, interimAnswers, body
  case bodyWithoutLength, chunks, chunkExtension, trailers

  /// How it begins.
  var beginning: ByteBuffer {
    switch self {
    // HTTP/2 (RFC 9113, section 6).
    case .settings, .pings, .continuations: ByteBuffer(bytes: [0, 0, 0, 4, 0, 0, 0, 0, 0])
    case .headers: ByteBuffer(string: "HTTP/1.1 200 OK\r\n")
    case .oneHeader: ByteBuffer(string: "HTTP/1.1 200 OK\r\nX: ")
    case .statusLine: ByteBuffer(string: "HTTP/1.1 200 ")
    case .interimAnswers: ByteBuffer()
    case .body:
      ByteBuffer(string: "HTTP/1.1 200 OK\r\nContent-Length: \(Int.max)\r\n\r\n")
    case .bodyWithoutLength: ByteBuffer(string: "HTTP/1.1 200 OK\r\n\r\n")
    case .chunks: ByteBuffer(string: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    case .chunkExtension:
      ByteBuffer(string: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;")
    case .trailers:
      ByteBuffer(string: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
    }
  }

  /// What follows again and again.
  var part: ByteBuffer {
    switch self {
    case .settings: ByteBuffer(bytes: [0, 0, 0, 4, 0, 0, 0, 0, 0])
    case .pings: ByteBuffer(bytes: [0, 0, 8, 6, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 8))
    case .continuations:
      ByteBuffer(bytes: [0, 0x40, 0, 9, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 0x4000))
    case .headers, .trailers: ByteBuffer(string: "X: y\r\n")
    case .interimAnswers: ByteBuffer(string: "HTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n")
    case .chunks: ByteBuffer(string: "1\r\nx\r\n")
    case .oneHeader, .statusLine, .body, .bodyWithoutLength, .chunkExtension:
      ByteBuffer(repeating: UInt8(ascii: "x"), count: 1 << 16)
    }
  }

  /// Many parts in one write: the server is not what is tested.
  var parts: ByteBuffer {
    var parts = ByteBuffer()
    while parts.readableBytes < 1 << 16 { parts.writeImmutableBuffer(part) }
    return parts
  }
}
