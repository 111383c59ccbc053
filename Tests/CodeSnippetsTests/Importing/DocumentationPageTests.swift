import CodeSnippets
import Foundation
import PushMessages
import Testing

/// Every example of the FCM documentation's own pages; without the pages there is nothing to test.
struct DocumentationPageTests {
  @Test(.enabled(if: !DocumentationPages.texts.isEmpty))
  func `Every example of the documentation opens, and stays itself when it is saved`() {
    var count = 0
    for page in DocumentationPages.texts {
      for example in DocumentationPages.examples(in: page) {
        count += 1
        let imported = MessageImport.reading(example)
        #expect(imported.canBeRead, "\(imported.lines) \(example)")
        let saved = MessageImport.reading(imported.strictText)
        #expect(saved.problems.isEmpty, "\(saved.lines) \(example)")
        #expect(saved.compact == imported.compact)
      }
    }
    #expect(count >= 20)
  }

  /// With `RECORD_SNIPPETS` set the list is written anew, and the test fails.
  @Test(.enabled(if: !DocumentationPages.texts.isEmpty))
  func `Every message of every page is found, with what is repaired in it`() throws {
    let report = DocumentationPages.texts.enumerated().map { index, page in
      "=== page \(index + 1)\n" + SampleFile.findings(in: page)
    }.joined(separator: "\n")
    guard report != SampleFile.text("pages.golden.txt") else { return }
    if ProcessInfo.processInfo.environment["RECORD_SNIPPETS"] != nil {
      try SampleFile.record(report, as: "pages.golden.txt")
    }
    Issue.record("The pages are read in another way; RECORD_SNIPPETS=1 writes it anew.")
  }
}
