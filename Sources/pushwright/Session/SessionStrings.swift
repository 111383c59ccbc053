import AppStrings
import Commands
import ComposerState
import DevicePreview
import Resolver
import StringResources

/// The app's strings as a session has them last, and the previewer over them.
struct SessionStrings {
  private(set) var previewer: NotificationPreviewer
  /// Goes up by one each time there is another previewer.
  private(set) var revision = 0
  private let project: Project
  private var strings: AppStrings?
  private var origin: StringsOrigin?
  private var releases: [ReleasedStrings] = []

  /// Nothing is read yet.
  init(_ project: Project) {
    self.project = project
    previewer = NotificationPreviewer(
      strings: AppLocalizations(), appName: project.settings.appName)
  }

  /// Takes what the feed tells, and says what of it the composer is to know; standard error is the log by now.
  mutating func take(_ news: StringsFeed.News) -> [Action] {
    switch news {
    case .strings(let strings, let origin):
      (self.strings, self.origin) = (strings, origin)
      for problem in strings.problems { Narration.say("\(problem)") }
      return [preview(strings)]
    case .releases(let releases, let failures):
      self.releases = releases
      for failure in failures { Narration.say("\(failure)") }
      let more = failures.count > 1 ? " (+\(failures.count - 1) more)" : ""
      let notice = failures.first.map { Action.noticed(Notice(.error, "\($0)\(more)")) }
      return [notice, strings.map { preview($0) }].compactMap(\.self)
    case .problem(let problem):
      Narration.say("\(problem)")
      return [.noticed(Notice(.warning, "\(problem)"))]
    }
  }

  private mutating func preview(_ strings: AppStrings) -> Action {
    revision += 1
    let settings = project.settings
    previewer = NotificationPreviewer(
      strings: strings.localizations.withPseudoLocales(wantedBy: settings.locales.map(\.name)),
      appName: settings.appName, releases: releases)
    let errors = strings.problems.filter { $0.problem.severity == .error }
    let name = origin.map { $0.isDirty ? "\($0.description) ●" : $0.description }
    return .stringsRead(
      StringsSummary(
        revision: revision, fileCount: strings.fileCount, errors: errors.map(\.description),
        origin: name, releases: releases.map(\.name)))
  }
}
