import StringResources
import Testing
import VectorSupport

struct AndroidConfigurationTests {
  @Test func `Directory names mean what aapt2 takes them for`() throws {
    let rows = try VectorFile("android-qualifier-vectors.tsv").rows
    let report = VectorKind.androidQualifier.report(on: rows)
    expectPassed(report, count: 136)
    #expect(report.deviations.count == 5)
  }

  @Test func `The grammatical gender is a qualifier since Android 14`() {
    let configuration = AndroidConfiguration(directoryName: "values-fr-rCA-masculine-land")
    #expect(configuration?.directoryName == "values-fr-rCA-masculine-land-v34")
    #expect(configuration?.localeTag == "fr-CA")
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
