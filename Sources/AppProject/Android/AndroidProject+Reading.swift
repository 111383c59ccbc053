extension AndroidProject {
  /// Reads the sources in a folder, in parallel.
  ///
  /// `resFolders` are those of the app's texts, from the top: the app whose module has one of them is read, and other
  /// apps of the same sources aren't. `nil` if nothing there is an Android app.
  @concurrent
  public static func reading(
    _ folder: ProjectFolder, resFolders: [String], limits: ReadingLimits = ReadingLimits(),
    noting unread: UnreadSources = UnreadSources()
  ) async -> AndroidProject? {
    let listing = ProjectListing(folder, limits, kind: AndroidFileKind.init)
    let budget = ByteBudget(limits)
    let parts = await parts(of: listing.files, from: folder, budget)
    return AndroidProject(parts, listing, budget, resFolders: resFolders, noting: unread)
  }

  /// The same for few files that are held in memory, without another task.
  public init?(
    _ files: [String: [UInt8]], resFolders: [String],
    noting unread: UnreadSources = UnreadSources()
  ) {
    let (folder, limits) = (ProjectFolder.memory(files), ReadingLimits())
    let (listing, budget) = (
      ProjectListing(folder, limits, kind: AndroidFileKind.init), ByteBudget(limits)
    )
    var part = ProjectPart()
    for file in listing.files { part.read(file, from: folder, budget) }
    self.init([part], listing, budget, resFolders: resFolders, noting: unread)
  }

  /// `nil` if no module of the sources is an app.
  private init?(
    _ parts: [ProjectPart], _ listing: ProjectListing<AndroidFileKind>, _ budget: ByteBudget,
    resFolders: [String], noting log: UnreadSources
  ) {
    let scripts = parts.flatMap(\.scripts)
    let modules = AppModules(scripts, parts.flatMap(\.manifests), resFolders: resFolders)
    let unread = (listing.unread + parts.flatMap(\.unread)).filter { !modules.isForeign($0.path) }
    log.note(unread)
    guard let module = modules.own else { return nil }
    self.init(module: module)
    let excess = budget.isExceeded ? "the sources are too large to read all of them" : nil
    gaps = SourceGaps(
      whole: listing.excess ?? excess ?? modules.gap, unread: unread,
      files: listing.files.map(\.kind))
    manifests = modules.ordered(parts.flatMap(\.manifests))
    for part in parts { add(part, of: modules) }
    sortNames()
    let readings = parts.flatMap(\.code).filter { !modules.isForeign($0.path) }.map(\.reading)
    let found = ResolvedChannels(readings) { texts[$0] }
    (channels, computedChannels) = (found.channels, found.computed)
    interceptors = readings.flatMap(\.interceptors)
    permissionRequests = readings.flatMap(\.permissionRequests)
    build = ReleaseBuild(
      modules.script, all: scripts, catalogs: parts.flatMap(\.catalogs),
      properties: parts.flatMap(\.properties))
  }

  private mutating func add(_ part: ProjectPart, of modules: AppModules) {
    for resource in part.resources where !modules.isForeign(resource.place.path) {
      resources["\(resource.type)/\(resource.name)", default: []].append(resource)
    }
    references.formUnion(part.references)
    texts.merge(part.texts) { first, _ in first }
    keep += part.keep.filter { !modules.isForeign($0.place.path) }
    for (folder, place) in part.languages where !modules.isForeign(place.path) {
      languages[folder] = languages[folder] ?? place
    }
    dependencies += part.dependencies.filter { !modules.isForeign($0.path) }
    vendors += part.vendors.filter { !modules.isForeign($0.place.path) }
    directBoot += part.directBoot.filter { !modules.isForeign($0.path) }
    firebase += part.firebase.filter { !modules.isForeign($0.place.path) }
  }

  /// Enough files for a task that starting it costs nothing beside it.
  private static let batch = 64

  private static func parts(
    of files: [ProjectListing<AndroidFileKind>.File], from folder: ProjectFolder,
    _ budget: ByteBudget
  ) async -> [ProjectPart] {
    await withTaskGroup(of: (Int, ProjectPart).self) { group in
      for start in stride(from: 0, to: files.count, by: batch) {
        let files = files[start..<min(start + batch, files.count)]
        group.addTask {
          var part = ProjectPart()
          for file in files where !Task.isCancelled { part.read(file, from: folder, budget) }
          return (start, part)
        }
      }
      var parts: [(Int, ProjectPart)] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
