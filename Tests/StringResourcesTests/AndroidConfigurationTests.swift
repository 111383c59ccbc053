import StringResources
import Testing

struct AndroidConfigurationTests {
  /// The vectors are those of a beta of Android 14, which did not know these three words yet.
  private let newerThanVectors = [
    "values-masculine": "values-masculine-v34", "values-feminine": "values-feminine-v34",
    "values-neuter": "values-neuter-v34", "values-en-feminine": "values-en-feminine-v34",
    "values-fr-rCA-masculine-land": "values-fr-rCA-masculine-land-v34",
  ]

  @Test func `Directory names mean what aapt2 takes them for`() throws {
    let rows = try VectorFile("android-qualifier-vectors.tsv").rows
    #expect(rows.count == 136)

    expectNoDifferences(
      rows.compactMap { row in
        let configuration = AndroidConfiguration(directoryName: row[0])
        let outcome = [configuration?.directoryName ?? "INVALID", configuration?.localeTag ?? ""]
        let expected = newerThanVectors[row[0]].map { [$0, configuration?.localeTag ?? ""] }
        guard outcome != expected ?? [row[1], row[2]] else { return nil }
        return "\(row[0]): expected \(row[1]) '\(row[2])', got \(outcome)"
      })
  }

  @Test func `A name that aapt2 refuses has a problem, and no other has`() throws {
    for row in try VectorFile("android-qualifier-vectors.tsv").rows {
      let isValid = row[1] != "INVALID" || newerThanVectors[row[0]] != nil
      #expect((AndroidConfiguration.problem(inDirectoryName: row[0]) == nil) == isValid)
    }
  }

  @Test(arguments: [
    ("values-en-GB", "did you mean values-en-rGB"),
    ("values-en_GB", "did you mean values-en-rGB"),
    ("values-enGB", "did you mean values-en-rGB"),
    ("Values-fr", "did you mean values-fr"),
    ("values_fr", "did you mean values-fr"),
    ("values-zh-Hant", "did you mean values-b+zh+Hant"),
    ("values-zh-rHant", "did you mean values-b+zh+Hant"),
    ("values-zh-rHans-rCN", "did you mean values-b+zh+Hans+CN"),
    ("values-es-r419", "did you mean values-b+es+419"),
    ("values-es-419", "did you mean values-b+es+419"),
    ("values-land-fr", "did you mean values-fr-land"),
    ("values-v21-night-fr-rCA", "did you mean values-fr-rCA-night-v21"),
    ("values-fr--land", "did you mean values-fr-land"),
    ("values-en-mcc310", "did you mean values-mcc310-en"),
    ("values-notaqualifier", "'notaqualifier' is not a qualifier"),
    ("values-land-port", "a qualifier stands twice, or two of one kind do"),
    ("drawable-fr", "not a values directory"),
  ])
  func `A wrong name is answered with the right one`(name: String, sentence: String) {
    #expect(AndroidConfiguration.problem(inDirectoryName: name) == sentence)
  }

  @Test func `A version that is written wins over a lower one that is implied`() {
    #expect(AndroidConfiguration(directoryName: "values-sw600dp-v21")?.version == 21)
    #expect(AndroidConfiguration(directoryName: "values-sw600dp-v4")?.version == 13)
  }
}
