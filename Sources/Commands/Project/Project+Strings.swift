public import AppStrings
public import Resolver
internal import StringResources

extension Project {
  /// Reads the app's strings and says on standard error what is wrong with the files, and which of several apps it is.
  ///
  /// `required` is for verbs that can do nothing without strings; `countsWarnings` for reports of a draft, before which
  /// warnings about all other strings would stand.
  ///
  /// - Throws: ``CommandFailure`` if a revision or a pack cannot be read, and where strings are required and nothing
  ///   names any.
  public func strings(
    required: Bool = false, isQuiet: Bool = false, countsWarnings: Bool = false
  ) async throws(CommandFailure) -> AppStrings {
    guard !required || sources.pack != nil || !sources.directories.isEmpty else {
      throw CommandFailure(
        .configuration,
        "the app's strings are missing; name them with --android or --apple, or in pushwright.toml")
    }
    let strings = try await Self.opening(sources)
    if !isQuiet, let remark = appRemark { Narration.say("note: \(remark)") }
    if !isQuiet { Self.report(strings.problems, countsWarnings: countsWarnings) }
    return strings
  }

  private static func report(_ problems: [SourceProblem], countsWarnings: Bool) {
    // An error or a file that isn't read can be why a text is missing from the report.
    let named = problems.filter {
      !countsWarnings || $0.problem.severity == .error || $0.problem.losesText
    }
    Narration.say(each: named)
    let count = problems.count - named.count
    guard count > 0 else { return }
    let warnings = count == 1 ? "1 warning" : "\(count) warnings"
    Narration.say("note: \(warnings) about the app's strings; pushwright strings list names them")
  }

  /// The releases in the field, each with its strings.
  ///
  /// - Throws: ``CommandFailure`` if a revision or a pack cannot be read.
  func releasedStrings() async throws(CommandFailure) -> [ReleasedStrings] {
    var released: [ReleasedStrings] = []
    for release in releases { released.append(try await release.strings(wantedBy: [])) }
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

extension ReleasedStrings {
  /// The same with the pseudo-locales that are among the locales.
  public func withPseudoLocales(wantedBy locales: [String]) -> ReleasedStrings {
    ReleasedStrings(
      name: name, strings: resolver.strings.withPseudoLocales(wantedBy: locales),
      platforms: platforms)
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
