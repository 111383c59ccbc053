public import FCMClient

/// What came back, whatever its status; it may hold a token and cannot be printed either.
public struct ExchangeAnswer: Hashable, Sendable {
  /// The status, also where it is an error.
  public var status: Int
  /// Every header in the order in which they came.
  public var headers: [HTTPHeader]
  /// The whole body.
  public var body: [UInt8]

  /// An answer of those parts, such as a test's own.
  public init(status: Int, headers: [HTTPHeader] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension ExchangeAnswer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Such as `status 200, 314 bytes`.
  public var description: String { "status \(status), \(body.count) bytes" }

  /// As secret as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
