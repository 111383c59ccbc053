internal import DevicePreview
internal import Drafts
internal import MessageLint
public import Resolver

extension Derived {
  /// The platforms on which the draft itself shows less than it means in some locale; none while something is tried that
  /// would explain it.
  public var troubledPlatforms: [Platform] {
    guard previewed.looksAtDraft else { return [] }
    return settings.platforms.filter { platform in
      let count = count(platform)
      return count.errors + count.warnings > 0
    }
  }

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

    /// Counts what lint doubts among the things that aren't as they should be.
    mutating func add(_ doubts: DoubtedLocales, of shown: [ShownNotification]) {
      for shown in shown where doubts.concern(shown) {
        switch shown.device.platform {
        case .android: android.warnings += 1
        case .apple: apple.warnings += 1
        case .web: web.warnings += 1
        }
      }
    }

    private mutating func add(_ row: LocaleRow, times: Int) {
      // Where the message wants nothing to appear, nothing is wrong if nothing does; lint says where that may be a slip.
      if row.android.isAddressed { android.add(row.android.verdict, times: times) }
      if row.apple.isAddressed { apple.add(row.apple.verdict, times: times) }
      if row.web.isAddressed { web.add(row.web.verdict, times: times) }
    }
  }
}
