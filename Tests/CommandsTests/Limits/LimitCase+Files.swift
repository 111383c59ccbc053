import Drafts
import PushMessages
import TOMLPlaces
import Workspace

@testable import RecipientLists

extension LimitCase {
  static let files = [
    LimitCase(.files, "Tables and lists of a TOML file in one another", NestingLimit.depth) {
      depth in
      let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return ProjectFile.reading("x = \(lists)\n", path: "pushwright.toml").1.map { "\($0)" }
    },
    LimitCase(.files, "Marks of one reviewer", ReviewFile.mostMarks) { count in
      let marks = (1...count).map { number in
        #"{"locale":"de-x-a\#(number)","texts":"1","state":"reviewed","at":"2026-11-21T20:00:00Z","name":"Ada","email":"ada@example.com"}"#
          + "\n"
      }
      let file = ReviewFile(name: "ada@example.com.jsonl", text: marks.joined())
      return file.reading().problems.map(\.sentence)
    },
    LimitCase(.files, "Bytes of one recipient's line", RecordReader.longestRecord) { count in
      let line = String(repeating: "x", count: count - 2) + ",y"
      var reader = ListReader()
      let entries = try reader.take(Array("token,name\n\(line)\n".utf8)) + reader.finish()
      return entries.compactMap { entry in
        guard case .malformed(let sentence) = entry.content else { return nil }
        return sentence
      }
    },
  ]
}
