/// The network as the rest of the program sees it: a request goes out, a name or a failure comes
/// back.
public struct MessageSender: Sendable {
  /// Performs one request, never twice.
  ///
  /// The token may be left out for an emulator that asks for
  /// none; FCM answers 401 then.
  public var send:
    @Sendable (_ request: SendRequest, _ token: BearerToken?) async throws(SendFailure) ->
      MessageName

  /// A sender that does what the closure does, such as a test's own.
  public init(
    send:
      @escaping @Sendable (
        _ request: SendRequest, _ token: BearerToken?
      ) async throws(SendFailure) -> MessageName
  ) {
    self.send = send
  }
}
