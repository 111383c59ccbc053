import FCMClient
import SendJournal
import Testing

/// Values that the tests of the journal share.
enum Samples {
  static let mia = JournalAuthor(user: "mia", host: "ops-1")

  static func intent(
    _ kind: SendIntent.Kind = .send, target: String = "topic industry-tech",
    hash: String = "abc123", project: String = "demo-shop", payload: String = "{}",
    reason: String? = nil
  ) throws -> SendIntent {
    SendIntent(
      kind: kind, profile: "production", project: try #require(ProjectID(project)),
      endpoint: .google, account: "firebase-adminsdk@demo.iam.gserviceaccount.com",
      target: target, payloadHash: hash, payload: payload, reason: reason)
  }

  /// 2026-11-21T02:11:07.250Z and some seconds.
  static func time(_ seconds: Int64 = 0) -> JournalTime {
    JournalTime(milliseconds: 1_795_227_067_250 + seconds * 1000)
  }

  static let accepted = SendOutcome.accepted(name: "projects/demo-shop/messages/1")

  /// A journal with processes that no longer run, as after a crash.
  static func journal(
    in folder: TemporaryFolder, processes: RunningProcesses = .none
  ) throws -> SendJournal {
    try SendJournal.opening(path: folder.journal, author: mia, processes: processes)
  }
}

extension RunningProcesses {
  static let none = RunningProcesses { _ in false }
  static let all = RunningProcesses { _ in true }
}
