/// What the platform's own build refuses in the app's strings: texts of it are not known.
public struct StringsFault: Hashable, Sendable {
  /// The platform whose strings they are.
  public var platform: Platform
  /// The file or directory, and the line.
  public var source: TextSource
  /// Lower-case, without a full stop.
  public var sentence: String

  public init(_ platform: Platform, _ source: TextSource, _ sentence: String) {
    self.platform = platform
    self.source = source
    self.sentence = sentence
  }
}
