public import AppStrings
internal import Resolver

extension Project {
  /// Reads the app's strings and says on standard error what is wrong with the files.
  ///
  /// - Throws: ``CommandFailure`` where a revision or a pack cannot be read.
  public func strings() async throws(CommandFailure) -> AppStrings {
    for problem in problems { Narration.say("\(problem)") }
    let strings = try await Self.opening(sources)
    for problem in strings.problems { Narration.say("\(problem)") }
    return strings
  }

  /// The releases in the field, each with its strings.
  ///
  /// - Throws: ``CommandFailure`` where a revision or a pack cannot be read.
  func releasedStrings() async throws(CommandFailure) -> [ReleasedStrings] {
    var released: [ReleasedStrings] = []
    for release in releases {
      let strings = try await Self.opening(release.sources)
      released.append(ReleasedStrings(name: release.name, strings: strings.localizations))
    }
    return released
  }

  private static func opening(_ sources: AppSources) async throws(CommandFailure) -> AppStrings {
    do {
      return try await AppStrings.opening(sources)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  init(_ failure: SourceFailure) {
    switch failure.kind {
    case .missing: self.init(.noSuchFile, failure.sentence)
    case .unreadable: self.init(.unreadableInput, failure.sentence)
    }
  }
}
