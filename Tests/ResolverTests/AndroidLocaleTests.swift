import Resolver
import StringResources
import Testing

struct AndroidLocaleTests {
  @Test func `Every device finds the directory that Android 14 finds`() throws {
    let rows = try VectorFile.rows("android-locale-vectors.tsv")
    #expect(rows.count == 3_827)
    var checked = 0
    var differing: [String] = []
    for row in rows where !row[2].hasPrefix("ERROR") {
      checked += 1
      let directory = Self.chosen(directories: row[0], locales: row[1])
      if directory != row[2] { differing.append("\(row[0]) | \(row[1]): \(directory) ≠ \(row[2])") }
    }
    #expect(checked > 3_500)
    #expect(
      differing.isEmpty, "\(differing.count) rows: \(differing.prefix(20).joined(separator: "\n"))")
  }

  private static func chosen(directories: String, locales: String) -> String {
    var table = AndroidStringTable()
    for directory in directories.split(separator: " ").map(String.init) {
      table.add(
        [.init(name: "key", kind: .string, value: .text("text"), line: 1)],
        configuration: DirectoryName.configuration(directory), directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let device = Device(.android, locales: locales.split(separator: ",").map(String.init))
    let resolution = resolver.resolve(TextRequest(key: "key"), on: device)
    if resolution.reason?.hasSuffix("has no text in values/, so the build removes it") == true {
      return "NOT_FOUND"
    }
    return resolution.source?.localization ?? "NONE"
  }
}
