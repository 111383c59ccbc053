/// A notification service extension, which gets a message before it is shown.
public struct ServiceExtension: Hashable, Sendable {
  /// The name of its target.
  public var name: String
  public var place: SourcePlace

  public init(name: String, place: SourcePlace) {
    (self.name, self.place) = (name, place)
  }
}
