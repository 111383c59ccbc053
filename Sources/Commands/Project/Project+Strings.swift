public import AppStrings
public import Resolver

extension Project {
  /// Reads the app's strings and says on standard error what is wrong with the files, and which of several apps it is.
  ///
  /// `required` is for verbs that can do nothing without strings.
  ///
  /// - Throws: ``CommandFailure`` if a revision or a pack cannot be read, and where strings are required and nothing
  ///   names any.
  public func strings(
    required: Bool = false, isQuiet: Bool = false
  ) async throws(CommandFailure) -> AppStrings {
    guard !required || sources.pack != nil || !sources.directories.isEmpty else {
      throw CommandFailure(
        .configuration,
        "the app's strings are missing; name them with --android or --apple, or in pushwright.toml")
    }
    let strings = try await Self.opening(sources)
    if !isQuiet, let remark = appRemark { Narration.say("note: \(remark)") }
    if !isQuiet { Narration.say(each: strings.problems) }
    return strings
  }

  /// The releases in the field, each with its strings.
  ///
  /// - Throws: ``CommandFailure`` if a revision or a pack cannot be read.
  func releasedStrings(
    wantedBy locales: [String]
  ) async throws(CommandFailure) -> [ReleasedStrings] {
    var released: [ReleasedStrings] = []
    for release in releases { released.append(try await release.strings(wantedBy: locales)) }
    return released
  }

  fileprivate static func opening(_ sources: AppSources) async throws(CommandFailure) -> AppStrings
  {
    do {
      return try await AppStrings.opening(sources)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension Project.Release {
  /// Reads its strings, with the pseudo-locales that are among the locales.
  ///
  /// Problems of its files aren't reported: the release is out.
  ///
  /// - Throws: ``CommandFailure`` if the revision or the pack cannot be read.
  public func strings(
    wantedBy locales: [String]
  ) async throws(CommandFailure) -> ReleasedStrings {
    do throws(CommandFailure) {
      let strings = try await Project.opening(sources)
      return ReleasedStrings(
        name: name, strings: strings.localizations.withPseudoLocales(wantedBy: locales),
        platforms: Set(strings.platforms.map(\.platform)))
    } catch {
      throw CommandFailure(error.status, "release \(name): \(error.sentence)")
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
