internal import FCMClient
public import SendJournal
public import SendPolicy

extension PastSend {
  /// A send as the journal has it.
  public init(_ record: SendRecord) {
    self.init(
      id: record.id.number, at: Int(record.time.milliseconds / 1000), intent: record.intent,
      outcome: record.outcome, author: record.author.name,
      settlement: record.settlement.map(PastSend.Settlement.init), isRunning: record.isRunning)
  }
}

extension PastSend.Settlement {
  fileprivate init(_ settlement: Settlement) {
    self.init(
      isDelivered: settlement.isDelivered, note: settlement.note, author: settlement.author.name,
      at: Int(settlement.time.milliseconds / 1000))
  }
}

extension JournalAuthor {
  /// `mia@ops`.
  fileprivate var name: String { "\(user)@\(host)" }
}
