import Testing

@testable import Workspace

struct ProjectChangesTests {
  private static let text = """
    drafts = "drafts"

    [[apps]]
    name = "Shop"
    android = ["res"]

    [preview]
    locales = ["en-US", "fr-CA"]

    [lint]
    web-host = "shop.example.com"

    [[lint.suppress]]
    rule = "missing-text"
    reason = "known"

    [profiles.prod]
    project = "demo-prod"
    credentials = "key.json"

    [profiles.stage]
    project = "demo-stage"
    kind = "test"

    """

  private func changes(_ edit: (String) -> String) -> [String] {
    let (old, problems) = ProjectFile.reading(Self.text, path: ProjectFile.name)
    #expect(problems == [])
    return old.changes(in: ProjectFile.reading(edit(Self.text), path: ProjectFile.name).0)
  }

  @Test func `Comments and blank lines change nothing`() {
    #expect(changes { "# by mia\n\n" + $0 } == [])
  }

  @Test(arguments: [
    ("project = \"demo-prod\"", "project = \"demo-live\"", "profile prod: project demo-live"),
    ("kind = \"test\"", "kind = \"production\"", "profile stage: production, rules of sending"),
    (
      "\"demo-stage\"", "\"demo-prod\"",
      "profile stage: project demo-prod, the project of prod"
    ),
    ("\"key.json\"", "\"other.json\"", "profile prod: credentials"),
    (
      "\"demo-stage\"", "\"demo-stage\"\nendpoint = \"https://fcm.example.com\"",
      "profile stage: endpoint https://fcm.example.com"
    ),
    ("\"demo-stage\"", "\"demo-stage\"\nread-only = true", "profile stage: dry runs only"),
    (
      "\"demo-stage\"", "\"demo-stage\"\ntest-targets = { mia = \"aToken\" }",
      "profile stage: test devices"
    ),
    ("\"demo-stage\"", "\"demo-stage\"\njournal = \"sends.sqlite\"", "profile stage: journal"),
    ("\"demo-stage\"", "\"demo-stage\"\ncolor = \"red\"", "profile stage: colors"),
    ("[profiles.stage]", "[profiles.test]", "profile test added|profile stage removed"),
    ("[\"res\"]", "[\"app/res\"]", "app Shop"),
    ("name = \"Shop\"", "name = \"Store\"", "app Store added|app Shop removed"),
    ("\"fr-CA\"]", "\"de-DE\"]", "locales +de-DE −fr-CA"),
    ("[\"en-US\", \"fr-CA\"]", "[\"fr-CA\", \"en-US\"]", "order of the locales"),
    ("[preview]", "[preview]\nandroid-api = 33", "android-api 33"),
    ("[preview]", "[preview]\ndevices = [\"android\"]", "devices android"),
    ("\"known\"", "\"known since May\"", "lint settings"),
    ("drafts = \"drafts\"", "drafts = \"messages\"", "drafts in messages"),
  ])
  func `Each change is named`(old: String, new: String, words: String) {
    #expect(
      changes { $0.replacing(old, with: new) } == words.split(separator: "|").map(String.init))
  }
}
