import Foundation
import StringResources
import TestPacing
import Testing
import VectorSupport

@Suite(.takingTurns, .enabled(if: Corpus.isPresent, "the string files of real apps are not here"))
struct CorpusTests {
  @Test func `Every values file of the apps is read without an error`() throws {
    let files = Corpus.files(withExtension: "xml")
    #expect(files.count > 100)
    var strings = 0
    var differences: [String] = []
    for url in files {
      let file = AndroidValuesFile.reading([UInt8](try Data(contentsOf: url)))
      strings += file.resources.count { $0.kind == .string }
      differences += file.problems.filter { $0.severity == .error }
        .map { "\(url.path):\($0.line): \($0.sentence)" }
      let directory = url.deletingLastPathComponent().lastPathComponent
      if let problem = AndroidConfiguration.problem(inDirectoryName: directory) {
        differences.append("\(directory): \(problem)")
      }
    }
    expectNoDifferences(differences)
    #expect(strings > 125_000)
  }

  @Test func `Every strings file of the apps is read without a problem`() throws {
    let files = Corpus.files(withExtension: "strings")
    #expect(files.count > 130)
    var entries = 0
    var differences: [String] = []
    for url in files {
      let file = AppleStringsFile.reading([UInt8](try Data(contentsOf: url)))
      entries += file.entries.count
      differences += file.problems.map { "\(url.path):\($0.line): \($0.sentence)" }
    }
    expectNoDifferences(differences)
    #expect(entries > 100_000)
  }

  @Test func `Every plural table of the apps is read without a problem`() throws {
    let files = Corpus.files(withExtension: "stringsdict")
    #expect(!files.isEmpty)
    var differences: [String] = []
    for url in files {
      let file = AppleStringsdictFile.reading([UInt8](try Data(contentsOf: url)))
      #expect(!file.entries.isEmpty)
      differences += file.problems.map { "\(url.path):\($0.line): \($0.sentence)" }
    }
    expectNoDifferences(differences)
  }

  @Test func `Every catalogue of the apps is read without a problem`() throws {
    let files = Corpus.files(withExtension: "xcstrings")
    #expect(files.count > 15)
    var texts = 0
    var differences: [String] = []
    for url in files {
      let catalogue = StringCatalogue.reading([UInt8](try Data(contentsOf: url)))
      differences += catalogue.problems.map { "\(url.path):\($0.line): \($0.sentence)" }
      for tables in catalogue.compiled() {
        texts += tables.strings.count + tables.stringsdict.count
      }
    }
    expectNoDifferences(differences)
    #expect(texts > 3_000)
  }

  /// The tables hold what the platform found for a locale: in which directory, and the text.
  @Test func `Texts of the apps are those that the platform found in them`() throws {
    let tables = Corpus.files(withExtension: "tsv")
    try #require(!tables.isEmpty)
    for table in tables {
      let resources = table.deletingLastPathComponent().appending(path: "res")
      var directories: [String: [String: AndroidStringValue]] = [:]
      var differences: [String] = []
      var count = 0
      let rows = String(decoding: try Data(contentsOf: table), as: UTF8.self)
      for row in rows.split(separator: "\n") where !row.hasPrefix("#") {
        let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 4, columns[2].hasPrefix("values") else { continue }
        let strings =
          try directories[columns[2]]
          ?? Corpus.strings(in: resources.appending(path: columns[2]))
        directories[columns[2]] = strings
        guard case .text(let text) = strings[columns[1]] else { continue }
        count += 1
        if text != VectorFile.unescaped(columns[3]) {
          differences.append("\(columns): got \(text)")
        }
      }
      expectNoDifferences(differences)
      #expect(count > 70_000)
    }
  }
}
