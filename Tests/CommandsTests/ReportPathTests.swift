import Testing

@testable import Commands

struct ReportPathTests {
  @Test(arguments: [
    ("/app/res/values/strings.xml", "res/values/strings.xml"), ("/apple/a", "/apple/a"),
    ("./a.json", "a.json"), ("././/a.json", "a.json"), ("a/./b", "a/./b"), ("-", "-"),
    ("/other/a", "/other/a"),
  ])
  func `A path in the working directory is relative to it`(path: String, expected: String) {
    #expect(ReportPath.relative(path, to: "/app") == expected)
    #expect(ReportPath.relative(path, to: "/app/") == expected)
  }

  @Test(arguments: [
    ("/app/p.toml", "/app", "p.toml"), ("/app/p.toml", "/app/sub", "../p.toml"),
    ("/app/p.toml", "/app/a/b", "../../p.toml"), ("/app/p.toml", "/application", "/app/p.toml"),
    ("/app/p.toml", "/other", "/app/p.toml"), ("p.toml", "/app", "p.toml"),
  ])
  func `A project around the working directory is named as from there`(
    path: String, here: String, expected: String
  ) {
    let directory = path.hasPrefix("/") ? "/app" : ""
    #expect(ReportPath.fromHere(path, below: directory, here: here) == expected)
  }

  @Test func `In the root directory every path is relative`() {
    #expect(ReportPath.relative("/a/b", to: "/") == "a/b")
  }

  @Test(arguments: [
    ("a/b.json", "a/b.json"), ("/a/b", "file:///a/b"), ("a b", "a%20b"), ("ü", "%C3%BC"),
    ("c:d", "c%3Ad"), ("100%", "100%25"), ("a#b?c", "a%23b%3Fc"), ("\u{1}", "%01"),
  ])
  func `A path is a reference that everybody can read`(path: String, uri: String) {
    #expect(ReportPath.uri(path) == uri)
  }
}
