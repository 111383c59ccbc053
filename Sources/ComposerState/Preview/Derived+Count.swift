internal import DevicePreview
internal import Resolver

extension Derived {
  /// How many locales of a platform have which trouble.
  public struct Count: Hashable, Sendable {
    public var errors = 0
    public var warnings = 0
    public var unknown = 0

    static func all(in rows: [LocaleRow]) -> [Platform: Count] {
      var (android, apple, web) = (Count(), Count(), Count())
      for row in rows {
        android.add(row.android.verdict)
        apple.add(row.apple.verdict)
        web.add(row.web.verdict)
      }
      return [.android: android, .apple: apple, .web: web]
    }

    private mutating func add(_ verdict: Verdict) {
      switch verdict.severity {
      case .fine: break
      case .unknown: unknown += 1
      case .warning: warnings += 1
      case .error: errors += 1
      }
    }
  }
}
