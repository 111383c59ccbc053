internal import StringResources

/// A manifest of the sources, before the build merges it with others.
public struct AppManifest: Hashable, Sendable {
  public var place: SourcePlace
  public var module: String
  public var sourceSet: String
  public var entries: [ManifestEntry] = []
  /// Of the activities that aren't turned off.
  public var filters: [IntentFilter] = []
  /// The services that take FCM's messages, by their names.
  public var messagingServices: [SourcePlace] = []
  /// Those of them that wait until the device is unlocked.
  public var lockedServices: [SourcePlace] = []
  /// Where `<application>` begins.
  public var application: SourcePlace?
  /// Where it keeps users from being asked about notifications, by removing the permission that FCM's SDK brings.
  public var removedPermission: SourcePlace?
  /// `android:icon` of the app.
  public var icon: String?
  /// Whether an activity can be started from the launcher.
  public var hasLauncher = false
  /// Why the rest of it isn't known; `nil` if all of it is.
  public var failure: String?

  init(place: SourcePlace, module: String, sourceSet: String) {
    self.place = place
    self.module = module
    self.sourceSet = sourceSet
  }

  /// Whether users never get it.
  public var isForDevelopers: Bool { SourceSetName.isForDevelopers(sourceSet) }

  /// Whether any name in it is filled in by the build.
  var hasComputedActions: Bool { filters.contains { $0.actions.contains { $0.contains("${") } } }

  static func reading(_ bytes: [UInt8], path: String) -> AppManifest {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map {
      String(Substring($0))
    }
    // A manifest stands in the folder of its source set, where a `res` folder would be.
    let (module, sourceSet) = ResourcePath.place(of: parts + ["res"])
    var manifest = AppManifest(place: SourcePlace(path), module: module, sourceSet: sourceSet)
    let outline = XMLOutline.reading(bytes)
    manifest.failure = outline.failure?.sentence
    for (index, element) in outline.elements.enumerated() {
      manifest.read(element, index, in: outline)
    }
    return manifest
  }

  private mutating func read(_ element: XMLOutline.Element, _ index: Int, in outline: XMLOutline) {
    let owner = element.parent.map { outline.elements[$0] }
    let at = SourcePlace(place.path, line: element.line)
    switch element.name {
    case "application":
      icon = element.attribute(.android, "icon") ?? icon
      application = application ?? at
    case "uses-permission":
      guard element.attribute(.tools, "node") == "remove",
        element.attribute(.android, "name") == "android.permission.POST_NOTIFICATIONS"
      else { return }
      removedPermission = at
    case "meta-data":
      guard let name = element.attribute(.android, "name"),
        element.attribute(.tools, "node") != "remove"
      else { return }
      entries.append(
        ManifestEntry(
          name: name, value: element.attribute(.android, "value"),
          resource: element.attribute(.android, "resource"), owner: owner?.name ?? "manifest",
          place: at))
    case "intent-filter":
      guard let owner else { return }
      // What is in an element follows it.
      let content = outline.elements[(index + 1)...].prefix { ($0.parent ?? -1) >= index }
      read(filter: index, of: owner, content, at)
    default: break
    }
  }

  private mutating func read(
    filter: Int, of owner: XMLOutline.Element, _ elements: ArraySlice<XMLOutline.Element>,
    _ place: SourcePlace
  ) {
    let isOff =
      owner.attribute(.android, "enabled") == "false"
      || owner.attribute(.tools, "node") == "remove"
    guard !isOff else { return }
    let parts = elements.filter { $0.parent == filter }
    let name = { (element: XMLOutline.Element) in element.attribute(.android, "name") }
    let actions = parts.filter { $0.name == "action" }.compactMap(name)
    let categories = parts.filter { $0.name == "category" }.compactMap(name)
    if owner.name == "service" {
      guard actions.contains("com.google.firebase.MESSAGING_EVENT") else { return }
      messagingServices.append(place)
      if owner.attribute(.android, "directBootAware") != "true" { lockedServices.append(place) }
      return
    }
    guard owner.name == "activity" || owner.name == "activity-alias" else { return }
    if actions.contains("android.intent.action.MAIN"),
      categories.contains("android.intent.category.LAUNCHER")
    {
      hasLauncher = true
    }
    filters.append(
      IntentFilter(
        activity: name(owner) ?? "", actions: actions,
        isDefault: categories.contains("android.intent.category.DEFAULT"),
        hasData: parts.contains { $0.name == "data" }, place: place))
  }
}
