/// Findings that a project accepts, as the file names them; which rules exist is the linter's knowledge.
public struct LintSuppression: Hashable, Sendable {
  /// The platforms that a suppression can be about.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    case android
    case apple
    case web
  }

  /// The rule's id: `crash`.
  public var rule: String
  /// A field and everything in it: `android.notification`; `nil` for every field.
  public var field: String?
  /// A localization key; `nil` for every key.
  public var key: String?
  /// A BCP 47 tag; `nil` for every locale.
  public var locale: String?
  /// `nil` for every platform.
  public var platform: Platform?
  /// A strings file or a draft by the end of its path; `nil` for every file.
  public var file: String?
  public var reason: String
  /// Of `rule` in the file, for problems that the linter finds.
  public var line: Int

  public init(
    rule: String, field: String? = nil, key: String? = nil, locale: String? = nil,
    platform: Platform? = nil, file: String? = nil, reason: String, line: Int
  ) {
    self.rule = rule
    self.field = field
    self.key = key
    self.locale = locale
    self.platform = platform
    self.file = file
    self.reason = reason
    self.line = line
  }
}
