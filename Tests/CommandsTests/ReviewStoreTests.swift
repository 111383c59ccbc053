import Commands
import Drafts
import Foundation
import TestPacing
import Testing

@Suite(.takingTurns)
struct ReviewStoreTests {
  /// A mark is in the file, or its writer was told that it isn't: a rejection that is recorded must not be gone.
  @Test func `Whoever writes marks at the same time, none that is reported as written is lost`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "marks-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = folder.appending(path: "sale.json").path
    let path = ReviewFile.directory(beside: draft) + "/ada@example.com.jsonl"
    let written = await withTaskGroup(of: [String].self) { group in
      for writer in 0..<6 {
        group.addTask {
          (0..<20).compactMap { number in
            let known = try? String(contentsOfFile: path, encoding: .utf8)
            let line = "\(writer)-\(number)\n"
            let file = ReviewFile(name: "ada@example.com.jsonl", text: (known ?? "") + line)
            return (try? ReviewStore(draft: draft).save(file, replacing: known)) == nil ? nil : line
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!written.isEmpty)
    #expect(written.allSatisfy(lines.contains))
  }

  @Test(arguments: [
    (ReviewFile.mostFiles, 1, nil), (ReviewFile.mostFiles + 1, 1, "500 files"),
    (8, ReviewFile.mostBytes / 8, nil), (8, ReviewFile.mostBytes / 8 + 1, "8 MB of marks"),
  ])
  func `Files of marks that are too many or too large are a fault that names the directory`(
    count: Int, bytes: Int, excess: String?
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "marks-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = folder.appending(path: "sale.json").path
    let directory = ReviewFile.directory(beside: draft)
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    let line = Data(repeating: UInt8(ascii: "\n"), count: bytes)
    for number in 1...count {
      try line.write(to: URL(filePath: "\(directory)/\(number).jsonl"))
    }
    let faults = excess.map {
      "\(directory) has more than \($0): remove those that you don't need"
    }
    #expect(ReviewDirectory(beside: draft).faults == [faults].compactMap(\.self))
  }
}
