/// A name that code gives to something, with its place: a category, or a type of a Live Activity.
public struct NamedPlace: Hashable, Sendable {
  public var name: String
  public var place: SourcePlace

  public init(_ name: String, _ place: SourcePlace) {
    (self.name, self.place) = (name, place)
  }
}
