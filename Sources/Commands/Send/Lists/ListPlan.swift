internal import AppStrings
internal import Drafts
internal import FCMClient
internal import LocalFiles
internal import MessageLint
internal import RecipientLists
internal import SendPolicy
internal import Workspace

/// Everything about the drafts and the list that this machine knows by itself.
struct ListPlan {
  var sendCase: SendCase
  let drafts: ListDrafts
  let list: SurveyedList
  /// Of the moment in which the list was planned.
  let messages: ListMessages
  /// What every preview locale shows of each draft that someone gets, for the marks of reviewers.
  private let rows: [(draft: ListDrafts.Draft, rows: [LocaleRow])]
  /// That of earlier runs.
  var progress = ListProgress()

  /// `moment` in seconds since 1970; `seed` is random.
  ///
  /// - Throws: ``CommandFailure`` if a draft or the list can't be read.
  init(
    _ options: SendOptions, in project: Project, at moment: Int, seed: UInt64
  ) async throws(CommandFailure) {
    drafts = try ListDrafts(options)
    messages = drafts.messages(now: moment)
    list = try SurveyedList(
      try ListFile(options.list.to ?? "-"), column: options.list.column,
      placeholders: messages.placeholders, choosing: drafts.choice(of: messages),
      messages: messages, seed: seed)
    let strings = try await project.strings().localizations
    try project.checkLocales(strings)
    let released = try await project.releasedStrings()
    let linter = DraftLinter(
      project: project.previewing(strings, released), strings: strings, released: released,
      moment: .sending(now: moment, isTest: false), images: [:],
      mayLackStrings: options.strings.noStrings, apps: await project.appProjects())
    let examined = try ListExamination(
      drafts.all.map(\.input), messages, list.summary.shapes, by: linter)
    if drafts.all.count > 1 {
      for (path, count) in examined.errors {
        Narration.say("\(path): lint has \(count) error\(count == 1 ? "" : "s")")
      }
    }
    sendCase = SendCase(
      profile: project.profile, document: examined.document,
      expiresIn: drafts.all[0].input.notes.expiresIn, findings: examined.findings,
      shown: examined.shown, access: nil, reason: options.reason, now: moment)
    let perMinute = options.list.perMinute
    var audience = ListAudience(
      name: list.file.name, column: list.column, summary: list.summary,
      message: drafts.all[0].message, rate: perMinute,
      duration: SendRate(perMinute: perMinute).duration(of: list.summary.recipients),
      skipsMalformed: options.list.skipMalformed)
    audience.localeColumn = options.list.localeColumn
    audience.drafts = drafts.audience(list.summary)
    audience.example = examined.line
    audience.exampleDraft = drafts.all.count > 1 ? drafts.all[examined.draft].name : nil
    sendCase.list = audience
    if options.draft != "-" { sendCase.draft = options.draft.pathNames.last }
    rows = drafts.numbers(list.summary).map { [all = drafts.all] number in
      (all[number], linter.rows(of: all[number].input))
    }
    sendCase.translations = translations()
  }

  /// What reviewers say by now; a mark that can't be read isn't taken for granted.
  func translations() -> ReviewedTranslations? {
    ReviewedTranslations.together(
      rows.map { draft, rows in
        (draft.name, rows.map(\.locale.name), SendOptions.translations(of: rows, draft.path))
      })
  }

  /// A message of each shape, and the same to other registrations in case one is dead.
  var samples: [ListSample] {
    let shapes = list.summary.shapes
    return shapes.all.map { shape in
      ListSample(
        line: shape.line,
        messages: ([shape.registration] + shapes.standIns(for: shape)).map {
          messages.filled(shape.draft, shape.values, to: $0)
        })
    }
  }
}
