import AppStrings
import Commands
import ComposerState
import DevicePreview
import Drafts
import MessageLint
import Resolver
import StringResources
import Workspace

/// The app's strings as a session has them last, and the previewer over them.
@MainActor
final class SessionStrings {
  private(set) var previewer: NotificationPreviewer
  /// What the app's sources tell; nothing until they are read.
  private(set) var apps = AppProjects()
  /// Whether they are being read for the first time.
  private var awaitsSources = false
  /// Goes up by one each time there is another previewer, or something else in the sources.
  private(set) var revision = 0
  private var project: Project
  private var strings: AppStrings?
  private var origin: StringsOrigin?
  /// `nil` until the feed has told of them.
  private var releases: [ReleasedStrings]?
  /// The preview's locales; those that are added while the program runs too.
  private var previewed: [Drafts.PreviewLocale]

  /// Nothing is read yet.
  init(_ project: Project) {
    self.project = project
    previewed = project.settings.locales
    previewer = NotificationPreviewer(
      strings: AppLocalizations(), appName: project.settings.appName,
      platforms: Set(project.settings.platforms))
  }

  /// The project file says something else; where the strings are elsewhere now, nothing of them is known until they are
  /// read.
  func use(_ project: Project, readsAnew: Bool) -> [Action] {
    self.project = project
    guard readsAnew else { return strings.map { [preview($0)] } ?? [] }
    (strings, origin, releases) = (nil, nil, [])
    (apps, awaitsSources) = (AppProjects(), false)
    revision += 1
    previewer = NotificationPreviewer(
      strings: AppLocalizations(), appName: project.settings.appName,
      platforms: Set(project.settings.platforms))
    return []
  }

  /// Takes what the feed tells, and says what of it the composer is to know; standard error is the log by now.
  func take(_ news: StringsFeed.News) -> [Action] {
    switch news {
    case .strings(let strings, let origin):
      (self.strings, self.origin) = (strings, origin)
      Narration.say(each: strings.problems)
      return [preview(strings)]
    case .origin(let origin):
      self.origin = origin
      return strings.map { [.stringsRead(summary(of: $0))] } ?? []
    case .releases(let releases, let failures):
      self.releases = releases
      for failure in failures { Narration.say("\(failure)") }
      let more = failures.count > 1 ? " (+\(failures.count - 1) more)" : ""
      let notice = failures.first.map { Action.noticed(Notice(.error, "\($0)\(more)")) }
      return [notice, strings.map { preview($0) }].compactMap(\.self)
    case .readingSources:
      awaitsSources = true
      return strings.map { [.stringsRead(summary(of: $0))] } ?? []
    case .sources(let apps):
      let (isNew, wasAwaited) = (apps != self.apps, awaitsSources)
      (self.apps, awaitsSources) = (apps, false)
      guard isNew || wasAwaited, let strings else { return [] }
      return isNew ? [preview(strings)] : [.stringsRead(summary(of: strings))]
    case .problem(let problem):
      Narration.say("\(problem)")
      return [.noticed(Notice(.warning, "\(problem)"))]
    }
  }

  /// Pseudo-locales are made when the first of them is previewed.
  func take(locales: [Drafts.PreviewLocale]) {
    // At each key, and they are seldom others than before.
    guard locales != previewed else { return }
    let hadPseudoLocales = wantsPseudoLocales
    previewed = locales
    guard wantsPseudoLocales, !hadPseudoLocales, let strings else { return }
    _ = preview(strings)
  }

  /// The previewer where the strings are read; before that it would say of every text that nothing is known.
  var readPreviewer: NotificationPreviewer? { strings == nil ? nil : previewer }

  private var wantsPseudoLocales: Bool { locales.contains("en-XA") || locales.contains("ar-XB") }

  private var locales: [String] { previewed.compactMap(\.languages.first) }

  private func preview(_ strings: AppStrings) -> Action {
    revision += 1
    let settings = project.settings
    // Those that the project file names are in the releases already.
    let known = releases ?? []
    let isNew = wantsPseudoLocales && !project.wantsPseudoLocales
    previewer = NotificationPreviewer(
      strings: strings.localizations.shipped(by: apps).withPseudoLocales(wantedBy: locales),
      appName: settings.appName,
      releases: isNew ? known.map { $0.withPseudoLocales(wantedBy: locales) } : known,
      platforms: Set(settings.platforms), behavior: apps.behavior(listing: settings.channels))
    return .stringsRead(summary(of: strings))
  }

  /// What the texts are of, where not of the files on the disk.
  private var snapshot: String? {
    let sources = project.sources
    if let pack = sources.pack { return "the pack \(pack)" }
    return sources.revision.map { "revision \(origin?.description ?? $0)" }
  }

  private func summary(of strings: AppStrings) -> StringsSummary {
    let mistakes = project.localeProblems(strings.localizations).map(\.description)
    let errors =
      mistakes
      + strings.problems.filter { $0.problem.severity == .error }.map(\.description)
    let name = origin.map { $0.isDirty ? "\($0.description) ●" : $0.description }
    var summary = StringsSummary(
      revision: revision, fileCount: strings.fileCount, errors: errors, projectMistakes: mistakes,
      origin: name, snapshot: snapshot, releases: (releases ?? []).map(\.name),
      awaited: releases == nil ? project.releases.map(\.name) : [],
      locales: project.namesLocales
        ? [] : project.previewing(strings.localizations, releases ?? []).settings.locales)
    summary.awaitsSources = awaitsSources
    return summary
  }
}

extension Project {
  fileprivate var wantsPseudoLocales: Bool {
    settings.locales.contains { ["en-XA", "ar-XB"].contains($0.languages.first) }
  }
}
