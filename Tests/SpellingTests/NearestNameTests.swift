import Spelling
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("locale", "locales"), ("loclaes", "locales"), ("Locales", "locales"),
    ("read_only", "read-only"), ("endpiont", "endpoint"), ("color", "colour"),
    ("andriod", "android"),
  ])
  func `A mistyped name suggests the one that was meant`(name: String, meant: String) {
    let known = ["locales", "devices", "read-only", "endpoint", "colour", "android"]
    #expect(NearestName.suggestion(for: name, among: known) == meant)
  }

  @Test(arguments: ["", "xyz", "language", "e", String(repeating: "locales", count: 1000)])
  func `A name that resembles nothing suggests nothing`(name: String) {
    #expect(NearestName.suggestion(for: name, among: ["locales", "devices"]) == nil)
  }

  @Test func `Of two names that are equally near the first one is suggested`() {
    #expect(NearestName.suggestion(for: "tast", among: ["test", "last", "tasks"]) == "test")
  }

  @Test func `A swap of two neighbours is one edit`() {
    #expect(NearestName.suggestion(for: "abdc", among: ["abcd"]) == "abcd")
    #expect(NearestName.suggestion(for: "badc", among: ["abcd"]) == nil)
  }
}
