/// A key of one of Pushwright's files: what it may hold, and what it is for.
public struct Setting: Hashable, Sendable {
  public var key: String
  public var shape: SettingShape
  /// A sentence for the people who edit the file.
  public var sentence: String
  /// What counts without the key, as TOML; `nil` if nothing does.
  public var standard: String?
  public var isRequired: Bool
  public var disclosure: Disclosure

  /// How much of a value reports show.
  public enum Disclosure: Hashable, Sendable {
    case whole
    /// An address without a name, a password, a path or a query in it, which may be secret.
    case host
    /// Nothing: a command with its words, or addresses of devices.
    case nothing
  }

  public init(
    _ key: String, _ shape: SettingShape, _ sentence: String, standard: String? = nil,
    isRequired: Bool = false, disclosure: Disclosure = .whole
  ) {
    self.key = key
    self.shape = shape
    self.sentence = sentence
    self.standard = standard
    self.isRequired = isRequired
    self.disclosure = disclosure
  }
}
