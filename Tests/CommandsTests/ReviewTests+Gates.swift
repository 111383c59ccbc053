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

/// What `lint` demands of reviewers, and marks that count for nothing.
extension ReviewTests {
  func lint(
    _ more: [String], in folder: String
  ) async throws -> (findings: [Finding], report: LintReport) {
    let words = ["\(folder)/drafts/d.json", "--no-strings", "--project", folder]
    let options = try LintOptions.parse(words + more)
    let report = try await LintRun(options, now: 0) { _ in [:] }.report()
    let found = report.drafts.flatMap(\.judgement.kept).filter { $0.rule == "missing-review" }
    return (found, report)
  }

  @Test(
    arguments: [
      (["all"], ["fr-CA", "de-DE"]), (["changed"], []), (["33%"], []), (["33"], []),
      (["34%"], ["fr-CA", "de-DE"]), ([], ["fr-CA", "de-DE"]), (["none"], []),
    ])
  func `lint demands reviews, and names the locales that lack one`(
    demand: [String], locales: [String]
  ) async throws {
    try await inFolder(review: "[review]\nrequired = \"50%\"") { folder in
      try await mark(.approve, by: "Ada", in: folder, locales: ["en-US"])
      let (found, report) = try await lint(["--require-reviewed"] + demand, in: folder)
      #expect(found.flatMap(\.locales) == locales)
      #expect(report.exitStatus == (locales.isEmpty ? 0 : 1))
    }
  }

  @Test(arguments: ["0", "101%", "250"])
  func `A percentage that no one can demand is no draft's name`(word: String) {
    let error = #expect(throws: (any Error).self) {
      try LintOptions.parse(["d.json", "--require-reviewed", word])
    }
    #expect(
      error.map(LintOptions.message(for:))?.contains("‘\(word)’ isn't a demand for reviews") == true
    )
  }

  @Test(
    arguments: [
      ("[review]\nrequired = \"all\"", [], ["en-US", "fr-CA", "de-DE"]),
      ("[review]\nrequired = \"all\"", ["--require-reviewed", "none"], []), ("", [], []),
      (
        "[review]\nrequired = \"all\"\n[profiles.dev]\nproject = \"d\"\nrequire-review = \"none\"",
        ["--profile", "dev"], []
      ),
      (
        "[profiles.live]\nproject = \"d\"\nrequire-review = \"all\"", ["--profile", "live"],
        ["en-US", "fr-CA", "de-DE"]
      ),
    ] as [(String, [String], [String])])
  func `Plain lint keeps the rule of its project, or of the profile`(
    review: String, arguments: [String], locales: [String]
  ) async throws {
    try await inFolder(review: review) { folder in
      let found = try await lint(arguments, in: folder).findings
      #expect(found.flatMap(\.locales) == locales)
    }
  }

  @Test func `A missing review names each locale once, with who rejected it and why`()
    async throws
  {
    try await inFolder(review: "[review]\nrequired = \"all\"") { folder in
      try await mark(.reject(note: "too long"), by: "Bo", in: folder, locales: ["fr-CA"])
      try await mark(.reject(note: "cut\noff"), by: "Cy", in: folder, locales: ["fr-CA"])
      let text = try await lint([], in: folder).report.text(as: .text)
      #expect(text.contains("rejected by Bo, Cy, fr-CA: too long; cut off [missing-review]"))
      #expect(text.contains("not reviewed, en-US, de-DE [missing-review]"))
      for locale in ["en-US", "fr-CA", "de-DE"] {
        #expect(text.ranges(of: locale).count == 1, "\(text)")
      }
    }
  }

  @Test(arguments: [[], ["--all-locales"], ["--locale", "fr-CA"], ["--locale", "it"]])
  func `Whichever locales lint looks at, it demands the reviews that approve can give`(
    options: [String]
  ) async throws {
    let files = Self.strings.merging(
      ["res/values-it/strings.xml": "<resources><string name=\"a\">Ciao %1$s</string></resources>"]
    ) { $1 }
    try await inFolder(files, review: "[review]\nrequired = \"all\"") { folder in
      let words = [
        "\(folder)/drafts/d.json", "--project", folder, "--android", "\(folder)/res",
      ]
      func missing() async throws -> [[String]] {
        let report = try await LintRun(try LintOptions.parse(words + options), now: 0) { _ in [:] }
          .report()
        return report.drafts.flatMap(\.judgement.kept).filter { $0.rule == "missing-review" }
          .map { $0.locales + ["\($0.localeCount ?? 0)"] }
      }
      #expect(try await missing() == [["en-US", "fr-CA", "de-DE", "3"]])
      var draft = try await MarkedLocales.parse(words).reading()
      var run = MarkRun(replaces: false, isNamed: true, now: 60)
      for index in draft.rows.indices {
        run.mark(index, .approve, by: try Self.reviewer("Ada"), in: &draft)
      }
      try draft.save(for: try Self.reviewer("Ada"))
      #expect(try await missing() == [])
    }
  }

  private static let wrongCase =
    #"{"locale":"FR-ca","texts":"1","state":"reviewed","at":"2026-11-21T20:00:00Z","email":"bo@x"}"#

  @Test func `A mark that counts for no locale is said`() async throws {
    let other = Self.wrongCase.replacing("FR-ca", with: "ja")
    try await inFolder(
      ["drafts/d.reviews/bo@x.jsonl": "\(Self.wrongCase)\n\(other)\n"],
      review: "[review]\nrequired = \"all\""
    ) { folder in
      let draft = try await reading(folder)
      let words =
        "bo@x.jsonl: warning: the mark for ‘FR-ca’ doesn't count: write the locale as fr-CA"
      let strays = draft.notes.strays(beside: draft.path, among: draft.rows.map(\.locale))
      #expect(strays.count == 1 && strays.allSatisfy { $0.hasSuffix(words) })
      #expect(try await lint([], in: folder).report.remarks.contains { $0.hasSuffix(words) })
      #expect(
        ReviewReport(draft, rows: [0]).text.hasSuffix(
          "marks for locales that aren't in the preview: FR-ca, ja\n"))
    }
  }

  @Test func `Marks whose draft has another name by now are said, with the way back`() async throws
  {
    let files = [
      "drafts/promo.reviews/bo@x.jsonl": Self.wrongCase + "\n", "drafts/empty.reviews/a": "",
      "drafts/d.reviews/a@x.jsonl": "", "drafts/plain": Self.draft,
      "drafts/plain.reviews/bo@x.jsonl": Self.wrongCase + "\n",
    ]
    try await inFolder(files) { folder in
      let path = "\(folder)/drafts/d.json"
      let orphans = OrphanedReviews.beside(path)
      #expect(orphans.map(\.markCount) == [1])
      let sentence = "\(folder)/drafts/promo.reviews has 1 mark and no draft promo.json"
      #expect(orphans.map(\.sentence) == [sentence])
      // This draft has marks of its own.
      let own = "rename it as its draft is called now, or remove it"
      #expect(orphans.map { $0.remedy(for: path) } == [own])
      let remarks = try await lint([], in: folder).report.remarks
      #expect(remarks.filter { $0.contains("promo") } == ["warning: \(sentence); \(own)"])
      try FileManager.default.removeItem(atPath: "\(folder)/drafts/d.reviews")
      #expect(
        orphans.map { $0.remedy(for: path) } == [
          "if \(path) is that draft renamed, run mv \(folder)/drafts/promo.reviews \(folder)/drafts/d.reviews"
        ])
      let whole = try DraftFolder.reading("\(folder)/drafts")
      #expect(whole.remarks == ["warning: \(sentence); \(own)"])
    }
  }
}
