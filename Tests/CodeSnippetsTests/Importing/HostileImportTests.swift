import CodeSnippets
import FuzzSupport
import PushMessages
import TestPacing
import Testing

@Suite(.takingTurns)
struct HostileImportTests {
  @Test func `No changed byte makes an import fail, and what cannot be read says why`() {
    var random = SplitMix(state: 11)
    for sample in samples {
      let bytes = Array(sample.utf8)
      for round in 0..<120 {
        var changed =
          round.isMultiple(of: 3) ? Array(bytes.prefix(bytes.count * round / 120)) : bytes
        for _ in 0..<3 where !changed.isEmpty {
          let place = Int.random(in: changed.indices, using: &random)
          let marks = Array("{}[]()'\"\\`$<,:;+*\n@-#/".utf8)
          changed[place] = marks.randomElement(using: &random) ?? 0
        }
        let text = String(decoding: changed, as: UTF8.self)
        let imported = MessageImport.reading(text, isUnifying: true)
        let hasError = imported.problems.contains { $0.severity == .error }
        #expect(imported.canBeRead != hasError, "\(text)")
        if imported.canBeRead {
          #expect(MessageDocument(text: imported.strictText).problems.isEmpty, "\(text)")
        }
      }
    }
  }

  @Test(arguments: Nonsense.allCases)
  func `Long nonsense is refused, however deep it goes`(nonsense: Nonsense) {
    let imported = MessageImport.reading(nonsense.text)
    #expect(!imported.canBeRead)
    #expect(imported.problems.contains { $0.severity == .error })
  }

  enum Nonsense: String, CaseIterable {
    case braces = "{"
    case commands = "curl "
    case openQuotes = "curl -d '{"
    case declarations = "const a = '"
    case lists = "{a:[1,"
    case substitutions = "${"
    case documents = "$(cat <<"
    case calls = "{m:f("
    case joinedLines = "^\n"
    case keys = "a:"

    var text: String {
      let start = self == .documents || self == .substitutions ? "curl -d " : ""
      return start + String(repeating: rawValue, count: 5000)
    }
  }
}

private let samples = [
  #"{"message": {"topic": "a", "android": {"ttl": "5s"}, "data": {"k": "v"}}}"#,
  #"curl -X POST -H "Authorization: Bearer x" -d '{"topic": "a", "data": {"k": "v"}}' https://x/y"#,
  "curl u -d @- <<'EOF'\n{\"to\": \"/topics/a\", \"time_to_live\": 5}\nEOF\n",
  "curl u -d \"{\\\"to\\\": \\\"$TO\\\", \\\"priority\\\": \\\"high\\\"}\" \\\n -H 'A: b'",
  #"{"to": "a", "notification": {"title_loc_key": "k", "title_loc_args": "[\"a\"]", "badge": "1"}}"#,
  "const t = 'a';\nsend({topic: t, android: {ttl: 60 * 1000}, apns: {payload: {aps: {threadId: `x`}}}});",
  "POST https://x/v1/projects/p/messages:send HTTP/1.1\nAuthorization: Bearer x\n\n{'message': {'fid': “a”,}}'",
]
