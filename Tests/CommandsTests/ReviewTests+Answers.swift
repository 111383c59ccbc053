import ArgumentParser
import Drafts
import Foundation
import MessageLint
import PushMessages
import Resolver
import SchemaSupport
import Testing
import Workspace

@testable import Commands

/// What readers have answered on a page becomes their marks.
extension ReviewTests {
  private func answers(
    _ list: String, reviewer: String = #"{"name":"Cy","email":"cy@x"}"#, payload: String = #""h""#
  ) -> String {
    #"{"schema":"pushwright-answers","version":1,"payload":\#(payload),"draft":"drafts/d.json","reviewer":\#(reviewer),"answers":[\#(list)]}"#
  }

  private func importing(
    _ text: String, in folder: String, replaces: Bool = false, changedMessage: Bool = false
  ) async throws -> (report: [String], isPartial: Bool) {
    var draft = try await reading(folder)
    let file = try AnswerFile(reading: text, from: "f")
    var answering = AnswerImport(
      file, takesChangedMessage: changedMessage,
      run: MarkRun(replaces: replaces, isNamed: false, approvesBroken: true, now: 60))
    answering.mark(&draft)
    try draft.save(for: file.reviewer)
    return (answering.run.report, answering.run.isPartial)
  }

  @Test func `Answers of a page become its reader's marks`() async throws {
    try await inFolder { folder in
      let hash = try await reading(folder).rows[0].textsHash
      let list = [
        #"{"locale":"en-US","state":"reviewed","texts":"\#(hash)","note":""}"#,
        #"{"locale":"fr-CA","device":"android","state":"reviewed","texts":"\#(hash)"}"#,
        #"{"locale":"fr-CA","device":"apple","state":"rejected","texts":"\#(hash)","note":"cut off"}"#,
        #"{"locale":"de-DE","device":"android","state":"reviewed","texts":"\#(hash)"}"#,
        #"{"locale":"ja","device":"android","state":"reviewed","texts":"\#(hash)"}"#,
        #"{"locale":"ja","device":"apple","state":"reviewed","texts":"\#(hash)"}"#,
      ]
      let (report, isPartial) = try await importing(
        answers(list.joined(separator: ",")), in: folder)
      #expect(
        report == [
          "ja: isn't a locale of the preview; not taken",
          "en-US: reviewed", "fr-CA: rejected: Apple: cut off",
          "de-DE: the page didn't show Apple, the web; not taken",
        ])
      #expect(isPartial)
      #expect(try await states(folder) == ["reviewed", "rejected", "none"])
      let lapsed = answers(#"{"locale":"de-DE","state":"reviewed","texts":"0123456789abcdef"}"#)
      #expect(
        try await importing(lapsed, in: folder).report
          == ["de-DE: lapsed: it shows other texts than the page did; not taken"])
      let again = answers(#"{"locale":"fr-CA","state":"reviewed","texts":"\#(hash)"}"#)
      #expect(
        try await importing(again, in: folder).report.first?.contains("stays rejected") == true)
      #expect(try await states(folder) == ["reviewed", "rejected", "none"])
    }
  }

  @Test(arguments: ["\u{1}\u{2}", String(repeating: "x", count: 2001), " \u{7F}"])
  func `A note that the file of marks couldn't hold is refused before it is written`(note: String) {
    #expect(!ReviewMark.isNote(note))
    #expect(throws: (any Error).self) {
      try ReviewRejectCommand.parse(["d.json", "--locale", "de", "--note", note])
    }
  }

  @Test(arguments: [
    ("", ""), (#","device":"apple""#, #","device":"apple""#), ("", #","device":"web""#),
    (#","device":"web""#, ""),
  ])
  func `A yes and a no about one card are named, and neither is taken`(
    device: String, other: String
  ) async throws {
    try await inFolder { folder in
      let hash = try await reading(folder).rows[0].textsHash
      let no = #"{"locale":"fr-CA"\#(device),"state":"rejected","texts":"\#(hash)","note":"a"}"#
      let yes = #"{"locale":"fr-CA"\#(other),"state":"reviewed","texts":"\#(hash)"}"#
      for list in [[no, yes], [yes, no]] {
        let (report, isPartial) = try await importing(
          answers(list.joined(separator: ",")), in: folder)
        #expect(
          report == [
            "fr-CA: answers 1 and 2 contradict each other; neither was taken, remove one of them"
          ])
        #expect(isPartial)
      }
      #expect(try await states(folder) == ["none", "none", "none"])
    }
  }

  @Test func `A yes and a no under two names of one locale contradict each other, too`()
    async throws
  {
    let project = """
      [preview]
      locales = ["en-US", ["gsw-CH", "de-CH"]]
      """
    try await inFolder(["pushwright.toml": project]) { folder in
      let hash = try await reading(folder).rows[1].textsHash
      let list = ["gsw-CH", "gsw-CH, de-CH"].enumerated().map { index, name in
        #"{"locale":"\#(name)","state":"\#(index == 0 ? "rejected" : "reviewed")","texts":"\#(hash)","note":"no"}"#
      }
      #expect(
        try await importing(answers(list.joined(separator: ",")), in: folder).report == [
          "gsw-CH: answers 1 and 2 contradict each other; neither was taken, remove one of them"
        ])
      #expect(try await states(folder) == ["none", "none"])
    }
  }

  @Test func `An import overrides the rejections that its page showed, and no later one`()
    async throws
  {
    try await inFolder { folder in
      let hash = try await reading(folder).rows[0].textsHash
      let seen = #"[{"email":"bo@example.com","at":"1970-01-01T00:01:00Z"}]"#
      let list = ["en-US", "fr-CA", "de-DE"].map {
        #"{"locale":"\#($0)","state":"reviewed","texts":"\#(hash)","overrides":\#($0 == "en-US" ? "[]" : seen)}"#
      }
      let file = answers(list.joined(separator: ","))
      // In French the page showed this one, in English it didn't.
      try await mark(.reject(note: "no"), by: "Bo", in: folder, locales: ["en-US", "fr-CA"])
      // These came after the page.
      try await mark(.reject(note: "cut"), by: "Ada", in: folder, locales: ["de-DE"], at: 90)
      let plain = try await importing(file, in: folder)
      #expect(
        plain.report.contains(
          "fr-CA: reviewed, but stays rejected by Bo <bo@example.com> on 1970-01-01T00:01:00Z (no); --replace overrides that"
        ))
      #expect(try await states(folder) == ["rejected", "rejected", "rejected"])
      let (report, isPartial) = try await importing(file, in: folder, replaces: true)
      let path = "\(folder)/drafts/d.json"
      #expect(
        report == [
          "en-US: already reviewed, but stays rejected by Bo <bo@example.com> on 1970-01-01T00:01:00Z (no), which the page didn't show; pushwright review approve \(path) --locale en-US --replace overrides that",
          "fr-CA: reviewed, overriding Bo <bo@example.com> on 1970-01-01T00:01:00Z (no)",
          "de-DE: already reviewed, but stays rejected by Ada <ada@example.com> on 1970-01-01T00:01:30Z (cut), which the page didn't show; pushwright review approve \(path) --locale de-DE --replace overrides that",
        ])
      #expect(isPartial)
      #expect(try await states(folder) == ["rejected", "reviewed", "rejected"])
      // Rejected again, and the same file once more.
      try await mark(.reject(note: "no"), by: "Bo", in: folder, locales: ["fr-CA"], at: 120)
      _ = try await importing(file, in: folder, replaces: true)
      #expect(try await states(folder) == ["rejected", "rejected", "rejected"])
    }
  }

  @Test func `A reader's own later rejection stays, whatever their older page says`() async throws {
    try await inFolder { folder in
      let hash = try await reading(folder).rows[0].textsHash
      let file = answers(
        #"{"locale":"fr-CA","state":"reviewed","texts":"\#(hash)"}"#,
        reviewer: #"{"name":"Bo","email":"bo@example.com"}"#)
      try await mark(.reject(note: "no"), by: "Bo", in: folder, locales: ["fr-CA"], at: 90)
      #expect(try await importing(file, in: folder, replaces: true).isPartial)
      #expect(try await states(folder) == ["none", "rejected", "none"])
    }
  }

  @Test func `--replace names the locales whose rejections it overrides`() throws {
    #expect(throws: (any Error).self) { try ReviewApproveCommand.parse(["d.json", "--replace"]) }
    #expect(throws: Never.self) {
      try ReviewApproveCommand.parse(["d.json", "--replace", "--locale", "fr"])
    }
  }

  @Test func `Of a page that names no message only rejections are taken`() async throws {
    func file(_ hash: String) -> String {
      let list = ["en-US", "fr-CA", "de-DE"].map {
        #"{"locale":"\#($0)","state":"\#($0 == "fr-CA" ? "rejected" : "reviewed")","note":"no","texts":"\#(hash)"}"#
      }
      return answers(list.joined(separator: ","), payload: "null")
    }
    try await inFolder { folder in
      let text = file(try await reading(folder).rows[0].textsHash)
      let (report, isPartial) = try await importing(text, in: folder)
      #expect(
        report == [
          "fr-CA: rejected: no",
          "en-US, de-DE: not approved: the page names no message; make a new page, or add --changed-message",
        ])
      #expect(isPartial)
      #expect(try await states(folder) == ["none", "rejected", "none"])
      #expect(try await !importing(text, in: folder, changedMessage: true).isPartial)
      #expect(try await states(folder) == ["reviewed", "rejected", "reviewed"])
    }
    // Without a profile's project the page names the message alone.
    let settings = "[preview]\nlocales = [\"en-US\", \"fr-CA\", \"de-DE\"]"
    try await inFolder(["pushwright.toml": settings]) { folder in
      let draft = try await reading(folder)
      let file = try AnswerFile(
        reading: answers(
          #"{"locale":"en-US","state":"reviewed","texts":"\#(draft.rows[0].textsHash)"}"#,
          payload: #""\#(try #require(draft.payloadHashes.last))""#), from: "f")
      let run = MarkRun(replaces: false, isNamed: false, approvesBroken: true, now: 60)
      try AnswerImport(file, run: run).checkMessage(of: draft)
      try Data(#"{"message":{"topic":"other","notification":{"title":"T"}}}"#.utf8)
        .write(to: URL(filePath: draft.path))
      let changed = try await reading(folder)
      #expect(throws: CommandFailure.self) {
        try AnswerImport(file, run: run).checkMessage(of: changed)
      }
    }
  }

  @Test(arguments: [
    #"[{"email":"Bo <b@x>","at":"1970-01-01T00:01:00Z"}]"#, #"[{"email":"b@x"}]"#, #"{}"#,
    #"[{"email":"b@x","at":"yesterday"}]"#, #"[{"at":"1970-01-01T00:01:00Z","all":true}]"#,
  ])
  func `Overrides that can't be read make the file unreadable`(overrides: String) {
    let answer = #"{"locale":"de","state":"reviewed","texts":"1","overrides":\#(overrides)}"#
    #expect(throws: CommandFailure.self) { try AnswerFile(reading: answers(answer), from: "f") }
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"schema":"pushwright-answers","version":2}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"name":"Cy"},"answers":[]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":{}}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":[{"locale":"de"}]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":[{"locale":"de","texts":"1","state":"reviewed","device":"tv"}]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x\u001b"},"answers":[]}"#,
    #"{"schema":"pushwright-answers","version":1,"payload":7,"draft":"d","reviewer":{"email":"c@x"},"answers":[]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":[],"more":[]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":[{"locale":"de","texts":"1","state":"reviewed","but":"no"}]}"#,
  ])
  func `Answers that can't be read whole are refused whole, as their schema says`(text: String)
    throws
  {
    #expect(throws: CommandFailure.self) { try AnswerFile(reading: text, from: "f") }
    let schema = try SchemaChecker(SchemaDocument.text(.answers))
    // The form of an address is no matter of a schema.
    guard !text.isEmpty, !text.contains("u001b") else { return }
    #expect(try !schema.faults(in: text).isEmpty)
  }

  @Test(arguments: [
    #""payload":null,"draft":"d","reviewer":{"name":"","email":"c@x"},"answers":[]"#,
    #""draft":"d","reviewer":{"email":"c@x"},"answers":[{"locale":"de","texts":"1","state":"rejected","note":"no","device":"web"}]"#,
    #""payload":"h","draft":"d","reviewer":{"email":"c@x"},"answers":[{"locale":"de","texts":"1","state":"reviewed","note":null,"device":null}]"#,
  ])
  func `Answers that fit their schema are read`(members: String) throws {
    let text = "{\"schema\":\"pushwright-answers\",\"version\":1,\(members)}"
    #expect(try SchemaChecker(SchemaDocument.text(.answers)).faults(in: text) == [])
    #expect(throws: Never.self) { try AnswerFile(reading: text, from: "f") }
  }

  @Test func `Answers about another message are refused, and name both`() async throws {
    try await inFolder { folder in
      let draft = try await reading(folder)
      let present = try #require(draft.payloadHashes.first)
      let file = { (payload: String) in
        try AnswerFile(
          reading: self.answers("").replacing("\"h\"", with: payload), from: "f")
      }
      let run = MarkRun(replaces: false, isNamed: false, now: 0)
      try AnswerImport(try file("\"\(present)\""), run: run).checkMessage(of: draft)
      try AnswerImport(try file("\"other\""), takesChangedMessage: true, run: run)
        .checkMessage(of: draft)
      let failure = #expect(throws: CommandFailure.self) {
        try AnswerImport(try file("\"other\""), run: run).checkMessage(of: draft)
      }
      #expect(failure?.sentence.contains("about the message other,") == true)
      #expect(failure?.sentence.contains("is \(present) by now") == true)
    }
  }

  @Test func `A page of all devices that the message addresses can be approved`() async throws {
    try await inFolder(Self.strings) { folder in
      let hash = try await reading(folder).rows[0].textsHash
      let list = #"{"locale":"en-US","device":"android","state":"reviewed","texts":"\#(hash)"}"#
      // Without strings nothing is known, so that nothing can be approved.
      #expect(
        try await importing(answers(list), in: folder).report
          == ["en-US: its texts aren't known; not taken"])
      #expect(
        try await mark(.approve, by: "Ada", in: folder, locales: ["en-US"])
          == ["en-US: not reviewed: its texts aren't known"])
      #expect(try await states(folder) == ["none", "none", "none"])
    }
    let draft =
      #"{"message":{"topic":"a","android":{"notification":{"title":"T"}},"apns":{"payload":{"aps":{"alert":{"title":"T"}}}}}}"#
    try await inFolder(["drafts/d.json": draft]) { folder in
      let hash = try await reading(folder).rows[0].textsHash
      let list = ["android", "apple"].map {
        #"{"locale":"en-US","device":"\#($0)","state":"reviewed","texts":"\#(hash)"}"#
      }
      #expect(
        try await importing(answers(list[0]), in: folder).report
          == ["en-US: the page didn't show Apple; not taken"])
      #expect(
        try await importing(answers(list.joined(separator: ",")), in: folder).report
          == ["en-US: reviewed"])
    }
  }
}
