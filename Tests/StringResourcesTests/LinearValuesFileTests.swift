import StringResources
import TestPacing
import Testing

/// Values files for which work that grows with the square of their length would not end within the suite's time.
@Suite(.takingTurns)
struct LinearValuesFileTests {
  private static let count = 20_000

  private static func many(_ text: String) -> String { String(repeating: text, count: count) }

  private static func file(_ body: String) -> AndroidValuesFile {
    .reading(Array("<resources>\(body)</resources>".utf8))
  }

  @Test(arguments: [
    "<plurals name=\"a\"><item>b</item></plurals>", "<string name=\"a\" xml:lang=\"x\">b</string>",
  ])
  func `A fault in each of many resources is said for each`(resource: String) {
    let file = Self.file(Self.many(resource))
    #expect(file.problems.count { $0.severity == .error } >= Self.count)
    #expect(!file.resources.contains { $0.kind == .string })
  }

  @Test(arguments: [
    many("x\\\n"), many("<![CDATA[<x]]>&amp;\\\n"),
    "<a:g xmlns:a=\"urn:oasis:names:tc:xliff:document:1.2\"/>x"
      + many("<b:g xmlns:b=\"urn:oasis:names:tc:xliff:document:1.2\">x</b:g>"),
  ])
  func `A text of many pieces is one text`(body: String) {
    let file = Self.file("<string name=\"a\">\(body)</string>")
    #expect(file.resources.count == 1)
  }
}
