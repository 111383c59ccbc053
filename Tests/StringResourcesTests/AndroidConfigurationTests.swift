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
    ("values-en-GB", "did you mean values-en-rGB?"),
    ("values-en_GB", "did you mean values-en-rGB?"),
    ("values-enGB", "did you mean values-en-rGB?"),
    ("Values-fr", "did you mean values-fr?"),
    ("values_fr", "did you mean values-fr?"),
    ("values-zh-Hant", "did you mean values-b+zh+Hant?"),
    ("values-zh-rHant", "did you mean values-b+zh+Hant?"),
    ("values-zh-rHans-rCN", "did you mean values-b+zh+Hans+CN?"),
    ("values-es-r419", "did you mean values-b+es+419?"),
    ("values-es-419", "did you mean values-b+es+419?"),
    ("values-land-fr", "did you mean values-fr-land?"),
    ("values-v21-night-fr-rCA", "did you mean values-fr-rCA-night-v21?"),
    ("values-fr--land", "did you mean values-fr-land?"),
    ("values-en-mcc310", "did you mean values-mcc310-en?"),
    ("values-notaqualifier", "'notaqualifier' isn't a qualifier"),
    ("values-land-port", "a qualifier appears twice, or with another of its kind"),
    ("drawable-fr", "not a values directory"),
  ])
  func `A wrong name is answered with the right one`(name: String, sentence: String) {
    #expect(AndroidConfiguration.problem(inDirectoryName: name, build: .aapt2) == sentence)
  }

  @Test(arguments: [
    ("values-EN-rgb", "values-en-rGB", "values-en-rGB"),
    ("values-b+en+gb", "values-en-rGB", "values-en-rGB"),
    ("values-b+fr", "values-fr", "values-fr"),
    ("values-b+es+419", "values-es-r419", "values-b+es+419"),
    ("values-b+zh+hant+tw", "values-b+zh+Hant+TW", "values-b+zh+Hant+TW"),
    ("values-b+sr+Cyrl+RS+ekavsk", "values-b+sr+Cyrl+RS+ekavsk", "values-b+sr+Cyrl+RS+ekavsk"),
    ("values-b+be+x+old", "values-be", "values-b+be+x+old"),
    ("values-b+be+x+old-night", "values-be-night-v8", "values-b+be+x+old-night-v8"),
    ("values-b+ca+ES+valencia", "values-ca", "values-b+ca+ES+valencia"),
    ("values-b+de+DE+1996", "values-de", "values-b+de+DE+1996"),
    ("values-b+a0+b+c+d+e", nil, ""),
    ("values-b+ar+x+y+z+v", "values", "values-b+ar+x+y+z+v"),
    ("values-b+x+old", nil, ""), ("values-b+abcd", nil, ""), ("values-b+be+tarask", nil, ""),
    ("values-night", "values-night-v8", "values-night-v8"),
    ("values-ldrtl", "values-ldrtl-v17", "values-ldrtl-v17"),
    ("values-watch", "values-watch-v20", "values-watch-v20"),
    ("values-320x480", "values-480x320", "values-480x320"),
    ("values-mcc310-mnc00", "values-mcc310", "values-mcc310"),
    ("values-any", "values", "values-any"), ("values-fr-any", nil, ""),
    ("foo", "values", "values"), ("values_fr", "values", "values"), ("Values", "values", "values"),
    ("Values-fr", nil, ""), ("drawable", nil, ""), (".values", nil, ""), ("_values", nil, ""),
  ])
  func `Gradle takes a directory for what its merger and its compiler make of the name`(
    name: String, configuration: String?, mergedName: String
  ) {
    let directory = AndroidValuesDirectory(name: name)
    #expect(directory?.configuration.directoryName == configuration)
    #expect(directory?.mergedName ?? "" == mergedName)
  }

  @Test(arguments: [
    ("values-b+be+x+old", "the build reads it as values-be and ignores the rest of its locale"),
    (
      "values-b+ca+ES+valencia",
      "the build reads it as values-ca and ignores the rest of its locale"
    ),
    ("values_fr", "the build reads it as values"),
    ("values-b+zh+hant+TW", nil), ("values-b+es+419", nil), ("values-EN-rgb", nil), ("values", nil),
  ])
  func `A name that means less than it says has a warning`(name: String, warning: String?) {
    #expect(AndroidValuesDirectory(name: name)?.warning == warning)
    #expect(AndroidValuesDirectory(name: name, build: .aapt2)?.warning == nil)
  }

  @Test func `A variant that no build can link has a problem of its own`() {
    #expect(
      AndroidConfiguration.problem(inDirectoryName: "values-b+be+tarask")
        == "the build fails on a variant without a script and a region before it")
  }

  @Test func `A version that is written wins over a lower one that is implied`() {
    #expect(AndroidConfiguration(directoryName: "values-sw600dp-v21")?.version == 21)
    #expect(AndroidConfiguration(directoryName: "values-sw600dp-v4")?.version == 13)
  }
}
