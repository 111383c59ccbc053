public import Resolver

/// An app's strings as they were read: what the resolver needs, and what was wrong with the files.
public struct AppStrings: Sendable {
  public var localizations: AppLocalizations
  /// In the order of the sources, file by file.
  public var problems: [SourceProblem]
  public var fileCount: Int

  /// Reads every file of the sources, in parallel.
  ///
  /// Reading never fails: a platform without sources stays `nil`, a file that cannot be used leaves a problem.
  public static func reading(_ sources: AppSources) async -> AppStrings {
    async let android = AndroidSourceReader.read(sources.android, package: sources.package)
    async let apple = AppleSourceReader.read(
      sources.apple, developmentRegion: sources.developmentRegion)
    let (androidPart, applePart) = await (android, apple)
    return AppStrings(
      localizations: AppLocalizations(android: androidPart.table, apple: applePart.table),
      problems: androidPart.problems + applePart.problems,
      fileCount: androidPart.fileCount + applePart.fileCount)
  }
}
