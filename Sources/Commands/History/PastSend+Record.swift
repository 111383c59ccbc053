internal import FCMClient
public import SendJournal
public import SendPolicy

extension PastSend {
  /// A send as the journal has it.
  public init(_ record: SendRecord) {
    self.init(
      id: record.id.number, at: Int(record.time.milliseconds / 1000), intent: record.intent,
      outcome: record.outcome)
  }
}
