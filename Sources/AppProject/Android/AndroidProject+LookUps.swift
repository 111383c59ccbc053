extension AndroidProject {
  /// An icon, as the FCM SDK looks it up: a drawable, else a mipmap; a type in the name wins.
  public func icon(_ name: String) -> LookUp<AndroidResource> {
    if name.hasPrefix("android:") || name.hasPrefix("@android:") {
      return .cannotTell("Android itself has it, or not")
    }
    let (type, entry) = Self.typed(name)
    for type in type.map({ [$0] }) ?? ["drawable", "mipmap"] {
      let found = released(type, entry)
      // Android 8 and later take the adaptive one of several; what is in `main` is in every variant.
      if let icon = found.first(where: { $0.form == .adaptiveIcon && $0.sourceSet == "main" })
        ?? found.first(where: { $0.form == .adaptiveIcon })
        ?? found.first(where: { $0.sourceSet == "main" }) ?? found.first
      {
        return .there(icon)
      }
    }
    return gap(in: [.drawables, .values]).map { .cannotTell($0) } ?? .notThere
  }

  /// A sound in `res/raw`.
  public func sound(_ name: String) -> LookUp<AndroidResource> {
    if let found = released("raw", Self.typed(name).entry).first { return .there(found) }
    return gap(in: [.raw, .values]).map { .cannotTell($0) } ?? .notThere
  }

  /// A notification channel.
  ///
  /// Channels are an open kind: code makes them, and libraries may make more.
  public func channel(_ id: String) -> LookUp<NotificationChannel> {
    if let found = channels.first(where: { $0.id == id }) { return .there(found) }
    if let gap = gap(in: Self.channelParts) { return .cannotTell(gap) }
    if makesNoChannel { return .notFound(among: [], computed: 0) }
    // Where code computes most ids, the id may well be one of those.
    guard channels.count > computedChannels.count else {
      return .cannotTell("code computes the ids of channels")
    }
    return .notFound(among: channels.map(\.id), computed: computedChannels.count)
  }

  /// Where channels are made, and the ids that code takes from resources.
  public static let channelParts: Set<Part> = [.code, .values]

  /// Whether the app has no channel of its own, so that FCM's is the only one.
  ///
  /// Plugins and other vendors' libraries bring channels that no code of the app makes.
  public var makesNoChannel: Bool {
    channels.isEmpty && computedChannels.isEmpty && gap(in: Self.channelParts) == nil
      && gaps.hasCode && isNative && vendors.isEmpty
  }

  /// Whether the build itself names FCM's SDK, and not a plugin of Flutter or JavaScript that brings it.
  private var isNative: Bool {
    !dependencies.isEmpty
      && dependencies.allSatisfy {
        !$0.path.hasSuffix("pubspec.yaml") && !$0.path.hasSuffix("package.json")
      }
  }

  /// What a tap that names only an action opens.
  public func clickAction(_ action: String) -> LookUp<IntentFilter> {
    let filters = releasedManifests.flatMap(\.filters).filter { $0.actions.contains(action) }
    if let found = filters.first(where: \.opensByAction) ?? filters.first { return .there(found) }
    if let gap = gap(in: [.manifests]) { return .cannotTell(gap) }
    guard !releasedManifests.isEmpty else { return .cannotTell("no manifest was found") }
    guard releasedManifests.allSatisfy({ $0.failure == nil && !$0.hasComputedActions }) else {
      return .cannotTell("the build fills in names of the manifest")
    }
    let known = releasedManifests.flatMap(\.filters).filter(\.opensByAction).flatMap(\.actions)
    return .notFound(among: Set(known).sorted(), computed: 0)
  }

  /// The activities by their names, for a click action that is one of them by mistake.
  public func hasActivity(_ name: String) -> Bool {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    return releasedManifests.flatMap(\.filters).contains {
      $0.activity == name || $0.activity.split(separator: ".").last.map(String.init) == own
    }
  }

  /// FCM's setting of this name in the manifest, where FCM reads it; the app's own before a library's.
  public func setting(_ name: String) -> LookUp<ManifestEntry> {
    let full = "com.google.firebase.messaging.\(name)"
    let entries = releasedManifests.flatMap(\.entries).filter { $0.name == full }
    if let found = entries.first(where: { $0.owner == "application" }) ?? entries.first {
      return found.isComputed ? .cannotTell("the build fills it in") : .there(found)
    }
    if let gap = gap(in: [.manifests]) { return .cannotTell(gap) }
    return areManifestsWhole ? .notThere : .cannotTell("no manifest could be read whole")
  }

  /// Whether the release build removes a resource that only messages name.
  public func removal(of type: String, _ name: String) -> LookUp<Removal> {
    guard let found = released(type, name).first else { return .notThere }
    if let pattern = keep.first(where: { $0.covers(type, name) }) {
      return .there(.kept(pattern.place))
    }
    guard build.shrinksResources?.isOn == true, let place = build.shrinksResources?.place else {
      return .there(.staysInUse)
    }
    if references.has(type, name) { return .there(.staysInUse) }
    // Whatever names it may be in any of them.
    if let gap = gap(in: Set(Part.allCases).subtracting([.firebase])) { return .cannotTell(gap) }
    guard !references.aliased.contains(type) else {
      return .cannotTell("code has other names for R.\(type)")
    }
    return .there(.removed(build.certainlyRemoves ? .certain : .possible, found.place, by: place))
  }

  /// The services that take FCM's messages in every variant, and why there may be others; `nil` if there can't be.
  public var ownServices: (places: [SourcePlace], doubt: String?) {
    let places = releasedManifests.flatMap(\.messagingServices)
    if let gap = gap(in: [.manifests, .builds]) { return (places, gap) }
    guard areManifestsWhole else { return (places, "no manifest could be read whole") }
    if let vendor = vendors.first { return (places, "\(vendor.name) may bring one") }
    // A plugin's own manifest isn't among the sources.
    return (places, isNative ? nil : "a plugin may bring one")
  }

  private var areManifestsWhole: Bool {
    !releasedManifests.isEmpty && releasedManifests.allSatisfy { $0.failure == nil }
  }

  /// The manifest that all variants of the app have, or the nearest to it.
  public var mainManifest: AppManifest? {
    releasedManifests.first { $0.module == module && $0.sourceSet == "main" }
      ?? releasedManifests.first
  }

  /// The manifests of what users get, the app's own first.
  public var releasedManifests: [AppManifest] { manifests.filter { !$0.isForDevelopers } }

  /// `drawable` and `ic` of `@drawable/ic`, as Android takes names apart.
  static func typed(_ name: String) -> (type: String?, entry: String) {
    let bare = name.hasPrefix("@") ? name.dropFirst() : name[...]
    let own = bare.split(separator: ":").last ?? bare
    guard let slash = own.utf8.firstIndex(of: UInt8(ascii: "/")) else { return (nil, String(own)) }
    return (String(own[..<slash]), String(own[own.utf8.index(after: slash)...]))
  }
}
