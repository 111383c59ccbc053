public import Resolver

/// Findings that the project knows of and accepts, with the reason.
public struct Suppression: Hashable, Sendable {
  /// The rule's id: `crash`.
  public var rule: String
  /// The field, as findings name it, and everything in it: `android.notification`; `nil` for every field.
  public var field: String?
  /// The localization key, letter by letter; `nil` for every key and for findings about none.
  public var key: String?
  /// The locale, and those that are more special: `fr` is also `fr-CA`; `nil` for every locale.
  public var locale: String?
  /// `nil` for every platform.
  public var platform: Platform?
  /// The file to blame by the end of its path, the strings file of a text or else the draft:
  /// `values-fr/strings.xml`; `nil` for every file.
  public var file: String?
  /// Why the findings are accepted; never empty when read from a file.
  public var reason: String
  /// Where it is written, for sentences about it: `pushwright.toml:12`.
  public var origin: String

  public init(
    rule: String, field: String? = nil, key: String? = nil, locale: String? = nil,
    platform: Platform? = nil, file: String? = nil, reason: String, origin: String
  ) {
    self.rule = rule
    self.field = field
    self.key = key
    self.locale = locale
    self.platform = platform
    self.file = file
    self.reason = reason
    self.origin = origin
  }

  /// Whether the platform and key of a finding are meant: of its rule and field, ``SuppressionIndex`` knows.
  func hasPlatformAndKey(of finding: Finding) -> Bool {
    if let platform, platform != finding.platform { return false }
    if let key, key != finding.key { return false }
    return true
  }

  /// Whether the locale is meant: basic filtering of RFC 4647, section 3.3.1.
  func isAbout(locale name: String) -> Bool {
    guard let locale else { return true }
    let (range, tag) = (locale.lowercased(), name.lowercased())
    // The name of a device of several languages begins with the one that it stands for.
    return tag == range || tag.hasPrefix(range + "-") || tag.hasPrefix(range + ",")
  }

  /// Whether the file is meant: whole components at the end of its path; `nil` is a draft without a name.
  func isAbout(file path: String?) -> Bool {
    guard let file else { return true }
    guard let path else { return false }
    return path == file || path.hasSuffix("/" + file)
  }
}
