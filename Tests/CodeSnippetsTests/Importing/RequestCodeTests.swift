import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Requests that a program writes as JSON itself: the values of their variables are those of the place.
@Suite(.takingTurns)
struct RequestCodeTests {
  private static let body =
    #"{"message": {"topic": "n", "notification": {"title": title}}}"#

  @Test(arguments: [
    "const title = 'own';\nfor (const { title } of rows) post(BODY);",
    "const title = 'own';\nfunction f(title) { fetch(url, { body: JSON.stringify(BODY) }); }",
    "const title = 'own';\nfunction f({ title }) { fetch(url, { body: JSON.stringify(BODY) }); }",
    "const title = 'own';\nrows.map(title => fetch(url, { body: JSON.stringify(BODY) }));",
    "const title = 'own';\ntry { f(); } catch (title) { fetch(url, { body: JSON.stringify(BODY) }); }",
    "function g() { const title = 'own'; }\nfetch(url, { body: JSON.stringify(BODY) });",
    "const { title } = config;\nfunction g() { const title = 'own'; }\npost(BODY);",
    "let title = 'own';\nif (x) title = 'b';\npost(BODY);",
    "class A { title = 'own'; f() { return post(BODY); } }",
    "title = \"own\"\nfor i, title in enumerate(titles):\n    requests.post(URL, json=BODY)",
    "title = \"own\"\nbodies = [BODY for i, title in rows]\nrequests.post(URL, json=bodies[0])",
    "title = \"own\"\ndef f(title):\n    requests.post(URL, json=BODY)",
  ])
  func `A variable of another place gives a request no value`(code: String) {
    let read = MessageImport.reading(code.replacing("BODY", with: Self.body))
    #expect(read.document.string(at: "topic") == "n")
    #expect(read.document.string(at: "notification.title") == nil)
    #expect(read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [
    "const title = 'own';\nfetch(url, { body: JSON.stringify(BODY) });",
    "const title = 'own';\npost(BODY);\nfunction h(title) { log(title); }",
    "const title = 'own';\nfunction g() { const title = 'g'; }\npost(BODY);",
    "title = \"own\"\nrequests.post(URL, json=BODY)",
    "TITLE = \"own\"\ntitle = TITLE\nbody = BODY\nrequests.post(\"https://a.b\", json=body)",
  ])
  func `A variable of the same place gives a request its value`(code: String) {
    let read = MessageImport.reading(code.replacing("BODY", with: Self.body))
    #expect(read.document.string(at: "notification.title") == "own", "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: ["BODY | extra", "base | BODY", "merge(base, BODY)", "enrich(BODY)"])
  func `A dictionary that is joined with another one is named`(code: String) {
    let body = #"{"message": {"topic": "n", "notification": {"title": "T"}}}"#
    for program in ["requests.post(URL, json=CODE)", "body = CODE\nrequests.post(URL, json=body)"] {
      let read = MessageImport.reading(
        program.replacing("CODE", with: code).replacing("BODY", with: body))
      #expect(read.problems.contains { $0.loss != nil && $0.line == 1 }, "\(read.lines)")
    }
  }
}
