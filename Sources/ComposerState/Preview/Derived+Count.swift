internal import DevicePreview
internal import Resolver

extension Derived {
  /// How many locales of a platform have which trouble.
  public struct Count: Hashable, Sendable {
    public var errors = 0
    public var warnings = 0
    public var unknown = 0

    fileprivate mutating func add(_ verdict: Verdict, times: Int) {
      switch verdict.severity {
      case .fine: break
      case .unknown: unknown += times
      case .warning: warnings += times
      case .error: errors += times
      }
    }
  }

  /// The same of all platforms, kept while rows are made anew.
  struct Counts: Hashable, Sendable {
    private var android = Count()
    private var apple = Count()
    private var web = Count()

    init(_ rows: [LocaleRow] = []) {
      for row in rows { add(row, times: 1) }
    }

    subscript(platform: Platform) -> Count {
      switch platform {
      case .android: android
      case .apple: apple
      case .web: web
      }
    }

    mutating func replace(_ older: LocaleRow, by newer: LocaleRow) {
      add(older, times: -1)
      add(newer, times: 1)
    }

    private mutating func add(_ row: LocaleRow, times: Int) {
      android.add(row.android.verdict, times: times)
      apple.add(row.apple.verdict, times: times)
      web.add(row.web.verdict, times: times)
    }
  }
}
