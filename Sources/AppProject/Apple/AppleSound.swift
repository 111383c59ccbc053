/// A sound file of an app.
public struct AppleSound: Hashable, Sendable {
  /// What a device makes of a file.
  public enum Form: Hashable, Sendable {
    /// A format that notifications may have; the seconds where the file's head tells them.
    case playable(seconds: Double?)
    /// A format that they may not have, as its name is in a sentence: `MP3`.
    case other(String)
    case unknown
  }

  /// The file's name with its ending, as messages name it.
  public var name: String
  public var place: SourcePlace
  public var form: Form

  public init(name: String, place: SourcePlace, form: Form) {
    (self.name, self.place, self.form) = (name, place, form)
  }

  /// Whether it is as long as Apple allows, or can't be told.
  public static let mostSeconds = 30.0
}
