public import FCMClient
public import SendPolicy

/// Credentials, journal and network, as changes and questions about topics need them; the executable has the real one.
public protocol TopicCaller: Sendable {
  /// With whose rights, and what should be known about them; sentences.
  func access() async -> (access: SendAccess, warnings: [String])

  /// Makes changes, each batch of them recorded before and after.
  ///
  /// Cancelling the task gives up: what is under way is waited for.
  func change(
    _ order: TopicChangeOrder,
    telling: @escaping @Sendable (CallNews<TopicChange.Success>) async -> Void
  ) async -> TopicChangeResult

  /// Asks what changes nothing; gives what ended it before its end.
  func read<Work: CallWork>(
    _ works: [Work], scope: TokenScope, policy: CallPolicy,
    telling: @escaping @Sendable (CallNews<Work.Product>) async -> Void
  ) async -> CallFailure?

  /// Gives back threads and sockets.
  func stop() async
}
