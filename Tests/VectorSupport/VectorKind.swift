/// What a vector file is about; the raw value is its name on the command line.
package enum VectorKind: String, CaseIterable, Sendable {
  case androidLocale = "android-locale"
  case androidFormat = "android-format"
  case androidStrings = "android-strings"
  case androidStringsInGradle = "android-strings-agp"
  case androidQualifier = "android-qualifier"
  case appleLocale = "ios-locale"
  case appleLocaleFuzz = "ios-locale-fuzz"
  case appleFormat = "ios-format"
  case appleStrings = "ios-strings"

  /// The versions of Android whose column the kind's files have; the first is the default.
  package var versions: [AndroidVersion] {
    switch self {
    case .androidLocale: [.android14, .android10]
    case .androidFormat: [.android14, .android15]
    default: [.android14]
    }
  }

  /// Compares rows of a file of this kind with the column of one of its ``versions``.
  package func report(
    on rows: [VectorFile.Row], version: AndroidVersion = .android14
  ) -> VectorReport {
    var report = VectorReport()
    for row in rows {
      let checks = checks(row, version: version)
      let differing = checks.filter { !$0.isPassed }
      report.mismatches += differing.map { VectorReport.Mismatch(row: row, check: $0) }
      if differing.isEmpty { report.passed += 1 } else { report.failed += 1 }
      report.deviations += checks.compactMap { check in
        check.deviation.map { VectorReport.Deviation(row: row, reason: $0) }
      }
    }
    return report
  }

  private func checks(_ row: VectorFile.Row, version: AndroidVersion) -> [VectorCheck] {
    switch self {
    case .androidLocale: [AndroidLocaleVectors.check(row, version: version)]
    case .androidFormat: [AndroidFormatVectors.check(row, version: version)]
    case .androidStrings: AndroidStringsVectors.checks(row)
    case .androidStringsInGradle: AndroidGradleVectors.checks(row)
    case .androidQualifier: AndroidQualifierVectors.checks(row)
    case .appleLocale: AppleLocaleVectors.checks(row)
    case .appleLocaleFuzz: [AppleLocaleVectors.chain(row)]
    case .appleFormat: [AppleFormatVectors.check(row)]
    case .appleStrings: [AppleStringsVectors.check(row)]
    }
  }
}
