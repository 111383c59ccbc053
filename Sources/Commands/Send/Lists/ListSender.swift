public import FCMClient
public import SendPolicy

/// Credentials, journal and network, as a list needs them; the executable has the real one.
public protocol ListSender: Sendable {
  /// With whose rights, and what the journal says about the list of a case.
  func situation(for sendCase: SendCase) async -> SendSituation

  /// A list of the history by the number of any of its runs; `nil` if there is none.
  func list(_ number: Int64) async -> Result<PastList?, HistoryFault>

  /// Asks FCM about messages of the list, one for each shape; the intent stands for all of them in the history.
  func check(_ samples: [ListSample], of intent: SendIntent) async -> ListCheck

  /// Sends, and tells of every recipient once the history has the outcome.
  func send(
    _ order: ListSending, telling: @escaping @Sendable (ListNews) async -> Void
  ) async -> ListResult

  /// Gives back threads and sockets.
  func stop() async
}
