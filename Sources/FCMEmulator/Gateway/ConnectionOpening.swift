/// What a client wants of a connection, as its first bytes tell.
enum ConnectionOpening: Hashable {
  /// Too few bytes have come.
  case unknown
  /// HTTP/1.1 as it is.
  case plain
  /// HTTP/2 without TLS, of a client that knows of it.
  case http2
  case tls
  /// A way to another host; so many bytes ask for it.
  case tunnel(authority: String, length: Int)
  /// A request for a way that makes no sense, or is too long.
  case malformed

  /// The most bytes of a request for a way to another host.
  static let longestHead = 8192

  private static let handshake: UInt8 = 0x16
  private static let connect = Array("CONNECT ".utf8)
  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  init(_ bytes: some Collection<UInt8>) {
    guard let first = bytes.first else {
      self = .unknown
      return
    }
    if first == Self.handshake {
      self = .tls
    } else if Self.begin(bytes, with: Self.preface) {
      self = bytes.count < Self.preface.count ? .unknown : .http2
    } else if Self.begin(bytes, with: Self.connect) {
      self = Self.tunnel(Array(bytes.prefix(Self.longestHead)))
    } else {
      self = .plain
    }
  }

  /// Whether they are the same as far as there are bytes.
  private static func begin(_ bytes: some Collection<UInt8>, with text: [UInt8]) -> Bool {
    bytes.prefix(text.count).elementsEqual(text.prefix(bytes.count))
  }

  private static func tunnel(_ bytes: [UInt8]) -> ConnectionOpening {
    guard let length = lengthOfHead(bytes) else {
      return bytes.count < longestHead ? .unknown : .malformed
    }
    let line = bytes.prefix { $0 != 0x0D && $0 != 0x0A }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    // Python asks in HTTP/1.0.
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return .malformed }
    return .tunnel(authority: String(words[1]), length: length)
  }

  /// Up to and with the empty line.
  private static func lengthOfHead(_ bytes: [UInt8]) -> Int? {
    var lineIsEmpty = false
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        if lineIsEmpty { return index + 1 }
        lineIsEmpty = true
      } else if byte != 0x0D {
        lineIsEmpty = false
      }
    }
    return nil
  }
}
