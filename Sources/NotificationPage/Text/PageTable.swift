internal import DevicePreview
internal import Resolver
internal import TextLayout

/// A draft's locales and devices as a table for a terminal.
struct PageTable {
  private struct Cell {
    var text: String
    var color = ""
  }

  private let draft: PagedDraft
  private let isColored: Bool

  init(_ draft: PagedDraft, isColored: Bool) {
    self.draft = draft
    self.isColored = isColored
  }

  /// A heading, a row for each locale, and the totals.
  var text: String {
    let header =
      [Cell(text: "locale")] + draft.platforms.map { Cell(text: $0.device) }
      + [Cell(text: "review")]
    let rows = [header] + draft.locales.map(row)
    let widths = header.indices.map { column in
      min(Self.widest, rows.map { Self.width(of: $0[column].text) }.max() ?? 0)
    }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        written(cell.0, width: column == header.count - 1 ? nil : cell.1)
      }.joined(separator: "  ")
    }
    return ([draft.name.displayable] + lines + totals).joined(separator: "\n") + "\n"
  }

  private static let widest = 48

  private func row(of locale: PagedLocale) -> [Cell] {
    let others = draft.unaddressed
    let devices = locale.shown.map { shown in
      let platform = shown.device.platform
      return others.contains(platform)
        ? Cell(text: "– \(platform.unaddressedWords)")
        : Cell(
          text: Self.words(for: shown, in: locale) + (draft.sourceMark(shown)),
          color: Self.color(of: locale.verdict(of: shown).severity))
    }
    let review = locale.review.map { "\($0.mark) \($0.word)" } ?? "–"
    return [Cell(text: locale.name)] + devices + [Cell(text: review)]
  }

  /// `✗ app crashes (fr)`: the outcome, and the localization that is used.
  private static func words(for shown: ShownNotification, in locale: PagedLocale) -> String {
    let names = shown.localizations.map(\.source.shortLocalization)
    let place = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    return "\(locale.verdict(of: shown).mark) \(locale.headline(of: shown))\(place)"
  }

  private var totals: [String] {
    draft.addressed.map { platform in
      let counts = draft.counts(on: platform).map { "\($0.count) × \($0.verdict.label)" }
      return "\(platform.device): \(counts.joined(separator: ", "))"
    } + draft.unaddressedWords + ["Review: \(draft.reviewWords)"]
  }

  /// The last column isn't filled up.
  private func written(_ cell: Cell, width: Int?) -> String {
    let text =
      width.map { cell.text.padded(toWidth: $0, ambiguous: .offScreen) } ?? cell.text.displayable
    guard isColored, !cell.color.isEmpty else { return text }
    return "\u{1B}[\(cell.color)m\(text)\u{1B}[0m"
  }

  private static func width(of text: String) -> Int {
    text.displayable.terminalWidth(ambiguous: .offScreen)
  }

  private static func color(of severity: Verdict.Severity) -> String {
    switch severity {
    case .fine: "32"
    case .unknown: "35"
    case .warning: "33"
    case .error: "31"
    }
  }
}

extension SignOffPage {
  /// Locales × devices, a table for each draft; nothing in it but its own colors is a control sequence.
  public func table(isColored: Bool) -> String {
    drafts.map { PageTable($0, isColored: isColored).text }.joined(separator: "\n")
  }
}
