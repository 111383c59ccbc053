/// A `<meta-data>` element of a manifest.
public struct ManifestEntry: Hashable, Sendable {
  public var name: String
  /// That of `android:value`.
  public var value: String?
  /// That of `android:resource`.
  public var resource: String?
  /// The element around it: `application`, `activity`, `service`.
  public var owner: String
  public var place: SourcePlace

  public init(
    name: String, value: String? = nil, resource: String? = nil, owner: String = "application",
    place: SourcePlace
  ) {
    self.name = name
    self.value = value
    self.resource = resource
    self.owner = owner
    self.place = place
  }

  /// Whether the build fills in a part of it.
  public var isComputed: Bool { [value, resource].contains { $0?.contains("${") == true } }
}
