import SettingShapes
import Testing

@testable import Workspace

/// The tables of keys, from which schemas are made, against the readers of the files.
struct SettingTableTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var settings: [Setting]
    var read: @Sendable (String) -> [WorkspaceProblem]
  }

  static let kinds = [
    Kind(testDescription: "project", settings: ProjectSettings.all) {
      ProjectFile.reading($0, path: "p").1
    },
    Kind(testDescription: "user", settings: UserSettings.all) {
      UserConfiguration.reading($0, path: "u").1
    },
  ]

  /// Each variant takes another of the shapes that a key may have.
  @Test(arguments: kinds, [0, 1])
  func `A key of the table is known to the reader, with every shape that the table names`(
    kind: Kind, variant: Int
  ) {
    let problems = kind.read(SampleFile.text(kind.settings, variant: variant))
    let wrong = problems.map(\.sentence).filter { sentence in
      [
        "unknown key", "must be", "isn't a value of", "not valid TOML", "isn't an",
        "isn't a duration",
      ]
      .contains { sentence.contains($0) }
    }
    #expect(wrong == [])
  }

  @Test(arguments: kinds)
  func `A key that the reader knows is in the table`(kind: Kind) {
    // The reader names all keys of a table to which a key is strange.
    let sentences = [0, 1].flatMap { variant in
      kind.read(SampleFile.text(kind.settings, variant: variant, withStrangers: true))
        .map(\.sentence)
    }
    let read = sentences.compactMap { sentence -> Set<Substring>? in
      sentence.wholeMatch(of: /unknown key ‘zzqxjw’: use one of (.*)/).map {
        Set($0.output.1.split(separator: ", "))
      }
    }
    let written = SampleFile.tables(kind.settings).map { Set($0.map { $0.key[...] }) }
    #expect(Set(read) == Set(written))
    #expect(written.count > (kind.testDescription == "user" ? 2 : 8))
  }

  @Test(arguments: [
    ("drafts = \"drafts\"", ""),
    (
      "[[apps]]\nname = \"a\"\nandroid = \"r\"\nbuild = \"gradle\"",
      "[[apps]]\nname = \"a\"\nandroid = \"r\""
    ),
    ("[preview]\ndevices = [\"android\", \"apple\", \"web\"]\nandroid-api = 34", ""),
    ("[review]\nrequired = \"none\"", ""),
    (
      """
      [profiles.p]
      project = "p"
      endpoint = "https://fcm.googleapis.com"
      kind = "production"
      read-only = false
      dry-run-max-age = "1h"
      """, "[profiles.p]\nproject = \"p\""
    ),
  ])
  func `A default is what counts without the key`(written: String, without: String) {
    let first = ProjectFile.reading(written, path: "p")
    #expect(first.1 == [])
    #expect(first.0 == ProjectFile.reading(without, path: "p").0)
    for line in written.split(separator: "\n") where line.contains(" = ") {
      let parts = line.split(separator: " = ", maxSplits: 1)
      let standard = SampleFile.all(ProjectSettings.all).first {
        $0.key == parts[0] && $0.standard != nil
      }?
      .standard
      if let standard { #expect(standard == parts[1]) }
    }
  }

  @Test func `The user's defaults count without a file`() {
    let text = UserSettings.all.compactMap { setting in
      setting.standard.map { "\(setting.key) = \($0)\n" }
    }.joined()
    #expect(UserConfiguration.reading(text, path: "u").0 == UserConfiguration())
    #expect(!text.isEmpty)
  }
}
