import FCMClient
import Foundation
import SchemaSupport
import SendJournal
import Testing

@testable import Commands

/// What the verbs of `history` print.
struct HistoryReportTests {
  @Test func `Sends are listed newest first, with tokens shortened and nothing that acts`() throws {
    let folder = TemporaryJournal()
    let records = try HistorySample.journal(in: folder).history.records(
      at: HistorySample.time(9))
    #expect(
      HistoryReport.text(records) == """
        4  2026-11-21 02:11:10Z  send     refused          production  demo-shop  topic ␛[31mred  mia@ops-1  red␇.json  –  Sale‹RLO› today
        3  2026-11-21 02:11:09Z  send     OUTCOME UNKNOWN  production  demo-shop  token bk3R…P1   mia@ops-1  –          –  –
        1  2026-11-21 02:11:07Z  dry-run  accepted         –           demo-shop  topic news      mia@ops-1  –          –  –

        """)
    #expect(HistoryReport.text([SendRecord]()) == "")
    #expect(HistoryReport.json([SendRecord]()).hasSuffix("\"sends\": []\n}\n"))
    #expect(!HistoryReport.json(records).contains(HistorySample.token))
  }

  @Test func `A dry-run that was answered as a send needs a look like an unknown send`() throws {
    let folder = TemporaryJournal()
    let author = JournalAuthor(user: "mia", host: "ops-1")
    let journal = try SendJournal.opening(path: folder.path, author: author)
    let asSend = SendOutcome.sentDespiteDryRun(sentence: "answered as a send")
    for outcome in [asSend, .unknown(sentence: "timed out")] {
      let intent = try journal.write(
        HistorySample.intent(.dryRun, "topic news"), at: HistorySample.time(0))
      _ = try journal.write(outcome, of: intent, at: HistorySample.time(1))
    }
    let records = try journal.history.records(at: HistorySample.time(9))
    let words = records.map(HistoryReport.word)
    #expect(words == ["outcome unknown", "OUTCOME UNKNOWN"])
    let advice = try #require(HistoryReport.advice(records))
    #expect(advice.hasPrefix("the outcome of dry run 1 is unknown: find out what was delivered"))
    let record = try #require(records.last)
    #expect(HistoryReport.text(record).contains("outcome  unknown: answered as a send"))
    #expect(HistoryReport.json(record).contains(#""kind": "unknown""#))
  }

  @Test func `What is unknown comes with what to do`() throws {
    let folder = TemporaryJournal()
    let records = try HistorySample.journal(in: folder).history.records(
      at: HistorySample.time(9))
    let advice = try #require(HistoryReport.advice(records))
    #expect(advice.hasPrefix("the outcome of send 3 is unknown: find out what was delivered"))
    #expect(advice.contains("pushwright history settle 3 --delivered or --not-delivered"))
    #expect(HistoryReport.advice([]) == nil)
  }

  @Test func `A send is shown whole`() throws {
    let folder = TemporaryJournal()
    let history = try HistorySample.journal(in: folder).history
    let refused = try #require(try history.record(IntentID(4), at: HistorySample.time(9)))
    #expect(
      HistoryReport.text(refused) == """
        send 4: refused
          time     2026-11-21 02:11:10Z
          by       mia@ops-1, process 42
          profile  production
          project  demo-shop at https://fcm.googleapis.com
          account  unknown
          target   topic ␛[31mred
          draft    red␇.json
          title    Sale‹RLO› today
          hash     abc123
          reason   known
          outcome  refused, NOT_FOUND: no such project (2026-11-21 02:11:11Z)

        {
          "topic": "news",
          "data": {
            "a": "\\u001b[2J"
          }
        }

        """)
    let unknown = try #require(try history.record(IntentID(3), at: HistorySample.time(9)))
    #expect(HistoryReport.text(unknown).contains("target   token \(HistorySample.token)\n"))
  }

  @Test func `JSON has the names of the reference`() throws {
    let folder = TemporaryJournal()
    let journal = try HistorySample.journal(in: folder)
    try journal.settle(IntentID(3), delivered: true, note: "seen", at: HistorySample.time(60))
    let record = try #require(try journal.history.record(IntentID(3), at: HistorySample.time(61)))
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(HistoryReport.json(record).utf8))
        as? [String: Any])
    #expect(report["schema"] as? String == "history")
    let object = try #require((report["sends"] as? [[String: Any]])?.first)
    #expect(object["state"] as? String == "settled-delivered")
    #expect(object["time"] as? String == "2026-11-21T02:11:09.250Z")
    #expect(object["target"] as? String == "token \(HistorySample.token)")
    #expect((object["message"] as? [String: Any])?["topic"] as? String == "news")
    #expect((object["settlement"] as? [String: Any])?["note"] as? String == "seen")
    #expect(object["outcome"] is NSNull)
  }

  @Test func `A verification is one line, and says the hash to note`() {
    #expect(
      HistoryReport.text(.intact(rows: 2, head: "ff")) == "intact: 2 rows, the last hash is ff\n")
    #expect(
      HistoryReport.text(.broken(row: 2, sentence: "row 2 \u{1B} was changed"))
        == "BROKEN: row 2 ␛ was changed\n")
    #expect(HistoryReport.json(.broken(row: nil, sentence: "x")).contains("\"row\": null"))
  }

  @Test func `Sends of every state, and every verification, fit the published schema`() throws {
    let folder = TemporaryJournal()
    let journal = try HistorySample.journal(in: folder)
    let outcomes: [SendOutcome] = [
      .accepted(name: "n"), .refused(code: "C", sentence: "s"), .notSent(sentence: "s"),
      .unknown(sentence: "s"),
    ]
    for outcome in outcomes {
      let intent = try journal.write(
        HistorySample.intent(.test, "topic a"), at: HistorySample.time(5))
      _ = try journal.write(outcome, of: intent, at: HistorySample.time(6))
    }
    try journal.settle(IntentID(3), delivered: true, note: "seen", at: HistorySample.time(60))
    let records = try journal.history.records(at: HistorySample.time(61))
    let reports = try SchemaChecker(SchemaDocument.text(.history))
    for report in [HistoryReport.json(records)] + records.map(HistoryReport.json) {
      #expect(try reports.faults(in: report) == [])
    }
    let verifications = try SchemaChecker(SchemaDocument.text(.historyVerify))
    for verification in [
      try journal.history.verify(), .intact(rows: 0, head: nil), .broken(row: 2, sentence: "s"),
      .broken(row: nil, sentence: "s"),
    ] {
      #expect(try verifications.faults(in: HistoryReport.json(verification)) == [])
    }
    let rows = try SchemaChecker(SchemaDocument.text(.historyExport))
    try journal.history.export(.json) { row in
      #expect((try? rows.faults(in: row)) == [], "\(row)")
      return true
    }
  }
}
