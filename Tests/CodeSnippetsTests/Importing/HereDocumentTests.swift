import CodeSnippets
import PushMessages
import Testing

/// What a shell fills in before curl gets it is named, wherever the data comes from.
struct HereDocumentTests {
  private static let json = #"{"topic":"$T","notification":{"title":"${A} $(date) `id` $5"}}"#
  private static let named = ["$T", "${A}", "$(date)", "`id`", "$5"]

  @Test(
    arguments: [
      "curl u -d @- <<EOF\n\(json)\nEOF\n", "curl u -d @- <<-EOF\n\t\(json)\n\tEOF\n",
      "curl u -d \"$(cat <<EOF\n\(json)\nEOF\n)\"",
      "curl u -d @- <<< \"\(json.replacing("\"", with: "\\\""))\"",
      "curl u -d \"\(json.replacing("\"", with: "\\\""))\"",
    ])
  func `Every value that a shell fills in is named`(text: String) {
    let imported = MessageImport.reading(text)
    #expect(imported.document.canonicalMessage == Self.json)
    let sentences = imported.problems.filter { $0.severity == .warning }.map(\.sentence)
    #expect(
      sentences
        == Self.named.map { "‘\($0)’ is for the shell to fill in, and stays in the message" })
  }

  @Test(
    arguments: [
      "curl u -d @- <<'EOF'\n\(json)\nEOF\n", "curl u -d @- <<\"EOF\"\n\(json)\nEOF\n",
      "curl u -d @- <<\\EOF\n\(json)\nEOF\n", "curl u -d @- <<-'EOF'\n\t\(json)\n\tEOF\n",
      "curl u -d \"$(cat <<'EOF'\n\(json)\nEOF\n)\"", "curl u -d @- <<< '\(json)'",
      "curl u -d '\(json)'",
    ])
  func `In quotes nothing is filled in`(text: String) {
    let imported = MessageImport.reading(text)
    #expect(imported.document.canonicalMessage == Self.json)
    #expect(imported.problems.allSatisfy { $0.severity == .repair })
  }

  @Test func `A mark behind a backslash is a letter`() {
    let imported = MessageImport.reading(
      "curl u -d @- <<EOF\n{\"topic\":\"a\\$T\\`b\\`\",\"data\":{\"x\":\"q\\\"\"}}\nEOF\n")
    #expect(imported.document.string(at: "topic") == "a$T`b`")
    #expect(imported.document.string(at: "data.x") == "q\"")
    #expect(imported.problems.allSatisfy { $0.severity == .repair })
  }
}
