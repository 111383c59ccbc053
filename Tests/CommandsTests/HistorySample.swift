import FCMClient
import SendJournal
import Testing

/// A journal with a send of each sort.
enum HistorySample {
  static let token = String(repeating: "bk3RNwTe3H0", count: 14) + "P1"

  /// 1 dry-run accepted; 3 send to a token, unknown; 4 send refused.
  static func journal(in folder: TemporaryJournal) throws -> SendJournal {
    let author = JournalAuthor(
      user: "mia", host: "ops-1", process: ProcessMark(id: 42, start: nil))
    try fill(try SendJournal.opening(path: folder.path, author: author))
    // The program that has written it is gone.
    return try SendJournal.opening(path: folder.path, author: author)
  }

  private static func fill(_ journal: SendJournal) throws {
    let dryRun = try journal.write(intent(.dryRun, "topic news"), at: time(0))
    _ = try journal.write(
      .accepted(name: "projects/demo-shop/messages/fake_message_id"), of: dryRun,
      at: time(1))
    _ = try journal.write(intent(.send, "token \(token)"), at: time(2))
    var red = try intent(.send, "topic \u{1B}[31mred", reason: "known")
    (red.draft, red.title) = ("red\u{7}.json", "Sale\u{202E} today")
    let refused = try journal.write(red, at: time(3))
    _ = try journal.write(
      .refused(code: "NOT_FOUND", sentence: "no such project"), of: refused, at: time(4))
  }

  static func intent(
    _ kind: SendIntent.Kind, _ target: String, reason: String? = nil
  ) throws -> SendIntent {
    SendIntent(
      kind: kind, profile: kind == .send ? "production" : "",
      project: try #require(ProjectID("demo-shop")), endpoint: .google, account: nil,
      target: target, payloadHash: "abc123", payload: #"{"topic":"news","data":{"a":"\u001b[2J"}}"#,
      reason: reason)
  }

  static func time(_ seconds: Int64) -> JournalTime {
    JournalTime(milliseconds: 1_795_227_067_250 + seconds * 1000)
  }
}
