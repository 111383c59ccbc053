import NIOCore

/// The few frames of HTTP/2 (RFC 9113, section 6) that a misbehaving server needs, as bytes.
enum HTTP2Frame {
  static let typeOfData: UInt8 = 0
  static let typeOfHeaders: UInt8 = 1

  /// What a server says first; a window of 0 keeps the client from sending any body.
  static func settings(initialWindow: UInt32) -> ByteBuffer {
    frame(type: 4, stream: 0, payload: [0, 4] + bytes(initialWindow))
  }

  /// The head of an answer; `0x88` is 200 and `0x8C` is 400 (RFC 7541, appendix A).
  static func headers(status: UInt8, endsStream: Bool) -> ByteBuffer {
    frame(type: typeOfHeaders, flags: endsStream ? 5 : 4, stream: 1, payload: [status])
  }

  /// The stream's end, without an error.
  static let reset = frame(type: 3, stream: 1, payload: bytes(0))
  /// The server says that it has looked at no stream.
  static let goAway = frame(type: 7, stream: 0, payload: bytes(0) + bytes(0))

  private static func frame(
    type: UInt8, flags: UInt8 = 0, stream: UInt32, payload: [UInt8]
  ) -> ByteBuffer {
    let length = Array(bytes(UInt32(payload.count)).dropFirst())
    let head: [UInt8] = length + [type, flags] + bytes(stream)
    return ByteBuffer(bytes: head + payload)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
