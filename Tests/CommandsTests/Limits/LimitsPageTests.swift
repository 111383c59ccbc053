import LocalFiles
import Synchronization
import TestSupport
import Testing

/// The page of limits is made of the constants in the code and of what is said past them.
struct LimitsPageTests {
  @Test(arguments: LimitCase.all)
  func `What is exactly the limit is read, and one more is said`(limit: LimitCase) async throws {
    #expect(try await !Self.sentence(of: limit).isEmpty)
  }

  /// What is said past a limit; it takes files of many megabytes, and two tests ask.
  private static func sentence(of limit: LimitCase) async throws -> String {
    let task = known.withLock { known in
      let task = known[limit.what] ?? Task { try await limit.sentence() }
      known[limit.what] = task
      return task
    }
    return try await task.value
  }

  private static let known = Mutex<[String: Task<String, any Error>]>([:])

  @Test func `The page of limits is what the code does`() async throws {
    var page = Self.head + Self.files
    for section in LimitCase.Section.allCases {
      var rows: [[String]] = []
      for limit in LimitCase.all where limit.section == section {
        rows.append([limit.what, limit.shown, "`\(try await Self.sentence(of: limit))`"])
      }
      page += "\n### \(section.rawValue)\n\n"
      page += markdownTable(["what", "limit", "what Pushwright says of one more"], rows)
    }
    page += "\n### Folders, links, servers and input\n\n"
    page += markdownTable(
      ["what", "limit", "what Pushwright says past it", "test"],
      StatedLimit.all.map { limit in
        let sentence = limit.sentence.replacing("{}", with: "…")
        return [
          limit.what, limit.limit, sentence.isEmpty ? "nothing is lost" : "`\(sentence)`",
          "`\(limit.test)`",
        ]
      })
    try expectPage(page, at: "Sources/pushwright/pushwright.docc/Limits.md")
  }

  private static let head = """
    # Limits

    How much Pushwright reads, and what it says of more.

    ## Overview

    Anyone can commit a file of gigabytes, a million folders or a list inside of a hundred thousand others. Everything that others write
    has a limit, so that reading it ends, within seconds and within the memory of a small machine. Each limit is far above what an app or
    a message needs; past it Pushwright says so, and takes nothing for known that it hasn't read. The tables come from the program: a test
    reads as much as the limit allows, and one more. <doc:PromisesAndThreats> says what else an untrusted project can't do.

    ### Files

    A larger file isn't read at all. A pipe, a device and a directory aren't read where a file belongs, whatever their size.


    """

  private static var files: String {
    let rows = FilePurpose.all.map { purpose in
      let failure = FileFailure("FILE", .reading, .tooLarge(purpose))
      return [purpose.name, purpose.limitText, "`\(failure.sentence)`"]
    }
    return markdownTable(["file", "limit", "what Pushwright says of a larger one"], rows)
  }
}
