/// A resource of an Android app, at one of its places.
public struct AndroidResource: Hashable, Sendable {
  /// What a picture is, where its file tells.
  public enum Form: Hashable, Sendable {
    /// A picture in two layers, which a launcher cuts to its shape.
    case adaptiveIcon
    case vector
    /// Any other root element.
    case xml(String)
    /// A bitmap without transparency.
    case opaqueBitmap
    case bitmap
    /// A `<drawable>` or an `<item>` of a values file, or a file that isn't a picture.
    case other
  }

  public var type: String
  public var name: String
  public var place: SourcePlace
  /// The folder of its module.
  public var module: String
  public var sourceSet: String
  /// With its qualifiers: `drawable-hdpi`.
  public var folder: String
  public var form: Form

  public init(
    type: String, name: String, place: SourcePlace, module: String, sourceSet: String,
    folder: String, form: Form = .other
  ) {
    self.type = type
    self.name = name
    self.place = place
    self.module = module
    self.sourceSet = sourceSet
    self.folder = folder
    self.form = form
  }

  /// Whether users never get it, whichever variant is released.
  public var isForDevelopers: Bool { SourceSetName.isForDevelopers(sourceSet) }
}
