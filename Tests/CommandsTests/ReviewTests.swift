import ArgumentParser
import Drafts
import Foundation
import MessageLint
import PushMessages
import Resolver
import Testing
import Workspace

@testable import Commands

/// Marks without a screen: from files to files.
struct ReviewTests {
  private static let draft =
    #"{"message":{"topic":"news","notification":{"title":"T","body":"Hi"}}}"#

  /// A project that previews three locales, in a folder of its own.
  private func inFolder(
    _ files: [String: String] = [:], review: String = "",
    _ body: (_ folder: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pushwright-review-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = """
      \(review)
      [preview]
      locales = ["en-US", "fr-CA", "de-DE"]
      [profiles.prod]
      project = "p"
      """
    let all = files.merging(["pushwright.toml": project, "drafts/d.json": Self.draft]) { $1 }
    for (name, text) in all {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try await body(folder.path)
  }

  private func reading(_ folder: String) async throws -> ReviewedDraft {
    let words = ["\(folder)/drafts/d.json", "--project", folder, "--no-strings"]
    let marked = try MarkedLocales.parse(words)
    return try await marked.reading()
  }

  private static func reviewer(_ name: String) throws -> Reviewer {
    try #require(Reviewer(name: name, email: "\(name.lowercased())@example.com"))
  }

  /// Marks locales for a reviewer, writes them, and returns what is printed.
  @discardableResult
  private func mark(
    _ verdict: MarkRun.Verdict, by name: String, in folder: String, locales: [String] = [],
    replaces: Bool = false, at now: Int = 60
  ) async throws -> [String] {
    var draft = try await reading(folder)
    let reviewer = try Self.reviewer(name)
    var run = MarkRun(replaces: replaces, isNamed: !locales.isEmpty, now: now)
    for index in try draft.rows(named: locales) {
      run.mark(index, verdict, by: reviewer, in: &draft)
    }
    try draft.save(for: reviewer)
    return run.report
  }

  private func states(_ folder: String) async throws -> [String] {
    try await reading(folder).reviews.states.map { $0?.word ?? "none" }
  }

  private func text(_ name: String, in folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/drafts/\(name)", encoding: .utf8)
  }

  @Test func `Marks are written one file a reviewer, and read again`() async throws {
    try await inFolder { folder in
      try await mark(.approve, by: "Ada", in: folder)
      try await mark(.reject(note: "too long"), by: "Bo", in: folder, locales: ["fr-ca"])
      #expect(try await states(folder) == ["reviewed", "rejected", "reviewed"])
      let lines = try text("d.reviews/ada@example.com.jsonl", in: folder).split(separator: "\n")
      #expect(
        lines.map { $0.prefix(18) } == [
          #"{"locale":"de-DE","#, #"{"locale":"en-US","#, #"{"locale":"fr-CA","#,
        ])
      #expect(try text("d.reviews/bo@example.com.jsonl", in: folder).contains("too long"))
      let report = ReviewReport(try await reading(folder), rows: [0, 1, 2])
      #expect(
        report.text.contains(
          "✗ fr-CA  rejected by Bo <bo@example.com> on 1970-01-01T00:01:00Z: too long\n"))
      #expect(
        report.text.contains(
          "reviewed 2 of 3, 1 rejected (fr-CA by Bo: too long); by Ada <ada@example.com> (2 locales)"
        ))
    }
  }

  @Test func `A rejection is never replaced unasked, and is overridden on purpose`() async throws {
    try await inFolder { folder in
      try await mark(.reject(note: "no"), by: "Bo", in: folder, locales: ["fr-CA"])
      #expect(
        try await mark(.approve, by: "Bo", in: folder) == [
          "en-US: reviewed",
          "fr-CA: stays rejected: Bo <bo@example.com> (no); --replace approves it anyway",
          "de-DE: reviewed",
        ])
      #expect(
        try await mark(.approve, by: "Ada", in: folder, locales: ["fr-CA"]) == [
          "fr-CA: reviewed",
          "fr-CA: stays rejected: Bo <bo@example.com> (no); --replace overrides that",
        ])
      #expect(try await states(folder) == ["reviewed", "rejected", "reviewed"])
      try await mark(.approve, by: "Ada", in: folder, locales: ["fr-CA"], replaces: true)
      #expect(try await states(folder) == ["reviewed", "reviewed", "reviewed"])
      // The override is of that rejection alone.
      try await mark(.withdraw, by: "Bo", in: folder, locales: ["fr-CA"])
      try await mark(.reject(note: "again"), by: "Bo", in: folder, locales: ["fr-CA"], at: 90)
      #expect(try await states(folder) == ["reviewed", "rejected", "reviewed"])
      try await mark(.approve, by: "Bo", in: folder, locales: ["fr-CA"], at: 120)
      #expect(try await states(folder) == ["reviewed", "reviewed", "reviewed"])
    }
  }

  @Test func `An old mark stays in the notes until its locale is marked anew`() async throws {
    try await inFolder { folder in
      let hashes = try await reading(folder).rows.map(\.textsHash)
      let notes = """
        {"linked": ["title"], "reviews": [
          {"locale": "en-US", "texts": "\(hashes[0])", "state": "rejected", "at": "2026-11-21T20:00:00Z"},
          {"locale": "de-DE", "texts": "\(hashes[2])", "state": "reviewed", "at": "2026-11-21T20:00:00Z"}]}
        """
      try Data(notes.utf8).write(to: URL(filePath: "\(folder)/drafts/d.pushwright.json"))
      #expect(try await states(folder) == ["rejected", "none", "reviewed"])
      #expect(
        try await mark(.approve, by: "Ada", in: folder, locales: ["en-US"]) == [
          "en-US: stays rejected: someone; --replace approves it anyway"
        ])
      try await mark(.approve, by: "Ada", in: folder, locales: ["en-US"], replaces: true)
      #expect(try await states(folder) == ["reviewed", "none", "reviewed"])
      let left = try text("d.pushwright.json", in: folder)
      #expect(left.contains("linked") && left.contains("de-DE") && !left.contains("en-US"))
    }
  }

  @Test(arguments: [
    ("oops", "bad@x.jsonl:1: error: this line isn't a mark in JSON"),
    ("<<<<<<< HEAD", "bad@x.jsonl:1: error: a merge isn't finished here"),
  ])
  func `A line that isn't a mark ends a gate with its file and line`(line: String, words: String)
    async throws
  {
    try await inFolder(["drafts/d.reviews/bad@x.jsonl": line + "\n"]) { folder in
      await #expect(throws: CommandFailure.self) { try await reading(folder) }
      let input = LintInput("\(folder)/drafts/d.json")
      #expect(input.notesFailure?.status == .configuration)
      #expect(input.notesFailure?.sentence.contains("d.reviews has a mistake") == true)
      #expect(input.remarks.contains { $0.contains(words) })
    }
  }

  @Test func `Links out of the project, directories and pipes are no files of marks`() async throws
  {
    try await inFolder(["drafts/d.reviews/a@x.jsonl/file": "", ".git/HEAD": ""]) { folder in
      let directory = "\(folder)/drafts/d.reviews"
      try FileManager.default.createSymbolicLink(
        atPath: "\(directory)/b@x.jsonl", withDestinationPath: "/etc/passwd")
      #expect(unsafe mkfifo("\(directory)/c@x.jsonl", 0o600) == 0)
      try Data().write(to: URL(filePath: "\(directory)/README"))
      let read = ReviewDirectory(beside: "\(folder)/drafts/d.json")
      #expect(read.files.isEmpty && read.faults.count == 3)
      #expect(read.faults.contains { $0.contains("leads out of its repository") })
      #expect(read.remarks.count == 1)
    }
  }

  @Test func `What another program wrote meanwhile is never written over`() async throws {
    try await inFolder { folder in
      var draft = try await reading(folder)
      let ada = try Self.reviewer("Ada")
      var run = MarkRun(replaces: false, isNamed: false, now: 0)
      run.mark(0, .approve, by: ada, in: &draft)
      try await mark(.approve, by: "Ada", in: folder, locales: ["de-DE"])
      #expect(throws: CommandFailure.self) { try draft.save(for: ada) }
      #expect(try await states(folder) == ["none", "none", "reviewed"])
    }
  }

  private func answers(_ list: String, reviewer: String = #"{"name":"Cy","email":"cy@x"}"#)
    -> String
  {
    #"{"schema":"pushwright-answers","version":1,"payload":"h","draft":"drafts/d.json","reviewer":\#(reviewer),"answers":[\#(list)]}"#
  }

  private func importing(_ text: String, in folder: String) async throws -> (
    report: [String], isPartial: Bool
  ) {
    var draft = try await reading(folder)
    let file = try AnswerFile(reading: text, from: "f")
    var answering = AnswerImport(
      file, platforms: [.android, .apple],
      run: MarkRun(replaces: false, isNamed: false, now: 60))
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
        #"{"locale":"ja","state":"reviewed","texts":"\#(hash)"}"#,
      ]
      let (report, isPartial) = try await importing(
        answers(list.joined(separator: ",")), in: folder)
      #expect(
        report == [
          "en-US: reviewed", "fr-CA: rejected: Apple: cut off",
          "de-DE: not answered for Apple; not taken",
          "ja: isn't a locale of the preview; not taken",
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

  @Test(arguments: [
    "", "[]", "{}", #"{"schema":"pushwright-answers","version":2}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"name":"Cy"},"answers":[]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":{}}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":[{"locale":"de"}]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x"},"answers":[{"locale":"de","texts":"1","state":"reviewed","device":"tv"}]}"#,
    #"{"schema":"pushwright-answers","version":1,"draft":"d","reviewer":{"email":"c@x\u001b"},"answers":[]}"#,
  ])
  func `Answers that can't be read whole are refused whole`(text: String) {
    #expect(throws: CommandFailure.self) { try AnswerFile(reading: text, from: "f") }
  }

  @Test(
    arguments: [
      ("all", ["fr-CA", "de-DE"]), ("changed", []), ("33%", []), ("34%", ["fr-CA", "de-DE"]),
      (nil, ["fr-CA", "de-DE"]),
    ] as [(String?, [String])])
  func `lint demands reviews, and names the locales that lack one`(
    demand: String?, locales: [String]
  ) async throws {
    try await inFolder(review: "[review]\nrequired = \"50%\"") { folder in
      try await mark(.approve, by: "Ada", in: folder, locales: ["en-US"])
      let arguments = [
        "\(folder)/drafts/d.json", "--no-strings", "--project", folder, "--require-reviewed",
      ]
      let options = try LintOptions.parse(arguments + (demand.map { [$0] } ?? []))
      let report = try await LintRun(options, now: 0) { _ in [:] }.report()
      let found = report.drafts.flatMap(\.judgement.kept).filter { $0.rule == "missing-review" }
      #expect(found.flatMap(\.locales) == locales)
      #expect(report.exitStatus == (locales.isEmpty ? 0 : 1))
    }
  }
}
