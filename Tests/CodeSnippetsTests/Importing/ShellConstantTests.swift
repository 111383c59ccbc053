import CodeSnippets
import PushMessages
import Testing

/// Variables of a script whose values are plain text in it are put into the message; all others are named.
struct ShellConstantTests {
  private static let send =
    "curl -d \"{\\\"message\\\": {\\\"topic\\\": \\\"$T\\\"}}\" https://fcm.googleapis.com/v1/projects/$P/messages:send"

  @Test(
    arguments: [
      ("T=news\nSEND", "news"), ("T='news'\nSEND", "news"),
      ("export T=\"news\" # topic\nSEND", "news"),
      ("readonly T=news; echo\nSEND", "news"), ("  T=news\n  SEND", "news"),
      ("A=new\nT=\"${A}s\"\nSEND", "news"), ("if x; then\n  y\nfi\nT=news\nSEND", "news"),
      ("T=news\nLANG=C curl -X GET x\nif SEND; then x; fi", "news"),
      ("T=$1\nSEND", nil), ("T=$(cat topic)\nSEND", nil), ("T=a\nT=b\nSEND", nil),
      ("SEND\nT=news", nil), ("if x; then\nT=news\nfi\nSEND", nil), ("T=news x\nSEND", nil),
      ("T=news\nread T\nSEND", nil), ("T=news\nfor T in a b; do x; done\nSEND", nil),
      ("T=news\nsource ./env.sh\nSEND", nil), ("T=news\n. ./env.sh\nSEND", nil),
      ("T=news\n. \"$(dirname \"$0\")/env\"\nSEND", nil), ("T=news\neval \"$X\"\nSEND", nil),
      ("T=news\n[ -f .env ] && source .env\nSEND", nil),
      ("T=news\nif [ -f .env ]; then . .env; fi\nSEND", nil),
      ("T=news\nset -a; . .env; set +a\nSEND", nil),
      ("T=news\nexport $(grep -v '#' .env | xargs)\nSEND", nil),
      ("T=news\ndeclare \"$NAME=b\"\nSEND", nil), ("T=news; source .env\nSEND", nil),
      ("T=news\ntest -f x || . x\nSEND", nil), ("T=news\nbuiltin source x\nSEND", nil),
      ("source .env\nT=news\nSEND", "news"), ("T=news\nSEND\nsource .env", "news"),
      ("T=news\necho source of . eval\nSEND", "news"), ("T=news\nls .\nSEND", "news"),
      ("T=news\nT+=x\nSEND", nil), ("T=news\nx && T=b\nSEND", nil), ("T='news\nSEND", nil),
    ] as [(String, String?)])
  func `A variable is put in if its value is sure`(script: String, topic: String?) {
    let imported = MessageImport.reading(script.replacing("SEND", with: Self.send))
    guard imported.canBeRead else { return #expect(topic == nil) }
    #expect(imported.document.string(at: "topic") == topic ?? "$T")
    let losses = imported.problems.compactMap(\.loss?.code)
    #expect(losses == (topic == nil ? ["$T"] : []))
  }

  @Test func `A here-document and the address get their values, too`() {
    let imported = MessageImport.reading(
      """
      P=my-project
      T="Hello"
      curl -d @- https://fcm.googleapis.com/v1/projects/${P}/messages:send <<EOF
      {"message": {"topic": "a", "notification": {"title": "$T", "body": "$B"}}}
      EOF
      """)
    #expect(imported.recognition.project == "my-project")
    #expect(imported.document.string(at: "notification.title") == "Hello")
    #expect(imported.problems.compactMap(\.loss?.code) == ["$B"])
  }

  @Test(arguments: [
    "LANG=C SEND", "sudo SEND", "if SEND; then", "  do SEND", "! SEND",
  ])
  func `A command behind other words is one`(line: String) {
    let send = "curl -d '{\"message\": {\"topic\": \"a\"}}' u"
    let imported = MessageImport.reading(line.replacing("SEND", with: send))
    #expect(imported.recognition.wrapping == .curl)
    #expect(imported.compact == #"{"topic":"a"}"#)
  }

  @Test func `Ten thousand variables are read in time that grows with them`() {
    let script = (0..<10_000).map { "A\($0)=\"$A\($0 - 1) x\"\n" }.joined()
    let imported = MessageImport.reading("T=a\n" + script + Self.send)
    #expect(imported.document.string(at: "topic") == "a")
  }
}
