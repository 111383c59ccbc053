extension AppleProject {
  /// Reads the sources in a folder, in parallel.
  ///
  /// `tableFolders` are those of the app's texts, from the top: of several apps the one with a file of them is read. `nil`
  /// if no Xcode project there has an app, or it can't be told which one.
  @concurrent
  public static func reading(
    _ folder: ProjectFolder, tableFolders: [String], limits: ReadingLimits = ReadingLimits(),
    noting unread: UnreadSources = UnreadSources()
  ) async -> AppleProject? {
    let listing = ProjectListing(folder, limits, kind: AppleFileKind.init)
    let sources = AppleSources(listing, folder, ByteBudget(limits), noting: unread)
    guard var app = AppleProject(sources, tableFolders: tableFolders) else { return nil }
    let keys = Set(app.keys.keys)
    let code = listing.files.filter { $0.kind == .code && !isForDevelopers($0.path) }.map(\.path)
    let readings = await withTaskGroup(of: (Int, [AppleCodeReading]).self) { group in
      for start in stride(from: 0, to: code.count, by: batch) {
        let paths = code[start..<min(start + batch, code.count)]
        group.addTask { (start, paths.compactMap { sources.reading($0, keys: keys) }) }
      }
      var parts: [(Int, [AppleCodeReading])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
    app.add(readings)
    app.gap = app.gap ?? sources.excess
    return app
  }

  /// The same for few files that are held in memory, without another task.
  public init?(
    _ files: [String: [UInt8]], tableFolders: [String],
    noting unread: UnreadSources = UnreadSources()
  ) {
    let (folder, limits) = (ProjectFolder.memory(files), ReadingLimits())
    let listing = ProjectListing(folder, limits, kind: AppleFileKind.init)
    let sources = AppleSources(listing, folder, ByteBudget(limits), noting: unread)
    self.init(sources, tableFolders: tableFolders)
    let code = listing.files.filter { $0.kind == .code && !Self.isForDevelopers($0.path) }
    add(code.compactMap { sources.reading($0.path, keys: Set(keys.keys)) })
  }

  /// Enough files for a task that starting it costs nothing beside it.
  private static let batch = 32

  private static func isForDevelopers(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      let name = folder.lowercased()
      return name.hasSuffix("tests") || name == "test" || name == "__tests__" || name == "e2e"
    }
  }

  private mutating func add(_ readings: [AppleCodeReading]) {
    let known = code.categories
    code = AppleCodeFacts(readings)
    let made = Set(code.categories.map(\.name))
    code.categories = (code.categories + known.filter { !made.contains($0.name) })
      .sorted { $0.name < $1.name }
    for key in readings.flatMap(\.keys) { keys[key]?.isInCode = true }
  }

  /// All that isn't in code; `nil` if no target is the app, or it can't be told which one is.
  private init?(_ sources: AppleSources, tableFolders: [String]) {
    let targets = sources.targets
    guard let app = Self.app(among: targets, sources, tableFolders) else { return nil }
    self.init(target: app.name, place: app.place)
    gap = sources.excess ?? app.project.gap
    let files = TargetFiles(app, files: sources.paths)
    switch app.setting("PRODUCT_BUNDLE_IDENTIFIER") {
    case (let id?, let place)?: bundleID = .there(SourcedValue([id], place: place))
    case (nil, _)?: bundleID = .cannotTell("only a build knows it")
    case nil: bundleID = .cannotTell(app.gap ?? "the project doesn't say it")
    }
    info = PlistFacts.reading("INFOPLIST_FILE", of: app, list: sources.list).facts
    info.addSettings(of: app)
    entitlements =
      PlistFacts.reading("CODE_SIGN_ENTITLEMENTS", of: app, list: sources.list).facts
    addExtensions(of: app, among: targets, sources)
    addSounds(files, sources)
    addTexts(files, sources)
    firebase = sources.paths(of: .services).compactMap { path in
      sources.list(path).flatMap { FirebaseFile(list: $0, path: path) }
    }
  }

  private static let mostApps = 64

  /// The app that has texts in one of the folders, else the only one.
  private static func app(
    among targets: [XcodeTarget], _ sources: AppleSources, _ folders: [String]
  ) -> XcodeTarget? {
    let apps = targets.filter { $0.isPhoneApp }
    let texts = Set(sources.paths(of: .catalog) + sources.paths(of: .strings))
    // Each of them is looked into: so many apps are in no project that people work with.
    let named =
      apps.count > mostApps
      ? []
      : apps.filter { app in
        TargetFiles(app, files: Array(texts)).paths.contains { path in
          texts.contains(path) && folders.contains { FilePath.isInside(path, $0) }
        }
      }
    let choice = named.isEmpty ? apps : named
    if choice.count == 1 { return choice.first }
    // Of several in one project the one that has its name is what people install.
    let main = choice.filter { app in
      FilePath.name(of: FilePath.directory(of: app.project.path)) == "\(app.name).xcodeproj"
    }
    return main.count == 1 ? main.first : nil
  }
}
