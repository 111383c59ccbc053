import FCMClient
import Foundation
import SendJournal
import Testing

/// What `history export` writes.
struct ExportTests {
  private func exported(_ format: SendHistory.ExportFormat) throws -> String {
    let folder = try TemporaryFolder()
    let journal = try SendJournal.opening(
      path: folder.journal,
      author: JournalAuthor(
        user: "mia", host: "ops-1", process: ProcessMark(id: 42, start: "boot/7")))
    let written = try journal.write(
      Samples.intent(target: "token a,b", payload: "{\"token\":\"a,b\"}"), at: Samples.time())
    _ = try journal.write(.unknown(sentence: "timed\nout"), of: written, at: Samples.time(1))
    try journal.settle(written.id, delivered: true, note: "seen", at: Samples.time(2))
    var text = ""
    try journal.history.export(format) { line in
      text += line
      return true
    }
    return text
  }

  @Test func `A row is a line of JSON`() throws {
    let lines = try exported(.json).split(separator: "\n")
    #expect(lines.count == 3)
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects[0]["payload"] as? String == "{\"token\":\"a,b\"}")
    #expect(objects[0]["process_start"] as? String == "boot/7")
    #expect(objects[1]["sentence"] as? String == "timed\nout")
    #expect(objects[1]["intent"] as? Int == 1)
    #expect(objects[2]["delivered"] as? Int == 1)
    #expect(objects[2]["previous"] as? String == objects[1]["hash"] as? String)
    #expect(lines[0].hasPrefix("{\"id\": 1, \"version\": 1, \"kind\": \"intent\", \"time\": "))
  }

  @Test func `A row is a record of CSV`() throws {
    let text = try exported(.csv)
    #expect(text.hasPrefix("id,version,kind,intent,time,user,host,process,process_start,"))
    #expect(text.contains("\n1,1,intent,,1795227067250,mia,ops-1,42,boot/7,send,production,"))
    #expect(text.contains(",\"token a,b\",abc123,\"{\"\"token\"\":\"\"a,b\"\"}\","))
    #expect(text.contains(",timed\\u000aout,"))
  }

  @Test(arguments: [
    ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""), ("+1", "+1"), ("-9", "-9"), ("+a", "'+a"),
    ("@SUM(A1)", "'@SUM(A1)"), ("-", "'-"), ("\t=1", "\\u0009=1"), ("\u{1B}[2J", "\\u001b[2J"),
    ("\u{9B}2J\u{7}", "\\u009b2J\\u0007"), ("a\u{202E}b", "a\\u202eb"), ("👩‍💻 é", "👩‍💻 é"),
    ("\"\u{301},=1+2,\"", "\"\"\"\u{301},=1+2,\"\"\""), ("=\u{301}cmd", "'=\u{301}cmd"),
    ("a;=1+1;b", "a;'=1+1;b"), ("a; \"@A1", "\"a; \"\"'@A1\""), ("＝1", "'＝1"), (" =1", " '=1"),
    ("a=1;b", "a=1;b"),
  ])
  func `A text is no formula and no command in CSV, and whole in JSON`(
    text: String, field: String
  ) throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    _ = try journal.write(Samples.intent(reason: text), at: Samples.time())
    var (csv, json) = ("", "")
    try journal.history.export(.csv) { line in
      csv += line
      return true
    }
    try journal.history.export(.json) { line in
      json += line
      return true
    }
    #expect(csv.contains(",{},\(field),,"), "\(csv)")
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["reason"] as? String == text)
  }
}
