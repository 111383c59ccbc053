/// What the sources of an Apple app tell about what messages name, as its Xcode project has them.
///
/// Everything has its place. What a look-up answers is never more certain than the sources are: see ``LookUp``.
public struct AppleProject: Hashable, Sendable {
  /// The name of the app's target.
  public var target: String
  /// Where the Xcode project has the target.
  public var place: SourcePlace
  /// The folder that all places are in, as reports call it; empty for the working directory.
  public var top = ""
  /// The bundle id of the release.
  public var bundleID = LookUp<SourcedValue>.notThere
  var info = PlistFacts()
  var entitlements = PlistFacts()
  /// The notification service extensions that the app brings along.
  public var extensions: [ServiceExtension] = []
  /// Why the app may have another one after all; `nil` if none is.
  var extensionGap: String?
  /// The sounds at the top of the app's bundle, in the order of their names.
  public var sounds: [AppleSound] = []
  var soundGap: String?
  public var code = AppleCodeFacts()
  /// The keys of the app's own catalog; empty if it has none.
  public var keys: [String: CatalogKey] = [:]
  /// The languages that the app has texts in, and a file of each.
  public var languages: [String: SourcePlace] = [:]
  /// The Firebase files of the sources.
  public var firebase: [FirebaseFile] = []
  /// Why some of the sources aren't known, as the end of a sentence; `nil` if all of them are.
  public var gap: String?

  init(target: String, place: SourcePlace) { (self.target, self.place) = (target, place) }

  /// A key of the app's `Info.plist`.
  public func info(_ key: String) -> LookUp<SourcedValue> { info.value(key) }

  /// An entitlement of the release.
  public func entitlement(_ key: String) -> LookUp<SourcedValue> { entitlements.value(key) }

  /// The file of entitlements, or the place that names none.
  public var entitlementPlace: SourcePlace { entitlements.place ?? place }

  public var infoPlace: SourcePlace { info.place ?? place }

  /// A sound by the name that messages have, which includes its ending.
  public func sound(_ name: String) -> LookUp<AppleSound> {
    if let sound = sounds.first(where: { $0.name == name }) { return .there(sound) }
    if let place = code.soundFolder {
      return .cannotTell("code puts sounds into a folder (\(place))")
    }
    return (soundGap ?? gap).map { .cannotTell($0) } ?? .notThere
  }

  /// A category of actions.
  ///
  /// Categories are an open kind: code registers them, and a server may name them.
  public func category(_ id: String) -> LookUp<NamedPlace> {
    if let found = code.categories.first(where: { $0.name == id }) { return .there(found) }
    let computed = code.computedCategories.count
    // Those of a list are for another extension's pages, and say nothing of how code makes its own.
    let made = code.categories.count { !$0.place.path.hasSuffix(".plist") }
    guard gap == nil, made > computed else {
      return .cannotTell(gap ?? "code computes the names of categories")
    }
    return .notFound(among: code.categories.map(\.name), computed: computed)
  }

  /// A type of Live Activities.
  public func activity(_ name: String) -> LookUp<NamedPlace> {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    if let found = code.activities.first(where: { $0.name == own }) { return .there(found) }
    if let gap { return .cannotTell(gap) }
    return .notFound(among: code.activities.map(\.name), computed: 0)
  }

  /// Whether the app has an extension that gets messages before they are shown.
  public var serviceExtension: LookUp<ServiceExtension> {
    if let found = extensions.first { return .there(found) }
    return (extensionGap ?? gap).map { .cannotTell($0) } ?? .notThere
  }
}
