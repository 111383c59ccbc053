import Testing
import VectorSupport

struct AppleLocaleTests {
  @Test func `A bundle searches the localizations that iOS searches`() throws {
    let rows = try VectorFile("ios-locale-vectors.tsv").rows
    expectPassed(VectorKind.appleLocale.report(on: rows), count: 360)
  }

  @Test func `Apple's matcher chooses the same of any localizations`() throws {
    let rows = try VectorFile("ios-locale-fuzz.tsv").rows
    expectPassed(VectorKind.appleLocaleFuzz.report(on: rows), count: 2_264)
  }
}
