internal import Drafts
internal import HarmlessText
internal import MessageLint
internal import PushMessages
internal import SendPolicy
internal import TextLayout
internal import Workspace

/// The marks of a draft as people and scripts read them.
struct ReviewReport {
  private let draft: ReviewedDraft
  private let rows: [Int]
  private let reviews: LocaleReviews

  init(_ draft: ReviewedDraft, rows: [Int]) {
    (self.draft, self.rows) = (draft, rows)
    reviews = draft.reviews
  }

  private var translations: ReviewedTranslations { reviews.translations(of: draft.rows) }

  private var missing: MissingReviews? { draft.demand.flatMap { translations.missing($0) } }

  var text: String {
    let width = rows.map { draft.rows[$0].locale.name.count }.max() ?? 0
    var lines = ["\(draft.path): \(translations.summary)"]
    if let demand = draft.demand {
      lines.append("required: \(demand)\(missing.map { "; \($0.sentence)" } ?? ", done")")
    }
    lines += rows.map { index in
      let name = draft.rows[index].locale.name
      let verdict = reviews.verdicts[index]
      let space = String(repeating: " ", count: width - name.count + 2)
      return "\(verdict.sign) \(name)\(space)\(verdict.words)\(verdict.overrides)"
    }
    let others = draft.notes.markedElsewhere(than: draft.rows.map(\.locale))
    if !others.isEmpty {
      let more = others.count > 8 ? ", …" : ""
      lines.append(
        "marks for locales that aren't in the preview: "
          + others.prefix(8).map { VisibleText.of($0) }.joined(separator: ", ") + more)
    }
    return lines.map { $0.displayable + "\n" }.joined()
  }

  var json: String {
    JSONReport.text(
      .reviews,
      members: [
        .init("draft", .string(ReportPath.relative(draft.path))),
        .init("total", .number("\(translations.total)")),
        .init("reviewed", .number("\(translations.reviewed)")),
        .init("required", JSONReport.string(draft.demand?.description)),
        .init("missing", JSONReport.string(missing?.sentence)),
        .init("locales", .list(rows.map(locale))),
      ])
  }

  private func locale(_ index: Int) -> JSONValue {
    let (row, verdict) = (draft.rows[index], reviews.verdicts[index])
    let texts = row.textsHash
    return .object([
      .init("locale", .string(row.locale.id)), .init("texts", .string(texts)),
      .init("state", .string(verdict.state?.word ?? "none")),
      .init(
        "marks",
        .list(
          verdict.marks.map { mark in
            .object([
              .init("reviewer", JSONReport.string(mark.reviewer?.name)),
              .init("email", JSONReport.string(mark.reviewer?.email)),
              .init("state", .string(mark.state.rawValue)), .init("note", .string(mark.note)),
              .init("time", .string(mark.time)),
              .init("current", .boolean(mark.texts == texts)),
              .init("counts", .boolean(verdict.deciding.contains(mark))),
            ])
          })),
    ])
  }
}

extension LocaleVerdict {
  fileprivate var sign: String {
    switch state {
    case .reviewed: "✓"
    case .rejected: "✗"
    case .lapsed: "↻"
    case nil: "–"
    }
  }

  fileprivate var words: String {
    switch state {
    case nil: "not reviewed"
    case .reviewed, .rejected:
      "\(state?.word ?? "") by " + deciding.map(\.words).joined(separator: ", ")
    case .lapsed(let old):
      "changed since it was \(old.rawValue) by "
        + deciding.map(\.words).joined(separator: ", ")
    }
  }
}

extension LocaleVerdict {
  /// An approval in spite of a rejection says so, and why the locale was rejected.
  fileprivate var overrides: String {
    overridden.map { override in
      "; \(override.mark.reviewer?.fullName ?? "someone") overrode \(override.rejection.words)"
    }.joined()
  }
}

extension ReviewMark {
  /// `Ada <ada@example.com> on 2026-11-21T20:00:00Z: too long`.
  fileprivate var words: String {
    let name = reviewer?.fullName ?? "someone"
    return "\(name) on \(time)" + (note.isEmpty ? "" : ": \(VisibleText.of(note))")
  }
}
