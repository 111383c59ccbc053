internal import FileWatching
public import Resolver
internal import StringResources

/// An app's strings as they were read: what the resolver needs, and what was wrong with the files.
public struct AppStrings: Sendable {
  public var localizations: AppLocalizations
  /// In the order of the sources, file by file.
  public var problems: [SourceProblem]
  public var fileCount: Int
  /// What is read, with the directories that a pack names.
  public var sources: AppSources
  /// What a pack or a revision says of itself; for the disk ask ``StringsOrigin/finding(for:)``.
  public var origin: StringsOrigin?

  /// Far more than any app has, whose most is about 130: for each of them all others are looked at.
  static let mostLocalizations = 500
  static let tooManyLocalizations =
    "it has more than \(mostLocalizations) localizations, too many for one app: name the app's own directory"

  var androidPart: AndroidSourceReader.Result
  var applePart: AppleSourceReader.Result

  /// Reads every file of the sources, in parallel.
  ///
  /// Reading never fails: a platform without sources stays `nil`, a file that cannot be used leaves
  /// a problem, and so does a revision or a pack: then nothing is known.
  public static func reading(_ sources: AppSources) async -> AppStrings {
    do {
      return try await opening(sources)
    } catch {
      var strings = assembled(.init(), .init(), sources, nil)
      strings.problems = [.whole(error.path, .error, error.sentence)]
      strings.localizations.faults = strings.problems.flatMap { problem in
        [Platform.android, .apple].compactMap { problem.fault(on: $0) }
      }
      return strings
    }
  }

  /// The same for those who can do nothing without the strings.
  ///
  /// - Throws: where the revision or the pack cannot be read; all else leaves problems.
  public static func opening(_ sources: AppSources) async throws(SourceFailure) -> AppStrings {
    let opened = try await OpenedSources.opening(sources).get()
    return await reading(opened.sources, from: opened.files, origin: opened.origin)
  }

  /// Reads the directories of the sources from the given files.
  public static func reading(
    _ sources: AppSources, from files: FileSource, origin: StringsOrigin? = nil
  ) async -> AppStrings {
    await reading(sources, from: AppFiles(files), origin: origin)
  }

  static func reading(
    _ sources: AppSources, from files: AppFiles, origin: StringsOrigin? = nil
  ) async -> AppStrings {
    async let android = AndroidSourceReader.read(
      sources.android, sources.build, package: sources.package, from: files)
    async let apple = AppleSourceReader.read(
      sources.apple, developmentRegion: sources.developmentRegion, from: files)
    return await assembled(android, apple, sources, origin)
  }

  /// Reads what has changed on the disk and keeps the rest.
  ///
  /// Of Android, the files at or below the changed paths and the new ones are read; of Apple, where
  /// one build product is made of several files, all of a changed app.
  public func rereading(_ paths: Set<String>) async -> AppStrings {
    guard sources.revision == nil, sources.pack == nil else { return self }
    let files = AppFiles(.disk)
    let changes = ChangedPaths(paths)
    var (android, apple) = (androidPart, applePart)
    if changes.touch(sources.android + sources.android.map(AndroidLocaleConfigSearch.manifest)) {
      android = await AndroidSourceReader.read(
        sources.android, sources.build, package: sources.package, from: files,
        keeping: android.files.filter { !changes.contain($0.path) })
    }
    if changes.touch(sources.apple) {
      apple = await AppleSourceReader.read(
        sources.apple, developmentRegion: sources.developmentRegion, from: files)
    }
    return Self.assembled(android, apple, sources, nil)
  }

  private static func assembled(
    _ android: AndroidSourceReader.Result, _ apple: AppleSourceReader.Result,
    _ sources: AppSources, _ origin: StringsOrigin?
  ) -> AppStrings {
    AppStrings(
      localizations: AppLocalizations(
        android: android.table, apple: apple.table,
        faults: android.problems.compactMap { $0.fault(on: .android) }
          + apple.problems.compactMap { $0.fault(on: .apple) },
        losses: android.problems.compactMap { $0.loss(on: .android) }
          + apple.problems.compactMap { $0.loss(on: .apple) },
        blockers: android.problems.compactMap { $0.blocker(on: .android) }),
      problems: android.problems + apple.problems,
      fileCount: android.files.count + apple.fileCount,
      sources: sources, origin: origin, androidPart: android, applePart: apple)
  }
}
