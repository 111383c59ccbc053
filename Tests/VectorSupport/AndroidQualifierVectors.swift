import StringResources

/// `directory, config_android14, bcp47_locale`: what a directory's name means.
enum AndroidQualifierVectors {
  static func checks(_ row: VectorFile.Row) -> [VectorCheck] {
    let configuration = AndroidConfiguration(directoryName: row[0], build: .aapt2)
    if row[1] == "INVALID", let gender = configuration?.grammaticalGender {
      return [
        VectorCheck(
          expected: row[1], got: configuration?.directoryName ?? "",
          deviation: """
            '\(gender)' came with the final Android 14 (Configuration.getGrammaticalGender, API \
            level 34); the vectors are a beta's
            """)
      ]
    }
    return [
      VectorCheck(expected: row[1], got: configuration?.directoryName ?? "INVALID"),
      VectorCheck(name: "locale", expected: row[2], got: configuration?.localeTag ?? ""),
      VectorCheck(
        name: "has a problem", expected: String(row[1] == "INVALID"),
        got: String(AndroidConfiguration.problem(inDirectoryName: row[0], build: .aapt2) != nil)),
    ]
  }
}
