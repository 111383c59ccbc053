/// What the sources of an Android app tell about what messages name.
///
/// Everything has its place. What a look-up answers is never more certain than the sources are: see ``LookUp``.
public struct AndroidProject: Hashable, Sendable {
  /// The folder of the app's module; empty for the top.
  public var module: String
  /// The folder that all places are in, as reports call it; empty for the working directory.
  public var top = ""
  /// All that the app's users may get, of all modules and variants, and what is only for developers.
  var resources: [String: [AndroidResource]] = [:]
  /// The names of ``resources`` that users may get, by type.
  private var releasedNames: [String: [String]] = [:]
  public var manifests: [AppManifest] = []
  /// In the order of their ids.
  public var channels: [NotificationChannel] = []
  /// Where a channel is made whose id no source spells out.
  public var computedChannels: [SourcePlace] = []
  var references = ResourceReferences()
  public var keep: [KeepPattern] = []
  public var build = ReleaseBuild()
  /// Short texts of the app's own language, which ids may be, by their keys.
  var texts: [String: String] = [:]
  /// Where a class of the app takes FCM's messages away from the SDK.
  public var interceptors: [SourcePlace] = []
  /// The folders of translations, such as `values-fr`, and a file in each.
  public var languages: [String: SourcePlace] = [:]
  /// Where code asks users whether the app may notify them.
  public var permissionRequests: [SourcePlace] = []
  /// Where a build names FCM's SDK, or a plugin that brings it.
  public var dependencies: [SourcePlace] = []
  /// Other vendors' libraries that may take messages, and where a build names them.
  public var vendors: [NamedPlace] = []
  /// Where a build names the library that takes messages before the first unlock.
  public var directBoot: [SourcePlace] = []
  /// The project ids of the app's Firebase files.
  public var firebase: [FirebaseFile] = []
  var gaps = SourceGaps()

  init(module: String) { self.module = module }

  /// Those of one type and name that users may get.
  public func released(_ type: String, _ name: String) -> [AndroidResource] {
    all(type, name).filter { !$0.isForDevelopers }
  }

  /// A text of the app's own language by its key, if it is short and has no white space, as ids are.
  public func text(_ key: String) -> String? { texts[key] }

  public func all(_ type: String, _ name: String) -> [AndroidResource] {
    resources["\(type)/\(name)"] ?? []
  }

  /// The names of a type that users may get, sorted.
  public func names(_ type: String) -> [String] { releasedNames[type] ?? [] }

  /// Sorts the names of what users may get by type: rules ask for them at each key.
  mutating func sortNames() {
    releasedNames = [:]
    for found in resources.values {
      guard let first = found.first, found.contains(where: { !$0.isForDevelopers }) else {
        continue
      }
      releasedNames[first.type, default: []].append(first.name)
    }
    for type in releasedNames.keys { releasedNames[type]?.sort() }
  }
}
