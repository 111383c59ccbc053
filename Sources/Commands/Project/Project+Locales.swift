internal import Drafts
public import Resolver
public import Workspace

extension Project {
  /// What is wrong with the form of the locales that the project file names.
  var localeFormProblems: [WorkspaceProblem] {
    let known = KnownLocales([])
    return localeProblems { known.complaint(aboutFormOf: $0) }
  }

  /// The locales of the project file that no device has, as far as the app's languages are needed to tell.
  public func localeProblems(_ strings: AppLocalizations) -> [WorkspaceProblem] {
    let known = knownLocales(strings)
    // Those of another form are among the project's problems already.
    let problems = localeProblems { tag in
      known.complaint(aboutFormOf: tag) == nil ? known.complaint(about: tag) : nil
    }
    return problems + [developmentRegionProblem(strings)].compactMap(\.self)
  }

  /// What is wrong with the language that Apple devices fall back to: the app hasn't any texts in it.
  ///
  /// Then it changes nothing on devices, so that leaving it out is always right. With other strings than the file's own
  /// there is nothing to say about the file.
  private func developmentRegionProblem(_ strings: AppLocalizations) -> WorkspaceProblem? {
    guard readsOwnStrings, let file, let app, let region = app.developmentRegion else { return nil }
    let place = app.developmentRegionPlace
    if app.apple.isEmpty {
      return KnownLocales([], mayHaveOthers: true).complaint(about: region).map {
        WorkspaceProblem(
          .error, path: ReportPath.relative(file.path), line: place.line, column: place.column,
          sentence: $0)
      }
    }
    guard let apple = strings.apple, !strings.faults.contains(where: { $0.platform == .apple })
    else { return nil }
    let names = apple.localizations.map(\.name)
    // What is in Base.lproj, or in no folder, is in that language: any will do that exists.
    let isBase = names.contains("Base") || apple.unlocalized != nil
    let isKnown =
      isBase
      ? KnownLocales(names).complaint(about: region) == nil
      : !strings.supported(among: [region], on: .apple).isEmpty
    guard !isKnown else { return nil }
    let some = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return WorkspaceProblem(
      .error, path: ReportPath.relative(file.path), line: place.line, column: place.column,
      sentence: isBase
        ? "‘\(region)’ isn't a language: name the one that Base.lproj is written in"
        : "the Apple app has no texts in ‘\(region)’: leave the key out, or name one of \(some)")
  }

  /// What a mistyped locale is compared with: the app's languages, and with `including` the project's.
  func knownLocales(
    _ strings: AppLocalizations, _ released: [ReleasedStrings] = [], including own: [String] = []
  ) -> KnownLocales {
    let locales = strings.deviceLocales + released.flatMap(\.resolver.strings.deviceLocales)
    return KnownLocales(
      own + locales, mayHaveOthers: locales.isEmpty || !strings.faults.isEmpty)
  }

  /// Refuses a project file with a locale that no device has: findings about it would not be about a device.
  ///
  /// - Throws: ``CommandFailure`` after printing the problems on standard error.
  func checkLocales(_ strings: AppLocalizations) throws(CommandFailure) {
    let problems = localeProblems(strings)
    Narration.say(each: problems)
    if !problems.isEmpty { throw Self.refusal(ofMistakes: problems.count, in: file) }
  }

  private func localeProblems(
    _ complaint: (String) -> String?
  ) -> [WorkspaceProblem] {
    guard let file else { return [] }
    let path = ReportPath.relative(file.path)
    let previewed = file.preview.locales.flatMap { locale in
      locale.languages.map { (tag: $0, line: locale.line, column: locale.column) }
    }
    let suppressed = file.lint.suppressions.compactMap { suppression in
      suppression.locale.map { (tag: $0, line: suppression.line, column: nil as Int?) }
    }
    return (previewed + suppressed).compactMap { tag, line, column in
      complaint(tag).map {
        WorkspaceProblem(.error, path: path, line: line, column: column, sentence: $0)
      }
    }
  }
}
