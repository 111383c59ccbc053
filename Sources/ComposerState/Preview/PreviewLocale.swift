/// A locale of the preview: the device that it stands for.
public struct PreviewLocale: Hashable, Sendable {
  /// As it is shown and searched: `fr-CA`.
  public var name: String
  /// The device's language list, most wanted first; usually just the name.
  public var languages: [String]

  public init(_ name: String, languages: [String]? = nil) {
    self.name = name
    self.languages = languages ?? [name]
  }
}
