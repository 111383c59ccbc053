internal import Drafts
internal import HarmlessText
internal import Workspace

extension DraftNotes {
  /// Marks that count for no locale because of the case in which theirs is written; `FILE: warning: …`.
  func strays(
    beside draft: String, among locales: [Drafts.PreviewLocale]
  ) -> [String] {
    let names = Set(locales.map(\.id))
    return reviews.compactMap { mark in
      guard let reviewer = mark.reviewer, !names.contains(mark.locale),
        let meant = locales.first(where: { $0.id.lowercased() == mark.locale.lowercased() })
      else { return nil }
      let file =
        "\(ReportPath.relative(ReviewFile.directory(beside: draft)))/\(ReviewFile.name(of: reviewer))"
      return
        "\(file): warning: the mark for ‘\(VisibleText.of(mark.locale))’ doesn't count: write the locale as \(meant.id)"
    }
  }

  /// The locales that have marks and aren't in the preview, by name.
  func markedElsewhere(than locales: [Drafts.PreviewLocale]) -> [String] {
    let names = Set(locales.flatMap { [$0.id, $0.languages.first ?? ""] })
    return Set(reviews.map(\.locale)).subtracting(names).sorted()
  }
}
