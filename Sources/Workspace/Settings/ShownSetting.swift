/// A value that counts, and what has set it.
public struct ShownSetting: Hashable, Sendable {
  /// As a path through the file: `profiles.prod.kind`, `apps[1].name`.
  public var name: String
  /// As TOML; `…` for one that reports leave out.
  public var value: String
  /// `FILE:LINE`, the name of a variable, or `default`.
  public var origin: String

  public init(name: String, value: String, origin: String) {
    self.name = name
    self.value = value
    self.origin = origin
  }

  public static let standard = "default"
}
