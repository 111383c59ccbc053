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

/// Marks without a screen: from files to files.
struct ReviewTests {
  static let draft =
    #"{"message":{"topic":"news","notification":{"title":"T","body":"Hi"}}}"#

  /// A project that previews three locales, in a folder of its own.
  func inFolder(
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
    let all = files.merging(["pushwright.toml": project, "drafts/d.json": Self.draft]) { own, _ in
      own
    }
    for (name, text) in all {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try await body(folder.path)
  }

  func reading(_ folder: String) async throws -> ReviewedDraft {
    let words = ["\(folder)/drafts/d.json", "--project", folder, "--no-strings"]
    let marked = try MarkedLocales.parse(words)
    return try await marked.reading()
  }

  static func reviewer(_ name: String) throws -> Reviewer {
    try #require(Reviewer(name: name, email: "\(name.lowercased())@example.com"))
  }

  /// Marks locales for a reviewer, writes them, and returns what is printed.
  @discardableResult
  func mark(
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

  func states(_ folder: String) async throws -> [String] {
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
          "fr-CA: stays rejected by Bo <bo@example.com> on 1970-01-01T00:01:00Z (no); --locale fr-CA --replace overrides that",
          "de-DE: reviewed",
        ])
      #expect(
        try await mark(.approve, by: "Ada", in: folder, locales: ["fr-CA"]) == [
          "fr-CA: reviewed, but stays rejected by Bo <bo@example.com> on 1970-01-01T00:01:00Z (no); --replace overrides that"
        ])
      #expect(try await states(folder) == ["reviewed", "rejected", "reviewed"])
      #expect(
        try await mark(.approve, by: "Ada", in: folder, locales: ["fr-CA"], replaces: true) == [
          "fr-CA: reviewed, overriding Bo <bo@example.com> on 1970-01-01T00:01:00Z (no)"
        ])
      #expect(try await states(folder) == ["reviewed", "reviewed", "reviewed"])
      // The override is of that rejection alone.
      try await mark(.reject(note: "no"), by: "Bo", in: folder, locales: ["fr-CA"], at: 70)
      #expect(try await states(folder) == ["reviewed", "rejected", "reviewed"], "the same, anew")
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
          "en-US: stays rejected by someone on 2026-11-21T20:00:00Z; --replace overrides that"
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
      for hidden in [".d@x.jsonl", ".DS_Store", ".a@x.jsonl.1x7k2m9"] {
        try Data().write(to: URL(filePath: "\(directory)/\(hidden)"))
      }
      let read = ReviewDirectory(beside: "\(folder)/drafts/d.json")
      #expect(read.files.isEmpty && read.faults.count == 3)
      #expect(read.faults.contains { $0.contains("leads out of its repository") })
      #expect(
        read.remarks.map { $0.dropFirst(directory.count + 1) } == [
          ".d@x.jsonl: warning: not read: its name begins with a dot; rename or remove it",
          "README: warning: not read: files of marks end in .jsonl",
        ])
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

  @Test func `An output takes the place of nothing that is the project's`() async throws {
    let project = """
      [[apps]]
      name = "A"
      android = ["app/strings"]
      [profiles.live]
      project = "p"
      credentials = "keys/account.json"
      """
    let files = [
      "app/strings/notes.txt": "", "keys/account.json": "{}", "drafts/sale.txt": Self.draft,
      "drafts/broken": "", "drafts/broken.pushwright.json": "{}",
      "old.html": "<pre>\(Self.draft)</pre>",
      "drafts/d.reviews/a@x.jsonl": "", "ios/en.lproj/InfoPlist.strings": "", "list.txt": "a",
    ]
    try await inFolder(files, review: project) { folder in
      let own = ProjectFiles(try ProjectOptions.parse(["--project", folder]))
      let others = ["old.html", "list.txt", "new.html"]
      for path in files.keys.map({ $0 }) + ["pushwright.toml", "drafts/d.json", "new.html"] {
        #expect(own.own("\(folder)/\(path)") == !others.contains(path), "\(path)")
      }
      let failure = #expect(throws: CommandFailure.self) {
        try NewFile(path: "\(folder)/drafts/sale.txt", mayReplace: true, own: own).check()
      }
      #expect(failure?.sentence.contains("belongs to the project") == true)
      // A draft may take the place of a draft.
      let drafts = ProjectFiles(
        try ProjectOptions.parse(["--project", folder]), sparesDrafts: false)
      #expect(!drafts.own("\(folder)/drafts/sale.txt"))
    }
  }

  /// Strings of which one translation crashes Android, one is missing, and one reads as the source text.
  static let strings = [
    "res/values/strings.xml": "<resources><string name=\"a\">Hello %1$s</string></resources>",
    "res/values-fr/strings.xml": "<resources><string name=\"a\">Salut %1$d</string></resources>",
    "drafts/d.json":
      #"{"message":{"topic":"news","android":{"notification":{"title_loc_key":"a","title_loc_args":["Al"]}}}}"#,
  ]

  @Test func `An approval says what it approves, and of what crashes it wants the name`()
    async throws
  {
    try await inFolder(Self.strings) { folder in
      func approve(_ locales: [String]) async throws -> [String] {
        let words = [
          "\(folder)/drafts/d.json", "--project", folder, "--android", "\(folder)/res",
        ]
        var draft = try await MarkedLocales.parse(words).reading()
        var run = MarkRun(replaces: false, isNamed: !locales.isEmpty, now: 60)
        for index in try draft.rows(named: locales) {
          run.mark(index, .approve, by: try Self.reviewer("Ada"), in: &draft)
        }
        try draft.save(for: try Self.reviewer("Ada"))
        #expect(run.isPartial == locales.isEmpty)
        return run.report
      }
      let all = try await approve([])
      #expect(
        all == [
          "en-US: reviewed",
          "fr-CA: not reviewed: crashes the app on Android; --locale fr-CA approves it anyway",
          "de-DE: reviewed, although it shows another language (values) on Android",
        ])
      #expect(
        try await approve(["fr-CA"]) == [
          "fr-CA: reviewed, although it crashes the app on Android"
        ])
    }
  }

  @Test(arguments: [
    ("de", "did you mean de-DE?"), ("DE-at", "did you mean de-DE?"),
    ("frCA", "did you mean fr-CA?"), ("ja", "use one of en-US, fr-CA, de-DE"),
  ])
  func `A locale that isn't previewed is answered with the one that may be meant`(
    name: String, remedy: String
  ) async throws {
    try await inFolder { folder in
      let draft = try await reading(folder)
      let failure = #expect(throws: CommandFailure.self) { try draft.rows(named: [name]) }
      #expect(failure?.sentence.hasSuffix("isn't a locale of the preview: \(remedy)") == true)
    }
  }

  @Test func `An override says whose rejection it was of, and why, until it is withdrawn`()
    async throws
  {
    try await inFolder { folder in
      try await mark(.reject(note: "too long"), by: "Bo", in: folder, locales: ["fr-CA"])
      try await mark(.approve, by: "Ada", in: folder, replaces: true, at: 90)
      let text = ReviewReport(try await reading(folder), rows: [0, 1, 2]).text
      #expect(
        text.contains(
          "1 rejection overridden (fr-CA: Ada overrode Bo: too long); by Ada <ada@example.com>"))
      #expect(
        text.contains(
          "; Ada <ada@example.com> overrode Bo <bo@example.com> on 1970-01-01T00:01:00Z: too long\n"
        ))
      try await mark(.withdraw, by: "Bo", in: folder, locales: ["fr-CA"])
      #expect(!ReviewReport(try await reading(folder), rows: [1]).text.contains("overrode"))
    }
  }
}
