internal import AppStrings
internal import Drafts
internal import FCMClient
internal import LanguageTags
internal import LocalFiles
internal import MessageLint
internal import PushMessages
internal import Resolver
internal import Spelling
internal import Workspace

/// A draft with its marks, and what every locale of the preview shows now.
struct ReviewedDraft {
  let path: String
  private(set) var notes: DraftNotes
  let rows: [LocaleRow]
  /// Those that the project previews.
  let platforms: [Platform]
  let demand: ReviewDemand?
  /// What lint has found in it.
  let findings: [Finding]
  /// The locales that these are about.
  private let doubts: DoubtedLocales
  /// The hash of the message for each project that a profile sends to, that of the chosen profile first, and that of the
  /// message alone.
  let payloadHashes: [String]

  /// Reads what the options name, as `lint` and `send` do.
  ///
  /// - Throws: ``CommandFailure`` if the draft or its marks can't be read, or its texts aren't known: a mark is about what
  ///   devices show.
  static func reading(
    _ path: String, _ project: ProjectOptions, _ strings: StringsOptions
  ) async throws(CommandFailure) -> ReviewedDraft {
    guard path != "-" else {
      throw CommandFailure(.usage, "marks are kept beside a draft: name its file")
    }
    let input = LintInput(path)
    for remark in input.remarks { Narration.say(remark) }
    if let failure = input.failure ?? input.notesFailure { throw failure }
    let named = try Project.checked(project)
    let texts = try await named.strings(countsWarnings: true).localizations
    try named.checkLocales(texts)
    let released = try await named.releasedStrings()
    let linter = DraftLinter(
      project: named.previewing(texts, released), strings: texts, released: released,
      moment: .composing, images: [:],
      mayLackStrings: strings.noStrings, apps: await named.appProjects())
    let (shown, judgement) = linter.examine(input)
    try linter.requireStrings(for: shown, of: input)
    let rows = linter.rows(of: input)
    Narration.say(each: input.notes.strays(beside: path, among: rows.map(\.locale)))
    return ReviewedDraft(
      path: path, notes: input.notes, rows: rows,
      platforms: named.settings.platforms, demand: named.requiredReview, findings: judgement.kept,
      doubts: DoubtedLocales(judgement.kept),
      payloadHashes: payloadHashes(of: input, in: named))
  }

  private static func payloadHashes(of input: LintInput, in project: Project) -> [String] {
    guard let message = input.document.message else { return [] }
    let profiles = [project.profile.profile].compactMap(\.self) + (project.file?.profiles ?? [])
    var hashes: [String] = []
    let projects = profiles.compactMap { $0.project.flatMap { ProjectID($0) } }
    for project in projects.map(Optional.some) + [nil] {
      let hash = PayloadHash(
        project: project, message: message,
        computed: input.notes.expiresIn == nil ? [] : [PayloadHash.expiration]
      ).description
      if !hashes.contains(hash) { hashes.append(hash) }
    }
    return hashes
  }

  /// What lint has against a locale's texts on the devices that the project previews, each once.
  func doubts(about row: LocaleRow) -> [String] {
    let found = platforms.filter { doubts.concern(row[$0]) }
      .flatMap { DoubtedLocales.findings(findings, about: row[$0]) }
    return found.reduce(into: []) { lines, finding in
      if !lines.contains(finding.headline) { lines.append(finding.headline) }
    }
  }

  var reviews: LocaleReviews { LocaleReviews(rows, marks: notes.reviews, isReading: false) }

  /// The rows of the locales that are named, by name or by their whole list; all rows if none is named.
  ///
  /// - Throws: ``CommandFailure`` for one that the preview doesn't have.
  func rows(named names: [String]) throws(CommandFailure) -> [Int] {
    guard !names.isEmpty else { return Array(rows.indices) }
    var found: [Int] = []
    for name in names {
      let index = rows.firstIndex { row in
        [row.locale.name, row.locale.id].contains { $0.lowercased() == name.lowercased() }
      }
      guard let index else {
        throw CommandFailure(
          .usage, "‘\(name)’ isn't a locale of the preview: \(remedy(for: name))")
      }
      if !found.contains(index) { found.append(index) }
    }
    return found
  }

  /// The row that a file of answers names, by the whole list or by name; `nil` if the preview has none.
  func row(of name: String) -> Int? {
    rows.firstIndex { $0.locale.id == name } ?? rows.firstIndex { $0.locale.name == name }
  }

  /// The locales of the language that was meant, or the name that was mistyped, before a list of all.
  private func remedy(for name: String) -> String {
    let names = rows.map(\.locale.name)
    let language = LanguageTag.language(of: name).lowercased()
    let alike = names.filter { LanguageTag.language(of: $0).lowercased() == language }
    if !alike.isEmpty, alike.count <= Self.mostProposed {
      return "did you mean \(alike.joined(separator: " or "))?"
    }
    if alike.isEmpty, let nearest = NearestName.suggestion(for: name, among: names) {
      return "did you mean \(nearest)?"
    }
    let listed = alike.isEmpty ? names : alike
    return "use one of \(listed.prefix(8).joined(separator: ", "))\(listed.count > 8 ? ", …" : "")"
  }

  private static let mostProposed = 3

  /// Changes the marks as the composer does.
  mutating func change(_ change: (inout [ReviewMark]) -> Void) {
    notes.reviews.nameDevices(of: rows.map(\.locale))
    change(&notes.reviews)
  }

  /// Writes a reviewer's file, and the notes where an old mark has left them.
  ///
  /// - Throws: ``CommandFailure`` if another program has changed one of them since they were read; then nothing is written
  ///   over.
  func save(for reviewer: Reviewer) throws(CommandFailure) {
    let store = ReviewStore(draft: path)
    switch notes.changedFile(of: reviewer) {
    case .success(let change): try store.save(change.new, replacing: change.old.text)
    case .failure(let fault):
      throw CommandFailure(
        .configuration,
        "\(store.directory)/\(fault.name):\(fault.line): \(fault.sentence); nothing was written")
    case nil: break
    }
    try store.save(notes)
  }
}
