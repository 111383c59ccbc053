import CodeSnippets
import Foundation
import TestPacing
import Testing

@Suite(.takingTurns)
struct SampleTests {
  /// With `RECORD_SNIPPETS` set what reading makes of the samples is written anew, and the test fails.
  @Test(arguments: SampleFile.all)
  func `Code as people write it is read as it was the last time`(file: SampleFile) throws {
    #expect(file.samples.count >= 20)
    let report = file.report()
    guard report != file.golden else { return }
    if ProcessInfo.processInfo.environment["RECORD_SNIPPETS"] != nil { try file.record(report) }
    let known = Set(file.golden.split(separator: "\n"))
    let new = report.split(separator: "\n").filter { !known.contains($0) }.prefix(5)
    Issue.record(
      """
      \(file.language.name) is read in another way; RECORD_SNIPPETS=1 writes it anew.
      \(new.joined(separator: "\n"))
      """)
  }

  @Test(arguments: ["page.md", "page.html"])
  func `A page with several messages lists them, and each can be read`(name: String) throws {
    let report = SampleFile.report(on: SampleFile.text(name))
    let golden = name + ".golden.txt"
    guard report != SampleFile.text(golden) else { return }
    if ProcessInfo.processInfo.environment["RECORD_SNIPPETS"] != nil {
      try SampleFile.record(report, as: golden)
    }
    Issue.record("\(name) is read in another way; RECORD_SNIPPETS=1 writes it anew.\n\(report)")
  }
}
