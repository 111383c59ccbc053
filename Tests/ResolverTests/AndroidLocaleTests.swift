import TestPacing
import Testing
import VectorSupport

@Suite(.takingTurns)
struct AndroidLocaleTests {
  @Test(arguments: [AndroidVersion.android14, .android10])
  func `Every device finds the directory that its Android finds`(version: AndroidVersion) throws {
    let rows = try VectorFile("android-locale-vectors.tsv").rows
    expectPassed(VectorKind.androidLocale.report(on: rows, version: version), count: 3_827)
  }
}
