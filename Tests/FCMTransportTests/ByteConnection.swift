import NIOCore

/// One connection to a ``ByteServer``.
struct ByteConnection {
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var unread: [UInt8] = []

  init(
    _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.inbound = inbound.makeAsyncIterator()
    self.outbound = outbound
  }

  /// The text up to a marker and with it; what came where the other side ends first.
  mutating func read(until marker: String) async throws -> String {
    let marker = Array(marker.utf8)
    while true {
      if let range = unread.firstRange(of: marker) { return take(range.upperBound) }
      guard try await readMore() else { return take(unread.count) }
    }
  }

  /// The head of a request and all of its body.
  mutating func readRequest() async throws -> String {
    let head = try await read(until: "\r\n\r\n")
    return try await head + read(until: "\"validate_only\":true}")
  }

  /// The bytes that came and were not read yet, `nil` at their end.
  mutating func next() async throws -> ByteBuffer? {
    guard unread.isEmpty else {
      defer { unread = [] }
      return ByteBuffer(bytes: unread)
    }
    return try await inbound.next(isolation: nil)
  }

  func write(_ text: String) async throws {
    try await write(ByteBuffer(string: text))
  }

  func write(_ bytes: ByteBuffer) async throws {
    try await outbound.write(bytes)
  }

  /// Keeps the connection open and silent until the test ends.
  func hang() async throws { try await Task.sleep(for: .seconds(60)) }

  private mutating func readMore() async throws -> Bool {
    guard let bytes = try await inbound.next(isolation: nil) else { return false }
    unread += bytes.readableBytesView
    return true
  }

  private mutating func take(_ count: Int) -> String {
    defer { unread.removeFirst(count) }
    return String(decoding: unread.prefix(count), as: Unicode.UTF8.self)
  }
}
