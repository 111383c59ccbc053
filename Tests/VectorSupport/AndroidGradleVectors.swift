import StringResources

/// `id, group, head, body, key, result of Gradle's merger and compiler, result of aapt2`: the text
/// that comes out of a values file in both builds.
enum AndroidGradleVectors {
  static func checks(_ row: VectorFile.Row) -> [VectorCheck] {
    let bytes = AndroidStringsVectors.document(head: row[2], body: row[3])
    let key = VectorFile.unescaped(row[4])
    return [(AndroidBuild.gradle, row[5]), (.aapt2, row[6])].map { build, expected in
      let file = AndroidValuesFile.reading(bytes, build: build)
      let got = AndroidStringsVectors.linked(file, key: key)
      var check = AndroidStringsVectors.check(
        build.rawValue, expected: expectation(expected), got: got.map(cutAtZero))
      if build == .aapt2, row[7].contains("aapt2 crashes") { check.deviation = "aapt2 crashes" }
      return check
    }
  }

  /// Without the words of an error; whether the merger or the compiler finds it is not told apart.
  private static func expectation(_ result: String) -> String {
    if result.hasPrefix("ERROR link") { return "LINK_ERROR" }
    if result.hasPrefix("ERROR") { return "COMPILE_ERROR" }
    return VectorFile.unescaped(result)
  }

  /// The program that recorded the rows prints U+0000 for everything behind the first one.
  private static func cutAtZero(_ text: String) -> String {
    guard let zero = text.utf16.firstIndex(of: 0) else { return text }
    return String(text[..<zero]) + String(repeating: "\0", count: text.utf16[zero...].count)
  }
}
