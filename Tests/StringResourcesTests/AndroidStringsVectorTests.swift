import StringResources
import Testing
import VectorSupport

struct AndroidStringsVectorTests {
  @Test func `Texts come out of a values file as aapt2 and Android make them`() throws {
    let rows = try VectorFile("android-strings-vectors.tsv").rows
    expectPassed(VectorKind.androidStrings.report(on: rows), count: 284)
  }

  @Test func `Texts come out of a values file as Gradle's merger and compiler make them`() throws {
    let rows = try VectorFile("android-strings-agp.tsv").rows
    expectPassed(VectorKind.androidStringsInGradle.report(on: rows), count: 531)
  }

  @Test func `Placeholders without numbers are an error only where aapt2 is strict`() {
    let bytes = Array("<resources><string name=\"k\">%s %s</string></resources>".utf8)
    #expect(AndroidValuesFile.reading(bytes).problems.map(\.severity) == [.warning])
    #expect(
      AndroidValuesFile.reading(bytes, isStrict: true).problems.map(\.severity) == [.error])
  }
}
