/// One thing that `pushwright doctor` has looked at.
public struct Check: Hashable, Sendable {
  /// What a check is about, in the order of the report.
  public enum Area: String, CaseIterable, Sendable {
    case terminal
    case locale
    case configuration
    case project
    case strings
    case credentials
    case history
    case network
    case emulator
    /// The push set-up of the Android app.
    case android
    case apple
    case web
  }

  /// How it is.
  public enum Mark: String, CaseIterable, Sendable {
    case good
    /// Works, with something to know or to improve.
    case warning
    /// Doesn't work.
    case bad

    /// `✓`, `⚠`, `✗`.
    public var sign: String {
      switch self {
      case .good: "✓"
      case .warning: "⚠"
      case .bad: "✗"
      }
    }
  }

  public var area: Area
  public var mark: Mark
  /// What was found, without a full stop.
  public var finding: String
  /// What to do, without a full stop; `nil` if nothing is to be done.
  public var remedy: String?

  public init(_ area: Area, _ mark: Mark, _ finding: String, remedy: String? = nil) {
    self.area = area
    self.mark = mark
    self.finding = finding
    self.remedy = remedy
  }
}

extension [Check] {
  /// Whether something doesn't work.
  public var hasFailure: Bool { contains { $0.mark == .bad } }

  /// In the order of the areas; those of one area stay in theirs.
  public var ordered: [Check] { Check.Area.allCases.flatMap { area in filter { $0.area == area } } }
}
